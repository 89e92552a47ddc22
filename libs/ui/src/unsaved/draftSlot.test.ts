import { waitFor } from '@testing-library/react';
import { holdOne, slotsOf } from './draftSlot';

/** Locks like a browser's, which become free only some time after the release. */
function someLocks(held: Set<string>) {
  const request = async (name: string, _: object, work: (lock: object | null) => unknown) => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({});
    await Promise.resolve();
    held.delete(name);
    return undefined;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

it('holds the first that no other tab has', async () => {
  const held = new Set(['draft 甲']);
  someLocks(held);
  const got: string[] = [];
  const letGo = holdOne(['甲', '乙'], (name) => got.push(name));
  await waitFor(() => expect(got).toEqual(['乙']));
  letGo();
  await waitFor(() => expect(held).toEqual(new Set(['draft 甲'])));
});

it('has the same one again that was let go of a moment before', async () => {
  someLocks(new Set());
  const got: string[] = [];
  const letGo = holdOne(['甲', '乙'], (name) => got.push(name));
  await waitFor(() => expect(got).toEqual(['甲']));
  letGo();
  holdOne(['甲', '乙'], (name) => got.push(name))();
  const last = holdOne(['甲', '乙'], (name) => got.push(name));
  await waitFor(() => expect(got).toEqual(['甲', '甲']));
  last();
});

it('goes without where the browser keeps locks from us', async () => {
  const request = () => Promise.reject(new Error('not here'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const got: string[] = [];
  holdOne(['甲', '乙'], (name) => got.push(name));
  await waitFor(() => expect(got).toEqual(['甲']));
});

it('looks first where a draft lies', () => {
  expect(slotsOf('甲', (slot) => slot === '甲#3').slice(0, 3)).toEqual(['甲#3', '甲', '甲#2']);
});
