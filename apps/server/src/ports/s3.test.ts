import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { startFakeS3 } from '../testing/fakeS3';
import { s3Storage } from './s3';
import type { Storage } from './storage';

const keys = { region: 'cn-north-1', accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'a secret' };
const clock = {
  time: new Date('2026-11-20T10:20:00Z'),
  now: () => clock.time,
  pause: async () => undefined,
};
const scratch = mkdtempSync(join(tmpdir(), 'cheese-s3-'));
let s3: Awaited<ReturnType<typeof startFakeS3>>;
let storage: Storage;

beforeAll(async () => {
  s3 = await startFakeS3(keys, clock.now);
  storage = s3Storage({ ...keys, endpoint: s3.endpoint, bucket: 'files' }, clock, scratch);
});
beforeEach(() => {
  clock.time = new Date('2026-11-20T10:20:00Z');
  s3.objects.clear();
});
afterAll(async () => {
  await s3.close();
  rmSync(scratch, { recursive: true, force: true });
});

it('keeps bytes and streams, hands out parts of them, and leaves nothing on this machine', async () => {
  await storage.put('a/b.txt', Buffer.from('0123456789'));
  await storage.put('a/c.txt', Readable.from([Buffer.from('01'), Buffer.from('23')]));
  const file = await storage.find('a/b.txt');
  expect(file?.bytes).toBe(10);
  expect(await text(file?.read({ start: 2, end: 4 }) ?? Readable.from([]))).toBe('234');
  expect(await text((await storage.find('a/c.txt'))?.read() ?? Readable.from([]))).toBe('0123');
  expect(readdirSync(scratch)).toEqual([]);
});

it('takes a file over once, whoever comes second', async () => {
  const path = join(scratch, 'one');
  writeFileSync(path, 'one');
  expect(await storage.take('b/x', path)).toBe(true);
  writeFileSync(path, 'other');
  expect(await storage.take('b/x', path)).toBe(false);
  expect(s3.objects.get('b/x')?.toString()).toBe('one');
  rmSync(path);
});

it('lists what lies under a prefix, and removes it', async () => {
  await storage.put('d/1', Buffer.from('abc'));
  expect(await storage.list('d/')).toEqual([{ key: 'd/1', bytes: 3 }]);
  await storage.remove('d/1');
  await storage.remove('d/1');
  expect(await storage.find('d/1')).toBeNull();
});

it('gives out addresses that are good for a while, with the name of the file', async () => {
  await storage.put('file/x.docx', Buffer.from('document'));
  const url = await storage.linkTo('file/x.docx', '急救.docx');
  const answer = await fetch(url);
  expect(await answer.text()).toBe('document');
  expect(answer.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''%E6%80%A5%E6%95%91.docx",
  );
  expect((await fetch(url.replace('x.docx', 'y.docx'))).status).toBe(403);
  clock.time = new Date(clock.time.getTime() + 7 * 3_600_000);
  expect((await fetch(url)).status).toBe(403);
});

it('takes forms as the embedded storage does: within a prefix, a size and a time', async () => {
  const expiresAt = clock.time.getTime() + 900_000;
  const given = storage.permitForm({ keyPrefix: 'part/1/', maxBytes: 5, expiresAt });
  const send = (key: string, content: string) => {
    const form = new FormData();
    form.append('key', key);
    for (const [name, value] of Object.entries(given?.fields ?? {})) form.append(name, value);
    form.append('file', new Blob([content]));
    return fetch(given?.host ?? '', { method: 'POST', body: form }).then(({ status }) => status);
  };
  expect(await send('part/1/1', 'abcde')).toBe(204);
  expect(s3.objects.get('part/1/1')?.toString()).toBe('abcde');
  expect(await send('part/2/1', 'abcde')).toBe(403);
  expect(await send('part/1/2', 'abcdef')).toBe(403);
  clock.time = new Date(expiresAt);
  expect(await send('part/1/3', 'abc')).toBe(403);
});

it('says so where it is not let in', async () => {
  const wrong = { ...keys, secretAccessKey: 'another', endpoint: s3.endpoint, bucket: 'files' };
  const stranger = s3Storage(wrong, clock, scratch);
  await expect(stranger.put('a', Buffer.from('x'))).rejects.toThrow('answered PUT with 403');
});
