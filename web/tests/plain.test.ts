import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Asking } from '$lib/asking/asking.svelte';
import type { QuestionWire } from '$lib/wire/protocol';
import { refusalText } from '$lib/words/refusal';
import { site } from '$lib/words/site.svelte';
import { entries, playersKey, titlesOf } from '$lib/view/view';
import { Words, type Arg } from '$lib/words/words';
import { plain } from '../src/plain/plain.svelte';
import PlainView from '../src/plain/PlainView.svelte';
import Asked from '../src/table/Asked.svelte';
import { everything, sayings, wordsIn } from './sayings';

// jsdom lays nothing out: nothing lies anywhere.
document.elementFromPoint = () => null;

const words = wordsIn('de');
const { glossary } = sayings.manifest;
let page: HTMLElement;
let mounted: object | null = null;

beforeEach(async () => {
  page = document.createElement('div');
  document.body.append(page);
  plain.turn(true);
  await site.speak('de');
});

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  page.remove();
});

const text = (selector: string): string[] =>
  [...page.querySelectorAll(selector)].map((one) => one.textContent.replace(/\s+/g, ' ').trim());

describe('the plain view', () => {
  beforeEach(() => {
    mounted = mount(PlainView, { target: page, props: { view: sayings.view, words } });
  });

  test('shows every key of the glossary by its heading', () => {
    const shown = page.textContent;
    for (const key of Object.keys(glossary.view)) expect(shown, key).toContain(words.viewLabel(key));
  });

  test('makes a table of records and a card of each player', () => {
    expect(text('.record h3')).toEqual(everything.names.slice(0, 3));
    const advisors = glossary.things.advisor!.map((_, id) => words.short('advisor', id));
    expect(text('tbody th').join(' ')).toContain(advisors.join(' '));
  });

  test('names the rows of a list along part of a kind', () => {
    const districts = [0, 1, 2, 3, 4, 5].map((id) => words.thing('field', id));
    expect(text('tbody th').slice(0, 6)).toEqual(districts);
  });

  test('does not show what the reader may not know', () => {
    const [mine, other] = [...page.querySelectorAll('.record')].map((record) =>
      [...record.querySelectorAll('dt')].map((one) => one.textContent),
    );
    const hand = words.viewLabel('players.tokens');
    expect(mine).toContain(hand);
    expect(other).not.toContain(hand);
  });
});

