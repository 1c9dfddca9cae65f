import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { hasHalfFilledForm, PROTOCOL, version } from '$lib/page/version.svelte';
import { socketAddress } from '$lib/wire/socket';

const OTHER = PROTOCOL + 1;
let reload: MockInstance<() => void>;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  version.isOutdated = false;
  reload = vi.spyOn(version, 'reload').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a page of another version', () => {
  test('says its version in the address of its sockets', () => {
    expect(socketAddress('/ws/lobby')).toContain(`/ws/lobby?protocol=${PROTOCOL}`);
    expect(socketAddress('/ws/table/a?since=3')).toContain(`?since=3&protocol=${PROTOCOL}`);
  });

  test('stays as it is while the site speaks the same', () => {
    version.meet(PROTOCOL);
    expect(reload).not.toHaveBeenCalled();
    expect(version.isOutdated).toBe(false);
  });

  test('loads itself anew, but only once: if that does not help, it asks', () => {
    version.meet(OTHER);
    expect(reload).toHaveBeenCalledTimes(1);
    version.meet(OTHER);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(version.isOutdated).toBe(true);
  });

  test('asks first if somebody is filling in a form', () => {
    document.body.innerHTML = '<form><input name="name"><input type="checkbox" checked></form>';
    expect(hasHalfFilledForm(document)).toBe(false);
    document.querySelector('input')!.value = 'Anke';
    version.meet(OTHER);
    expect(reload).not.toHaveBeenCalled();
    expect(version.isOutdated).toBe(true);
    document.querySelector('input')!.value = '';
    document.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = false;
    expect(hasHalfFilledForm(document)).toBe(true);
  });
});
