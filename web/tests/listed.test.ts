import { describe, expect, test } from 'vitest';
import type { TableInfo } from '$lib/wire/protocol';
import { NOTHING, others, told } from '../src/lobby/listed';

const table = (id: string, changed: number, status = 'open'): TableInfo =>
  ({ id, changed, status }) as unknown as TableInfo;
const ids = (tables: TableInfo[]): string[] => tables.map((one) => one.id);

describe('the lobby as a page keeps it', () => {
  const whole = told(NOTHING, {
    type: 'lobby',
    n: 4,
    tables: [table('a', 1), table('b', 3), table('c', 2, 'running')],
  });

  test('lists tables by status, the newest first', () => {
    expect(ids(others(whole, 'open'))).toEqual(['b', 'a']);
    expect(ids(others(whole, 'running'))).toEqual(['c']);
  });

  test('takes what has changed, and what is gone', () => {
    const news = told(whole, {
      type: 'lobby-news',
      n: 5,
      tables: [table('a', 9, 'running'), table('d', 8)],
      gone: ['b'],
    });
    expect(ids(others(news, 'open'))).toEqual(['d']);
    expect(ids(others(news, 'running'))).toEqual(['a', 'c']);
    expect(whole.tables.size).toBe(3);
  });

  test('leaves out what does not follow on what it has', () => {
    expect(told(whole, { type: 'lobby-news', n: 6, tables: [], gone: ['a', 'b'] })).toBe(whole);
    expect(told(NOTHING, { type: 'lobby-news', n: 1, tables: [table('x', 1)], gone: [] })).toBe(NOTHING);
  });

  test('shows the visitor’s own tables apart', () => {
    const mine = told(whole, { type: 'mine', tables: [table('b', 3)] });
    expect(ids(mine.mine)).toEqual(['b']);
    expect(ids(others(mine, 'open'))).toEqual(['a']);
  });
});