describe('the plain form', () => {
  const sent: { verb: string; args: Arg[] }[] = [];

  function open(question: QuestionWire): Asking {
    sent.length = 0;
    const asking = new Asking(
      () => ({ question, waiting: [], words, isBusy: false }),
      (_, verb, args) => sent.push({ verb, args }),
      () => {},
    );
    asking.pose(question);
    mounted = mount(Asked, {
      target: page,
      props: { forms: {}, question, asking, words, view: {}, isBusy: false, name: '' },
    });
    return asking;
  }

  function press(label: string | RegExp): void {
    const buttons = [...page.querySelectorAll<HTMLElement>('button')];
    const found = buttons.find((one) =>
      typeof label === 'string' ? one.textContent.trim() === label : label.test(one.textContent),
    );
    if (!found)
      throw new Error(`no button ${String(label)} among ${buttons.map((one) => one.textContent).join('|')}`);
    found.click();
    flushSync();
  }

  const key = (element: Element, name: string): void => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    flushSync();
  };

  test('a sealed choice is put together with chips and steppers and asks twice', () => {
    const { question } = sayings.questions.find((one) => one.question.text === 'place')!;
    open(question);
    press(words.thing('field', question.moves[0]!.fields[0]!.options![0]!));
    const steppers = page.querySelectorAll('[role="spinbutton"]');
    key(steppers[0]!, 'ArrowUp');
    page.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    flushSync();
    expect(sent).toEqual([]);
    press('Ja, so machen');
    expect(sent).toHaveLength(1);
    expect(sent[0]!.verb).toBe('place');
  });

  test('a number can be typed: the nearest there is counts, and Enter only takes it', () => {
    const question: QuestionWire = {
      ...sayings.questions[0]!.question,
      text: 'build',
      moves: [
        {
          verb: 'build',
          clause: 'X-1',
          fields: [
            { name: 'count', what: 'number', clause: '', kind: 'amount', low: 0, high: 900, step: 100 },
          ],
          refused: [],
        },
      ],
      bars: [],
      is_sealed: false,
      usual: '',
      things: [],
    };
    const asking = open(question);
    const input = page.querySelector<HTMLInputElement>('[role="spinbutton"]')!;
    const type = (text: string): void => {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
    };
    type('340');
    expect(asking.draft.values).toEqual([300]);
    expect(input.value).toBe('340');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    input.dispatchEvent(enter);
    flushSync();
    expect(enter.defaultPrevented).toBe(true);
    expect(input.value).toBe('300');
    type('7000');
    expect(asking.draft.values).toEqual([900]);
  });

  test('a second tap at once after the question came is ignored, a later one and a key are not', () => {
    const { question } = sayings.questions.find((one) => one.question.text === 'build')!;
    const asking = open(question);
    const verb = question.moves.find((move) => !move.fields.length)!.verb;
    const tap = (after: number): void => {
      const click = new MouseEvent('click', { detail: 1 });
      Object.defineProperty(click, 'timeStamp', { value: performance.now() + after });
      asking.heed(click);
    };
    tap(-100);
    tap(20);
    asking.press(verb);
    expect(sent).toEqual([]);
    asking.heed(new KeyboardEvent('keydown', { key: 'Enter' }));
    asking.press(verb);
    expect(sent).toHaveLength(1);
    tap(2000);
    asking.press(verb);
    expect(sent).toHaveLength(2);
  });

  test('a thing that is not an option says why not', () => {
    const found = sayings.questions.find(
      ({ question }) => question.text === 'place' && question.moves[0]!.fields[0]!.options!.length < 7,
    )!;
    const field = found.question.moves[0]!.fields[0]!;
    const shut = [0, 1, 2, 3, 4, 5, 6].find((id) => !field.options!.includes(id))!;
    const asking = open(found.question);
    press(words.thing('field', shut));
    expect(asking.notice).toMatchObject({ clause: 'DOGE-3.3', thing: { what: 'field', id: shut } });
    expect(refusalText(words, asking.notice!)).toBe(words.text('no-3-3'));
  });

  test('a move without open fields is a button', () => {
    const { question } = sayings.questions.find((one) => one.question.text === 'build')!;
    open(question);
    press(words.verb('keep'));
    expect(sent).toEqual([{ verb: 'keep', args: [] }]);
  });

  test('a short amount is a row of numbers', () => {
    const { question } = sayings.questions.find(
      (one) => one.question.text === 'put' && one.question.moves[0]!.fields[0]!.high === 2,
    )!;
    open(question);
    press('2');
    page.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(sent).toEqual([{ verb: 'put', args: [2] }]);
  });
});

describe('the glossary of a view', () => {
  test('lists the entries of the view and of its records', () => {
    expect(entries(glossary).map(({ key }) => key)).toContain('advisors');
    expect(entries(glossary, 'advisors').map(({ name }) => name)).toEqual(['home', 'at', 'master']);
    expect(playersKey(glossary)).toBe('players');
  });

  test('knows who leads', () => {
    const lead = sayings.view.lead as number;
    expect(titlesOf(glossary, sayings.view, lead)).toEqual(['lead']);
  });
});

test("a refusal for a reason of the game's own is said in its words, with its details", () => {
  const bound = { ...glossary, refusals: { bound: ['contract:number', 'maker:seat', 'taker:seat'] } };
  const ftl = 'no-bound = Vertrag { $contract } von { $maker } mit { $taker }.\n    .beyond = Nicht mehr.';
  const own = new Words({ glossary: bound, words: { de: [ftl], en: [ftl] } }, 'de', ['Anke', 'Bernd']);
  const no = { reason: 'bound', clause: 'X-1', field: '', details: [2, 1, 0] };
  expect(refusalText(own, no)).toBe('Vertrag 2 von Bernd mit Anke.');
  expect(own.why(no, 'beyond')).toBe('Nicht mehr.');
  expect(own.why(no, 'after')).toBe('Vertrag 2 von Bernd mit Anke.');
  expect(refusalText(own, { ...no, reason: 'rule', details: [] })).toBe('Das erlauben die Regeln nicht.');
});
