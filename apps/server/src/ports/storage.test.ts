import { mkdtempSync, readdirSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { folderStorage } from './storage';

const folder = mkdtempSync(join(tmpdir(), 'cheese-files-'));
const storage = folderStorage(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const contentOf = async (key: string) => {
  const file = await storage.find(key);
  return file && text(file.read());
};

it('keeps bytes and streams, and hands out parts of them', async () => {
  await storage.put('a/b.txt', Buffer.from('0123456789'));
  await storage.put('a/c.txt', Readable.from([Buffer.from('01'), Buffer.from('23')]));
  expect(await contentOf('a/b.txt')).toBe('0123456789');
  expect(await contentOf('a/c.txt')).toBe('0123');
  const file = await storage.find('a/b.txt');
  expect(file?.bytes).toBe(10);
  expect(await text(file?.read({ start: 2, end: 4 }) ?? Readable.from([]))).toBe('234');
});

it('keeps nothing of a stream that fails', async () => {
  const failing = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('the line is cut');
    })(),
  );
  await expect(storage.put('a/half.txt', failing)).rejects.toThrow('the line is cut');
  expect(await storage.find('a/half.txt')).toBeNull();
  expect(readdirSync(storage.scratch)).toEqual([]);
});

it('takes a file over once, whoever comes second', async () => {
  const [one, other] = ['one', 'other'].map((name) => join(folder, `${name}.tmp`)) as [
    string,
    string,
  ];
  writeFileSync(one, 'one');
  writeFileSync(other, 'other');
  expect(await storage.take('b/x', one)).toBe(true);
  expect(await storage.take('b/x', other)).toBe(false);
  expect(await contentOf('b/x')).toBe('one');
  expect([one, other].map((path) => existsSync(path))).toEqual([false, true]);
});

it('removes what there is, and minds not what there is not', async () => {
  await storage.put('c', Buffer.from('c'));
  await storage.remove('c');
  await storage.remove('c');
  expect(await storage.find('c')).toBeNull();
});

it('the folder of an upload goes with its last part', async () => {
  await storage.put('parts/one/1', Buffer.from('a'));
  await storage.put('parts/one/2', Buffer.from('b'));
  await storage.remove('parts/one/1');
  expect(await storage.list('parts/one/')).toHaveLength(1);
  await storage.remove('parts/one/2');
  expect(existsSync(join(folder, 'parts/one'))).toBe(false);
  await storage.put('parts/one/1', Buffer.from('a'));
  expect(await storage.find('parts/one/1')).not.toBeNull();
});

it('lists what lies right under a prefix', async () => {
  await storage.put('d/1', Buffer.from('abc'));
  await storage.put('d/deep/2', Buffer.from('x'));
  expect(await storage.list('d/')).toEqual([{ key: 'd/1', bytes: 3 }]);
  expect(await storage.list('nowhere/')).toEqual([]);
});

it.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', '.incoming/x', '', 'a\\b', '心'])(
  'knows %j for no key',
  async (key) => {
    await expect(storage.put(key, Buffer.from(''))).rejects.toThrow('no key');
    expect(() => storage.find(key)).toThrow('no key');
  },
);
