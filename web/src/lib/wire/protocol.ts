// Made from src/fondaco/server/wire/ and mine/wire.py by `npm run types`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Advise
         * @description What might this seat answer to the question `id`? The reply is a `Hint`, after a second or two.
         */
        Advise: {
            /** @enum {unknown} */
            type: "advise";
            id: string;
            seat: number;
        };
        /**
         * Announcement
         * @description What the operator tells everybody; without an id there is nothing to tell.
         */
        Announcement: {
            /** @enum {unknown} */
            type: "announcement";
            id: string;
            said: {
                [key: string]: string;
            };
        };
        /**
         * Answer
         * @description An answer to the question `id`.
         */
        Answer: {
            /** @enum {unknown} */
            type: "answer";
            id: string;
            seat: number;
            verb: string;
            args: (number | number[])[];
        };
        /**
         * BarWire
         * @description Reason and details are as of `Refused`.
         */
        BarWire: {
            verb: string;
            clause: string;
            /** @default verb */
            reason?: string;
            /** @default [] */
            details?: (number | number[])[];
        };
        ClientMessage: components["schemas"]["Answer"] | components["schemas"]["Weigh"] | components["schemas"]["Advise"] | components["schemas"]["Undo"] | components["schemas"]["Say"] | components["schemas"]["Ping"];
        /**
         * ClockWire
         * @description How far the game has come towards its end; a warning where `is_near`.
         */
        ClockWire: {
            kind: string;
            clause: string;
            value: number;
            goal: number;
            is_near: boolean;
        };
        /**
         * CourseWire
         * @description How a finished game went: the beginning of each round and the end, and what was counted.
         */
        CourseWire: {
            moments: components["schemas"]["MomentWire"][];
            statistics: components["schemas"]["StatisticWire"][];
            answers: number;
            draws: number[];
        };
        /**
         * DealWire
         * @description A deal of answer `n`, and what it was worth to each of the two seats, in the coin of the game.
         */
        DealWire: {
            n: number;
            clause: string;
            seats: number[];
            worth: number[];
            said: {
                [key: string]: string;
            };
        };
        /**
         * EventWire
         * @description Something told, after answer number `n` (0: at the set-up).
         */
        EventWire: {
            n: number;
            kind: string;
            clause: string;
            args: (number | number[] | null)[];
        };
        /**
         * FieldWire
         * @description An open field of a move. `kind` says which of the other entries count.
         */
        FieldWire: {
            name: string;
            what: string;
            clause: string;
            /** @enum {unknown} */
            kind: "amount" | "bundle" | "one" | "some";
            /** @default [] */
            options?: number[];
            /** @default 0 */
            low?: number;
            /** @default 0 */
            high?: number;
            /** @default 1 */
            step?: number;
            /** @default [] */
            limits?: number[];
            /** @default [] */
            costs?: number[];
            /** @default null */
            given?: components["schemas"]["GivenWire"] | null;
            /** @default null */
            gaps?: components["schemas"]["GapsWire"] | null;
            /** @default [] */
            missing?: components["schemas"]["MissingWire"][];
            /** @default null */
            start?: number | number[] | null;
        };
        /**
         * GameNews
         * @description The game after `n` answers. It tells the events from answer `first` on; the page forgets its own.
         */
        GameNews: {
            /** @enum {unknown} */
            type: "game";
            n: number;
            first: number;
            parts: components["schemas"]["PartWire"][];
            waiting: components["schemas"]["HeadingWire"][];
            done: number[] | null;
            undo: number[];
            undos: number;
            clocks: components["schemas"]["ClockWire"][];
            standings: components["schemas"]["StandingWire"][] | null;
            course: components["schemas"]["CourseWire"] | null;
        };
        /**
         * GameStatistics
         * @description How the visitor has done in one game; games with several own seats at one screen do not count.
         */
        GameStatistics: {
            game: string;
            played: number;
            won: number;
            places: number[];
            average_place: number | null;
            average_score: number | null;
            best_score: number | null;
        };
        /**
         * GapsWire
         * @description What each option left out between the first and the last chosen costs, and how much the seat has.
         */
        GapsWire: {
            price: number;
            purse: number;
        };
        /** @enum {unknown} */
        GeneralPhrase: "deal" | "good-luck" | "good-move" | "hello" | "hurry" | "moment" | "no-way" | "sorry" | "thanks" | "well-played";
        /**
         * GivenWire
         * @description The options of a field that go with each value of another field of the same move, `field`.
         */
        GivenWire: {
            field: string;
            options: {
                [key: string]: number[];
            };
        };
        /**
         * HeadingWire
         * @description The public part of a question: who is asked what.
         */
        HeadingWire: {
            seat: number;
            text: string;
            clause: string;
            about: (number | number[])[];
        };
        /**
         * Hello
         * @description The first message of every socket: the version of this protocol. A page of another one is loaded anew.
         *
         *         It is raised when a page of the version before could not read what it is sent, or be understood.
         */
        Hello: {
            /** @enum {unknown} */
            type: "hello";
            /** @enum {unknown} */
            protocol: 1;
        };
        /**
         * Hint
         * @description What a seat of this page might answer to the question `id`, the best first; or the reason why not.
         */
        Hint: {
            /** @enum {unknown} */
            type: "hint";
            id: string;
            seat: number;
            reason: string;
            is_chance: boolean;
            whole: {
                [key: string]: string;
            };
            tips: components["schemas"]["TipWire"][];
        };
        /**
         * JudgedWire
         * @description What answer `n` cost beside the best one found; not `is_sure`: it may have cost nothing.
         */
        JudgedWire: {
            n: number;
            cost: number;
            error: number;
            is_sure: boolean;
        };
        /**
         * LessonWire
         * @description What a guided first game says at a question, idea by idea; the last one asks for the answer.
         */
        LessonWire: {
            before: number;
            ideas: number;
            is_free: boolean;
            is_last: boolean;
            sayings: components["schemas"]["SayingWire"][];
        };
        /** LineWire */
        LineWire: {
            kind: string;
            clause: string;
            value: number;
        };
        /**
         * Lobby
         * @description All tables that are listed for everybody: the same for every page, whosever they are.
         */
        Lobby: {
            /** @enum {unknown} */
            type: "lobby";
            n: number;
            tables: components["schemas"]["TableInfo"][];
        };
        /**
         * LobbyNews
         * @description What has changed in the lobby since state `n - 1`: tables that are new or others, and those gone.
         */
        LobbyNews: {
            /** @enum {unknown} */
            type: "lobby-news";
            n: number;
            tables: components["schemas"]["TableInfo"][];
            gone: string[];
        };
        /**
         * LobbyPage
         * @description The tables of this site, the visitor's own first, those that wait for the visitor on top.
         */
        LobbyPage: {
            mine: components["schemas"]["TableInfo"][];
            open: components["schemas"]["TableInfo"][];
            running: components["schemas"]["TableInfo"][];
            finished: components["schemas"]["TableInfo"][];
        };
        /**
         * Mine
         * @description Everything that is the visitor's own, as the page `/me` shows it.
         */
        Mine: {
            tables: number;
            games: components["schemas"]["PlayedGame"][];
            statistics: components["schemas"]["GameStatistics"][];
            opponents: components["schemas"]["Opponent"][];
            passkeys: components["schemas"]["PasskeyInfo"][];
        };
        /**
         * MissingWire
         * @description Of an amount: option -1, whatever is beyond its bounds. Reason and details are as of `Refused`.
         */
        MissingWire: {
            option: number;
            clause: string;
            /** @default field */
            reason?: string;
            /** @default [] */
            details?: (number | number[])[];
        };
        /**
         * MomentWire
         * @description How each player stood after answer `n`, nothing hidden.
         */
        MomentWire: {
            n: number;
            values: number[];
        };
        /** MoveWire */
        MoveWire: {
            verb: string;
            clause: string;
            fields: components["schemas"]["FieldWire"][];
            refused: components["schemas"]["RefusedWire"][];
            /** @default false */
            is_pass?: boolean;
            /** @default false */
            can_undo?: boolean;
        };
        /**
         * MyTables
         * @description The visitor's own tables, those that wait for the visitor on top; in place of those told before.
         */
        MyTables: {
            /** @enum {unknown} */
            type: "mine";
            tables: components["schemas"]["TableInfo"][];
        };
        /** @enum {unknown} */
        NoticeName: "back" | "close-refused" | "close-wanted" | "late" | "left" | "nudge" | "stand-in";
        /**
         * Opponent
         * @description A person whom the visitor has played against: how often, and how often the visitor came out ahead.
         */
        Opponent: {
            name: string;
            played: number;
            ahead: number;
        };
        /**
         * OwnWire
         * @description An answer of the seat itself; one in secret has the number of the answer that brought it to light.
         */
        OwnWire: {
            n: number;
            is_pass: boolean;
        };
        /**
         * PartWire
         * @description The game as one seat of this page knows it; seat -1 is a spectator.
         */
        PartWire: {
            seat: number;
            events: components["schemas"]["EventWire"][];
            own: components["schemas"]["OwnWire"][];
            view: Record<string, unknown>;
            tallies: components["schemas"]["TallyWire"][];
            question: components["schemas"]["QuestionWire"] | null;
        };
        /**
         * PasskeyInfo
         * @description A passkey of the visitor.
         */
        PasskeyInfo: {
            id: string;
            created: number;
            used: number;
        };
        /**
         * Ping
         * @description Are you there?
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * PlayedGame
         * @description A finished game of the visitor.
         */
        PlayedGame: {
            id: string;
            game: string;
            finished: number;
            seats: components["schemas"]["PlayedSeat"][];
        };
        /**
         * PlayedSeat
         * @description A seat of a finished game. Place and score are null where the game is older than their keeping.
         */
        PlayedSeat: {
            name: string;
            /** @enum {unknown} */
            kind: "bot" | "person";
            bot: string;
            is_yours: boolean;
            is_winner: boolean;
            place: number | null;
            score: number | null;
        };
        /**
         * PlayerWire
         * @description How a seat has played. Costs and sums are chances to win, or points: see `ReviewWire.is_chance`.
         */
        PlayerWire: {
            seat: number;
            answers: components["schemas"]["JudgedWire"][];
            slips: components["schemas"]["SlipWire"][];
            no_slips: {
                [key: string]: string;
            };
            luck: components["schemas"]["SumWire"];
            skill: components["schemas"]["SumWire"];
        };
        /**
         * PointWire
         * @description Everybody's chance to win after answer `n`, from 0 to 1; `stage` says how far the game was.
         */
        PointWire: {
            n: number;
            stage: {
                [key: string]: string;
            };
            chances: number[];
        };
        /**
         * Pong
         * @description I am.
         */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * QuestionWire
         * @description A question to a seat of this page. An answer repeats its `id`; a stale id is refused.
         */
        QuestionWire: {
            id: string;
            seat: number;
            text: string;
            clause: string;
            about: (number | number[])[];
            moves: components["schemas"]["MoveWire"][];
            bars: components["schemas"]["BarWire"][];
            is_sealed: boolean;
            usual: string;
            things: components["schemas"]["ThingWire"][];
            /** @default null */
            lesson?: components["schemas"]["LessonWire"] | null;
        };
        /** @enum {unknown} */
        Reaction: "clap" | "heart" | "laugh" | "sad" | "think" | "wow";
        /**
         * Recovery
         * @description A link that makes another browser the same visitor: it works once, and expires.
         */
        Recovery: {
            address: string;
            expires: number;
            picture: string;
        };
        /**
         * Refused
         * @description It changes nothing. `reason` is one of Illegal's, or a word of the site's own: see docs/protocol.md.
         */
        Refused: {
            /** @enum {unknown} */
            type: "refused";
            id: string;
            reason: string;
            clause: string;
            field: string;
            /** @default [] */
            details?: (number | number[])[];
        };
        /**
         * RefusedWire
         * @description Reason and details are as of `Refused`.
         */
        RefusedWire: {
            args: (number | number[])[];
            clause: string;
            /** @default rule */
            reason?: string;
            /** @default [] */
            details?: (number | number[])[];
        };
        /**
         * ReviewNews
         * @description How far a review has come.
         */
        ReviewNews: {
            progress: number | null;
            is_faulty: boolean;
            review: components["schemas"]["ReviewWire"] | null;
        };
        /**
         * ReviewWire
         * @description A finished game looked back at.
         */
        ReviewWire: {
            is_chance: boolean;
            points: components["schemas"]["PointWire"][];
            swings: components["schemas"]["SwingWire"][];
            players: components["schemas"]["PlayerWire"][];
            deals: components["schemas"]["DealWire"][];
        };
        /**
         * Say
         * @description Say something at the table: a text, or else a phrase. A spectator says it as seat -1.
         */
        Say: {
            /** @enum {unknown} */
            type: "say";
            id: string;
            seat: number;
            /** @default  */
            text?: string;
            /** @default  */
            phrase?: string;
            /** @default [] */
            args?: number[];
        };
        /**
         * SayingWire
         * @description One idea of a lesson, by language.
         */
        SayingWire: {
            text: {
                [key: string]: string;
            };
            spots: components["schemas"]["SpotWire"][];
        };
        /**
         * SeatInfo
         * @description A seat at a table, as all may know it.
         */
        SeatInfo: {
            name: string;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            bot: string;
            is_online: boolean;
            left_at: number;
            is_yours: boolean;
            is_away: boolean;
            is_late: boolean;
            wishes: number;
            wants_close: boolean;
            answer_ends: number;
            reserve: number;
            is_winner: boolean;
        };
        ServerMessage: components["schemas"]["Hello"] | components["schemas"]["MyTables"] | components["schemas"]["Lobby"] | components["schemas"]["LobbyNews"] | components["schemas"]["TableNews"] | components["schemas"]["GameNews"] | components["schemas"]["TalkNews"] | components["schemas"]["Taken"] | components["schemas"]["Refused"] | components["schemas"]["Weighed"] | components["schemas"]["Hint"] | components["schemas"]["Unsaid"] | components["schemas"]["Announcement"] | components["schemas"]["Pong"];
        /**
         * SlipWire
         * @description What was given as answer `n`, and what would have been better there: at step `n - 1` of the replay.
         */
        SlipWire: {
            n: number;
            asked: {
                [key: string]: string;
            };
            question: components["schemas"]["QuestionWire"];
            played: components["schemas"]["TriedWire"];
            better: components["schemas"]["TriedWire"];
            cost: number;
            error: number;
            said: {
                [key: string]: string;
            };
        };
        /**
         * SpotWire
         * @description What a lesson points at, as `Spot` in `kernel/lesson.py`.
         */
        SpotWire: {
            /** @enum {unknown} */
            kind: "mark" | "panel" | "thing" | "verb";
            name: string;
            id: number;
        };
        /** StandingWire */
        StandingWire: {
            score: number;
            place: number;
            lines: components["schemas"]["LineWire"][];
        };
        /** StatisticWire */
        StatisticWire: {
            name: string;
            values: number[];
        };
        /**
         * SumWire
         * @description So much in all, with its standard error.
         */
        SumWire: {
            value: number;
            error: number;
            said: {
                [key: string]: string;
            };
        };
        /**
         * SwingWire
         * @description A seat's chance between answers `first` and `last`; sentences are by language here and below.
         */
        SwingWire: {
            first: number;
            last: number;
            seat: number;
            before: number;
            after: number;
            said: {
                [key: string]: string;
            };
        };
        /**
         * TableInfo
         * @description A table, as all may know it.
         */
        TableInfo: {
            id: string;
            game: string;
            options: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            status: "closed" | "finished" | "open" | "running";
            seats: components["schemas"]["SeatInfo"][];
            /** @enum {unknown} */
            pace: "calm" | "instant" | "quick";
            is_listed: boolean;
            is_hot: boolean;
            has_hints: boolean;
            keeps_talk: boolean;
            is_creator: boolean;
            waits_for_you: boolean;
            answers: number;
            stage: {
                [key: string]: string;
            };
            spectators: number;
            fault: string;
            changed: number;
            edition: string;
            /** @enum {unknown} */
            lesson: "" | "on" | "over";
            time_limit: components["schemas"]["TimeLimitWire"] | null;
        };
        /**
         * TableNews
         * @description Something about the table, not the game: who sits, who is there, pace, status, time.
         */
        TableNews: {
            /** @enum {unknown} */
            type: "table";
            table: components["schemas"]["TableInfo"];
            now: number;
        };
        /**
         * Taken
         * @description An answer is on disk. Its number is not told: it would say how many answers others gave in secret.
         */
        Taken: {
            /** @enum {unknown} */
            type: "taken";
            id: string;
        };
        /**
         * TalkLine
         * @description Something said at the table. It is stored in this form.
         */
        TalkLine: {
            n: number;
            at: number;
            after: number;
            /** @enum {unknown} */
            kind: "notice" | "phrase" | "text";
            seat: number;
            /** @default 0 */
            guest?: number;
            /** @default  */
            text?: string;
            /** @default  */
            name?: string;
            /** @default [] */
            args?: number[];
            /** @default  */
            by?: string;
            /** @default 0 */
            given_up?: number;
        };
        /**
         * TalkNews
         * @description What was said; `is_whole`: all that is kept, in place of what the page has.
         */
        TalkNews: {
            /** @enum {unknown} */
            type: "talk";
            lines: components["schemas"]["TalkLine"][];
            is_whole: boolean;
        };
        /**
         * TallyWire
         * @description How a player stands in the midst of the game, as far as the seat of this part may know.
         */
        TallyWire: {
            value: number | null;
            is_whole: boolean;
            is_bad: boolean;
            goal: number;
            lines: components["schemas"]["LineWire"][];
        };
        /**
         * ThingWire
         * @description Something on the board: its kind, as the glossary names it, and its number.
         */
        ThingWire: {
            what: string;
            id: number;
        };
        /**
         * TimeLimitWire
         * @description How many seconds people have for each answer, and in reserve for the whole game.
         */
        TimeLimitWire: {
            answer: number;
            reserve: number;
        };
        /**
         * TipWire
         * @description An answer that might be given, under its clause; sentences by language.
         */
        TipWire: {
            verb: string;
            args: (number | number[])[];
            clause: string;
            answer: {
                [key: string]: string;
            };
            brings: {
                [key: string]: string;
            };
            why: {
                [key: string]: string;
            };
            value: number;
            is_even: boolean;
        };
        /**
         * TriedWire
         * @description An answer under its clause.
         */
        TriedWire: {
            verb: string;
            args: (number | number[])[];
            clause: string;
            answer: {
                [key: string]: string;
            };
        };
        /**
         * Undo
         * @description Take the seat's last answer back.
         */
        Undo: {
            /** @enum {unknown} */
            type: "undo";
            id: string;
            seat: number;
        };
        /**
         * Unsaid
         * @description Something was not said, and why: see docs/protocol.md.
         */
        Unsaid: {
            /** @enum {unknown} */
            type: "unsaid";
            reason: string;
        };
        /**
         * Weigh
         * @description Would this answer be taken? It is only looked at, so that a page can say so before it is given.
         */
        Weigh: {
            /** @enum {unknown} */
            type: "weigh";
            id: string;
            seat: number;
            verb: string;
            args: (number | number[])[];
        };
        /**
         * Weighed
         * @description Whether an answer to the question `id` would be taken: `reason` is empty, or as of a refusal.
         */
        Weighed: {
            /** @enum {unknown} */
            type: "weighed";
            id: string;
            reason: string;
            clause: string;
            field: string;
            /** @default [] */
            details?: (number | number[])[];
            /** @default null */
            cost?: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Advise = components['schemas']['Advise'];
export type Announcement = components['schemas']['Announcement'];
export type Answer = components['schemas']['Answer'];
export type BarWire = components['schemas']['BarWire'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type ClockWire = components['schemas']['ClockWire'];
export type CourseWire = components['schemas']['CourseWire'];
export type DealWire = components['schemas']['DealWire'];
export type EventWire = components['schemas']['EventWire'];
export type FieldWire = components['schemas']['FieldWire'];
export type GameNews = components['schemas']['GameNews'];
export type GameStatistics = components['schemas']['GameStatistics'];
export type GapsWire = components['schemas']['GapsWire'];
export type GeneralPhrase = components['schemas']['GeneralPhrase'];
export type GivenWire = components['schemas']['GivenWire'];
export type HeadingWire = components['schemas']['HeadingWire'];
export type Hello = components['schemas']['Hello'];
export type Hint = components['schemas']['Hint'];
export type JudgedWire = components['schemas']['JudgedWire'];
export type LessonWire = components['schemas']['LessonWire'];
export type LineWire = components['schemas']['LineWire'];
export type Lobby = components['schemas']['Lobby'];
export type LobbyNews = components['schemas']['LobbyNews'];
export type LobbyPage = components['schemas']['LobbyPage'];
export type Mine = components['schemas']['Mine'];
export type MissingWire = components['schemas']['MissingWire'];
export type MomentWire = components['schemas']['MomentWire'];
export type MoveWire = components['schemas']['MoveWire'];
export type MyTables = components['schemas']['MyTables'];
export type NoticeName = components['schemas']['NoticeName'];
export type Opponent = components['schemas']['Opponent'];
export type OwnWire = components['schemas']['OwnWire'];
export type PartWire = components['schemas']['PartWire'];
export type PasskeyInfo = components['schemas']['PasskeyInfo'];
export type Ping = components['schemas']['Ping'];
export type PlayedGame = components['schemas']['PlayedGame'];
export type PlayedSeat = components['schemas']['PlayedSeat'];
export type PlayerWire = components['schemas']['PlayerWire'];
export type PointWire = components['schemas']['PointWire'];
export type Pong = components['schemas']['Pong'];
export type QuestionWire = components['schemas']['QuestionWire'];
export type Reaction = components['schemas']['Reaction'];
export type Recovery = components['schemas']['Recovery'];
export type Refused = components['schemas']['Refused'];
export type RefusedWire = components['schemas']['RefusedWire'];
export type ReviewNews = components['schemas']['ReviewNews'];
export type ReviewWire = components['schemas']['ReviewWire'];
export type Say = components['schemas']['Say'];
export type SayingWire = components['schemas']['SayingWire'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type SlipWire = components['schemas']['SlipWire'];
export type SpotWire = components['schemas']['SpotWire'];
export type StandingWire = components['schemas']['StandingWire'];
export type StatisticWire = components['schemas']['StatisticWire'];
export type SumWire = components['schemas']['SumWire'];
export type SwingWire = components['schemas']['SwingWire'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableNews = components['schemas']['TableNews'];
export type Taken = components['schemas']['Taken'];
export type TalkLine = components['schemas']['TalkLine'];
export type TalkNews = components['schemas']['TalkNews'];
export type TallyWire = components['schemas']['TallyWire'];
export type ThingWire = components['schemas']['ThingWire'];
export type TimeLimitWire = components['schemas']['TimeLimitWire'];
export type TipWire = components['schemas']['TipWire'];
export type TriedWire = components['schemas']['TriedWire'];
export type Undo = components['schemas']['Undo'];
export type Unsaid = components['schemas']['Unsaid'];
export type Weigh = components['schemas']['Weigh'];
export type Weighed = components['schemas']['Weighed'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
