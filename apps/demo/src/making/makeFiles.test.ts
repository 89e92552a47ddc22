import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredFile } from '@cheese/server/ports/storage';
import { bringFrom } from '../planting/bringFrom';
import { bringLarge } from '../planting/bringLarge';
import { makeHere, readNames } from '../testing/makeHere';
import { fromList } from './fromList';
import type { Making } from './making';
import { makeLargeFiles } from './makeFiles';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cheese-made-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const made: string[] = [];
beforeEach(() => (made.length = 0));

const thing = (slug: string, from = ''): Making => {
  const make = async () => {
    made.push(slug);
    return [Buffer.from(`small ${slug}`), Buffer.from(`large ${slug} ${from}`)];
  };
  return { slug, from, by: 'hand', endings: ['-1.txt', '-22.txt'], make };
};

const make = (things: Making[], code = 'code') => makeHere(things, folder, code);
const names = () => readNames(folder);
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

it('makes everything once', async () => {
  expect(await make([thing('a/heart'), thing('b/lung')])).toBe(2);
  expect(await make([thing('a/heart'), thing('b/lung')])).toBe(0);
  expect(made).toEqual(['a/heart', 'b/lung']);
});

it('makes anew what it is made from otherwise, under another name, and forgets the old one', async () => {
  await make([thing('a/heart'), thing('b/lung')]);
  const before = files();
  made.length = 0;
  await make([thing('a/heart', 'red'), thing('b/lung')]);
  expect(made).toEqual(['a/heart']);
  expect(files()).toHaveLength(before.length);
  expect(files().filter((name) => !before.includes(name))).toHaveLength(2);
});

it('makes all of a generator anew whose code has changed', async () => {
  await make([thing('a/heart')]);
  expect(await make([thing('a/heart')], 'other code')).toBe(1);
});

it('makes again what was left half made', async () => {
  await make([thing('a/heart')]);
  const [first = ''] = files();
  rmSync(join(folder, 'a', first));
  expect(await make([thing('a/heart')])).toBe(1);
  expect(files()).toContain(first);
});

it('refuses two things of one name', async () => {
  await expect(make([thing('a/heart'), thing('a/heart')])).rejects.toThrow('a/heart');
});

it('what is made can be brought to a storage, and a row names its last file', async () => {
  await make([thing('a/heart')]);
  const stored = new Map<string, string>();
  const bring = bringFrom(names(), folder, {
    put: async (key, content) => void stored.set(key, String(content)),
  });
  const { key, bytes } = await bring('a/heart');
  expect(key).toMatch(/^a\/heart-[0-9a-f]{8}-22\.txt$/);
  expect([...stored.keys()]).toEqual([key.replace('-22.', '-1.'), key]);
  expect(stored.get(key)).toBe(readFileSync(join(folder, key), 'utf8'));
  expect(bytes).toBe(stored.get(key)?.length);
  await expect(bring('a/lung')).rejects.toThrow('a/lung');
});

describe('what a start does not wait for', () => {
  const room: Making = { ...thing('roam/room'), isLarge: true };
  const makeLarge = () =>
    makeLargeFiles([room], join(folder, 'large'), {
      markOf: () => 'code',
      work: async (tasks) => void (await Promise.all(tasks.map(fromList([room])))),
    });

  it('has its name at once, and is made on its own', async () => {
    expect(await make([room, thing('a/heart')])).toBe(1);
    expect(made).toEqual(['a/heart']);
    const bring = bringFrom(names(), folder, { put: () => Promise.reject(new Error('nothing')) });
    const [, key] = names().large['roam/room'] ?? [];
    expect(await bring('roam/room')).toEqual({ key, bytes: null });
    expect(await makeLarge()).toBe(1);
    expect(await makeLarge()).toBe(0);
  });

  it('is brought as soon as it is there, once, and says how many follow', async () => {
    await make([room]);
    const stored = new Map<string, Uint8Array>();
    const said: number[] = [];
    const way = {
      folder: join(folder, 'large'),
      storage: {
        find: async (key: string) => (stored.has(key) ? ({} as StoredFile) : null),
        put: async (key: string, bytes: unknown) => void stored.set(key, bytes as Uint8Array),
      },
      signal: new AbortController().signal,
      report: (left: number) => {
        said.push(left);
        if (left > 0) void makeLarge();
      },
    };
    await bringLarge(names(), way);
    expect([...stored.keys()].sort()).toEqual(names().large['roam/room']?.sort());
    expect(said).toEqual([2, 0]);
    await bringLarge(names(), way);
    expect(said).toEqual([2, 0]);
  });

  it('is not waited for when the server stops', async () => {
    await make([room]);
    const stop = new AbortController();
    const storage = { find: async () => null, put: async () => undefined };
    await bringLarge(names(), {
      folder: join(folder, 'large'),
      storage,
      signal: stop.signal,
      report: () => stop.abort(),
    });
    expect(made).toEqual([]);
  });
});
