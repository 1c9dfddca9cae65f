// Made from src/fondaco/server/wire.py by `npm run types`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
         * AskWire
         * @description A question to a seat of this page. An answer repeats its `id`; a stale id is refused.
         */
        AskWire: {
            id: string;
            seat: number;
            text: string;
            clause: string;
            about: (number | number[])[];
            moves: components["schemas"]["MoveWire"][];
            bars: components["schemas"]["BarWire"][];
            is_sealed: boolean;
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
        ClientMessage: components["schemas"]["Answer"] | components["schemas"]["Weigh"] | components["schemas"]["Undo"] | components["schemas"]["Ping"];
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
            /** @default [] */
            missing?: components["schemas"]["MissingWire"][];
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
            standings: components["schemas"]["StandingWire"][] | null;
        };
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
        /** LineWire */
        LineWire: {
            kind: string;
            clause: string;
            value: number;
        };
        /**
         * Lobby
         * @description The tables of this site, the visitor's own first, those that wait for the visitor on top.
         */
        Lobby: {
            /** @enum {unknown} */
            type: "lobby";
            mine: components["schemas"]["TableInfo"][];
            open: components["schemas"]["TableInfo"][];
            running: components["schemas"]["TableInfo"][];
            finished: components["schemas"]["TableInfo"][];
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
        /** MoveWire */
        MoveWire: {
            verb: string;
            clause: string;
            fields: components["schemas"]["FieldWire"][];
            refused: components["schemas"]["RefusedWire"][];
        };
        /**
         * PartWire
         * @description The game as one seat of this page knows it; seat -1 is a spectator.
         */
        PartWire: {
            seat: number;
            events: components["schemas"]["EventWire"][];
            view: Record<string, unknown>;
            ask: components["schemas"]["AskWire"] | null;
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
         * Pong
         * @description I am.
         */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
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
         * SeatInfo
         * @description A seat at a table, as all may know it.
         */
        SeatInfo: {
            name: string;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            bot: string;
            is_online: boolean;
            is_yours: boolean;
            is_away: boolean;
            wishes: number;
            is_winner: boolean;
        };
        ServerMessage: components["schemas"]["Lobby"] | components["schemas"]["TableNews"] | components["schemas"]["GameNews"] | components["schemas"]["Taken"] | components["schemas"]["Refused"] | components["schemas"]["Weighed"] | components["schemas"]["Pong"];
        /** StandingWire */
        StandingWire: {
            score: number;
            place: number;
            lines: components["schemas"]["LineWire"][];
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
            is_creator: boolean;
            waits_for_you: boolean;
            answers: number;
            spectators: number;
            fault: string;
            changed: number;
            edition: string;
        };
        /**
         * TableNews
         * @description Something about the table, not the game: who sits, who is there, pace, status.
         */
        TableNews: {
            /** @enum {unknown} */
            type: "table";
            table: components["schemas"]["TableInfo"];
        };
        /**
         * Taken
         * @description An answer is on disk.
         */
        Taken: {
            /** @enum {unknown} */
            type: "taken";
            id: string;
            n: number;
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
export type Answer = components['schemas']['Answer'];
export type AskWire = components['schemas']['AskWire'];
export type BarWire = components['schemas']['BarWire'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type EventWire = components['schemas']['EventWire'];
export type FieldWire = components['schemas']['FieldWire'];
export type GameNews = components['schemas']['GameNews'];
export type GivenWire = components['schemas']['GivenWire'];
export type HeadingWire = components['schemas']['HeadingWire'];
export type LineWire = components['schemas']['LineWire'];
export type Lobby = components['schemas']['Lobby'];
export type MissingWire = components['schemas']['MissingWire'];
export type MoveWire = components['schemas']['MoveWire'];
export type PartWire = components['schemas']['PartWire'];
export type Ping = components['schemas']['Ping'];
export type Pong = components['schemas']['Pong'];
export type Refused = components['schemas']['Refused'];
export type RefusedWire = components['schemas']['RefusedWire'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type StandingWire = components['schemas']['StandingWire'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableNews = components['schemas']['TableNews'];
export type Taken = components['schemas']['Taken'];
export type Undo = components['schemas']['Undo'];
export type Weigh = components['schemas']['Weigh'];
export type Weighed = components['schemas']['Weighed'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
