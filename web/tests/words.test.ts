import { describe, expect, test } from 'vitest';
import type { ClockWire, QuestionWire, EventWire, LineWire, MoveWire } from '$lib/wire/protocol';
import { firstLang } from '$lib/words/site.svelte';
import { spread, Words, type Arg, type Refusal } from '$lib/words/words';
import { everything, wordsIn } from './sayings';

/** How the client says an example: by the name under which sayings.py asks for it. */
const CALLS: Record<string, (words: Words, about: never) => string> = {
  tell: (words, event: EventWire) => words.tell(event),
  ask: (words, heading: QuestionWire) => words.ask(heading),
  askOf: (words, heading: QuestionWire) => words.askOf(heading),
  verb: (words, verb: string) => words.verb(verb),
  say: (words, { move, args }: { move: MoveWire; args: Arg[] }) => words.say(move, args),
  label: (words, field: string) => words.label(field),
  line: (words, line: LineWire) => words.line(line),
  lineName: (words, kind: string) => words.lineName(kind),
  clock: (words, clock: ClockWire) => words.clock(clock),
  warning: (words, clock: ClockWire) => words.warning(clock),
  statistic: (words, name: string) => words.statistic(name),
  unit: (words, value: number) => words.unit(value),
  viewLabel: (words, key: string) => words.viewLabel(key),
  why: (words, no: Refusal) => words.why(no),
  phrase: (words, { name, args }: { name: string; args: number[] }) => words.phrase(name, args),
  text: (words, id: string) => words.text(id),
};

const TELLERS = Object.entries(everything.games).flatMap(([game, told]) =>
  everything.languages.map((lang, at) => ({ game, told, lang, at })),
);

describe.each(TELLERS)('what Python says of $game in $lang', ({ told, lang, at }) => {
  const words = wordsIn(lang, told);

  test('by every message', () => {
    const ours = told.examples.map(([id, call, about]) => [id, CALLS[call]!(words, about as never)]);
    expect(ours).toEqual(told.examples.map(([id, , , said]) => [id, said[at]]));
    expect(ours.filter(([, said]) => said!.includes('['))).toEqual([]);
  });

  test('of things', () => {
    for (const [what, names] of Object.entries(told.things))
      expect(names.map((_, id) => words.thing(what, id))).toEqual(names.map((said) => said[at]));
  });

  test('of events', () => {
    expect(told.events.length).toBeGreaterThan(20);
    expect(told.events.map(({ event }) => words.tell(event))).toEqual(
      told.events.map(({ said }) => said[at]),
    );
  });

  test('of questions, to whoever is asked and of them', () => {
    expect(told.questions.map(({ question }) => words.ask(question))).toEqual(
      told.questions.map(({ said }) => said[at]),
    );
    expect(told.questions.map(({ question }) => words.askOf(question))).toEqual(
      told.questions.map(({ said_of }) => said_of[at]),
    );
  });

  test('of answers', () => {
    for (const { question, answer } of told.questions) {
      const move = question.moves.find((one) => one.verb === answer.verb)!;
      expect(words.say(move, answer.args)).toBe(answer.said[at]);
    }
  });

  test('of what can be seen and of the reckoning', () => {
    for (const { what, value, said } of told.values) expect(words.value(what, value)).toBe(said[at]);
    for (const { line, said } of told.lines) expect(words.line(line)).toBe(said[at]);
  });
});

describe('the little language', () => {
  const glossary = {
    things: { tile: ['ship/2', 'harbour/@0', 'quay/port:1/1000/graz'], port: ['genova', 'savona'] },
    verbs: [],
    prompts: {},
    events: { sold: ['ports:port[]', 'tiles:tile*'] },
    lines: [],
    view: {},
    refusals: {},
    phrases: {},
    chapters: [],
    ranks: {},
    reveals: [],
    total: '',
    clocks: [],
    statistics: [],
  };
  const ftl = `
tile-ship = Ship { $n1 }
tile-harbour = Harbour of { $n1 }
tile-quay = { $n1 }, { $n2 } m, { $n3 }
port-genova = Genova
    .to = to Genova
port-savona = Savona
    .to = to Savona
event-sold = { $ports-count } ports: { $ports-to-and } ({ $ports-to }), { $tiles-and }{ event-sold.end }
    .end = .
list-and = { $list } and { $item }
pair = { $key } { $value }
list-comma = { $list }, { $item }
none = –
`;
  const words = new Words({ glossary, words: { en: [ftl], de: [ftl] } }, 'en', ['Anke']);

  test('a name may have numbers, seats, other things and words in it', () => {
    expect(words.thing('tile', 0)).toBe('Ship 2');
    expect(words.thing('tile', 1)).toBe('Harbour of Anke');
    expect(words.thing('tile', 2)).toBe('Savona, 1000 m, graz');
  });

  test('a list whose index names no kind runs along the first kind', () => {
    expect(words.value('number/dock', [4, 5])).toBe('Ship 2 4, Harbour of Anke 5');
    expect(words.value('number/port', [4, 5])).toBe('Genova 4, Savona 5');
  });

  test('a list in a sentence has the forms of its things and may be spoken', () => {
    const args = [
      [0, 1],
      [2, 0],
    ];
    expect(words.tell({ kind: 'sold', args })).toBe(
      '2 ports: to Genova and to Savona (to Genova, to Savona), Ship 2 and Ship 2.',
    );
  });

  test('what is missing is shown by its id and breaks nothing', () => {
    expect(words.verb('fly')).toBe('[verb-fly]');
  });

  test('a bundle is spread', () => {
    expect(spread([1, 0, 2])).toEqual([0, 2, 2]);
  });
});

test('the language is the remembered one, else the first of the browser that the site speaks, else English', () => {
  expect(firstLang('de', ['en-GB'])).toBe('de');
  expect(firstLang('', ['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(firstLang('', ['fr'])).toBe('en');
  expect(firstLang('xx', ['en-US', 'de'])).toBe('en');
});
