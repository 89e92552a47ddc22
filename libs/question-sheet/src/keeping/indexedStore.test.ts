import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { indexedStore } from './indexedStore';
import type { StoredAnswer } from './ports';

const answer = (place: number, number: number): StoredAnswer => ({
  place,
  number,
  given: ['A'],
  isFlagged: false,
  givenAt: 0,
});
const numbers = async (store: ReturnType<typeof indexedStore>, attempt = 'mine') =>
  (await store.read(attempt)).map(({ place, number }) => [place, number]);

it('keeps the newest of each place, for each attempt by itself, and for the next page', async () => {
  const factory = new IDBFactory();
  const store = indexedStore(factory);
  await Promise.all([3, 5, 4].map((number) => store.put('mine', answer(0, number))));
  await store.put('mine', answer(12, 1));
  await store.put('mine2', answer(1, 9));
  expect(await numbers(indexedStore(factory))).toEqual([
    [0, 5],
    [12, 1],
  ]);
});

it('forgets what the server knows, and nothing that is newer', async () => {
  const store = indexedStore(new IDBFactory());
  await store.put('mine', answer(0, 5));
  await store.put('mine', answer(1, 2));
  await store.forget('mine', [
    { place: 0, number: 4 },
    { place: 1, number: 2 },
    { place: 2, number: 9 },
  ]);
  expect(await numbers(store)).toEqual([[0, 5]]);
  await store.clear('mine');
  expect(await numbers(store)).toEqual([]);
});

it('sweeps out what is old of other attempts, and nothing of the one that is opened', async () => {
  const store = indexedStore(new IDBFactory());
  await store.put('mine', { ...answer(0, 1), givenAt: 5 });
  await store.put('ended', { ...answer(0, 1), givenAt: 5 });
  await store.put('ended', { ...answer(1, 1), givenAt: 10 });
  await store.sweep('mine', 10);
  expect(await numbers(store)).toEqual([[0, 1]]);
  expect(await numbers(store, 'ended')).toEqual([[1, 1]]);
});

it('says that it keeps nothing where the browser does not let it', async () => {
  const factory = new IDBFactory();
  const store = indexedStore(factory);
  jest.spyOn(factory, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError');
  });
  await expect(store.put('mine', answer(0, 1))).rejects.toThrow();
  jest.restoreAllMocks();
  await store.put('mine', answer(0, 1));
  expect(await numbers(store)).toEqual([[0, 1]]);
});

it('says that the disk is full', async () => {
  const store = indexedStore(new IDBFactory());
  await store.put('mine', answer(0, 1));
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(store.put('mine', answer(0, 2))).rejects.toThrow();
  jest.restoreAllMocks();
});
