import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { writeZip as packed } from '@cheese/question-files/zip/write';
import type { Source } from './zip.list';
import { openZip } from './zip.read';
import { writeZip, zipBytes, type ZipFile } from './zip.write';

const makeZip = (files: { name: string; content: string | Uint8Array }[]) =>
  packed(new Map(files.map(({ name, content }) => [name, Buffer.from(content)])));

const file = (name: string, content: Uint8Array | string): ZipFile => {
  const bytes = Buffer.from(content);
  return {
    name,
    bytes: bytes.length,
    async *read() {
      yield bytes.subarray(0, 3);
      yield bytes.subarray(3);
    },
  };
};
const sourceOf = (bytes: Buffer): Source => ({
  bytes: bytes.length,
  async *read(offset, length) {
    yield bytes.subarray(offset, offset + length);
  },
});
const written = async (files: ZipFile[], isLarge?: boolean) =>
  buffer(Readable.from(writeZip(files, isLarge === undefined ? undefined : { isLarge })));
async function read(bytes: Buffer, name: string, first = 'course.json') {
  const zip = await openZip(sourceOf(bytes), first);
  const entry = zip?.find(name);
  return zip && entry ? (await buffer(Readable.from(zip.read(entry)))).toString() : null;
}

const course = [file('course.json', '{"课程":"心电图"}'), file('media/1.mp4', 'x'.repeat(5_000))];

it.each([[false], [true]])('is read as it was written, with large places: %p', async (isLarge) => {
  const bytes = await written(course, isLarge);
  expect(await read(bytes, 'course.json')).toBe('{"课程":"心电图"}');
  expect(await read(bytes, 'media/1.mp4')).toBe('x'.repeat(5_000));
  expect(await read(bytes, 'media/2.mp4')).toBeNull();
});

it('is as large as is said before', async () => {
  expect((await written(course)).length).toBe(zipBytes(course));
});

it('that somebody packed anew, in a folder of any name, is found in it', async () => {
  const bytes = makeZip([
    { name: '课程😀/media/1.mp4', content: 'film' },
    { name: '课程😀/course.json', content: '{}'.padEnd(900) },
    { name: '__MACOSX/课程😀/._course.json', content: 'x' },
  ]);
  expect((await read(bytes, 'course.json'))?.trim()).toBe('{}');
  expect(await read(bytes, 'media/1.mp4')).toBe('film');
});

it('that holds no course is none', async () => {
  expect(await openZip(sourceOf(makeZip([{ name: 'a.txt', content: 'a' }])), 'x.json')).toBeNull();
});

describe('is refused', () => {
  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, -30), 'courseFile.broken'],
    ['changed', (bytes: Buffer) => changed(bytes, 'xxxx', 'yxxx'), 'courseFile.broken'],
    ['locked', (bytes: Buffer) => locked(bytes), 'courseFile.encrypted'],
    ['no archive', () => Buffer.from('hello'), 'courseFile.broken'],
    ['empty', () => Buffer.alloc(0), 'courseFile.broken'],
    ['larger than it says', (bytes: Buffer) => smaller(bytes), 'courseFile.bomb'],
  ])('%s', async (_, spoil, key) => {
    const bytes = spoil(Buffer.from(await written(course)));
    await expect(read(bytes, 'media/1.mp4')).rejects.toMatchObject({ key });
  });

  it('what grows a thousandfold', async () => {
    const bytes = makeZip([{ name: 'course.json', content: Buffer.alloc(4 * 1024 ** 2) }]);
    await expect(read(bytes, 'course.json')).rejects.toMatchObject({ key: 'courseFile.bomb' });
  });
});

/** Offset of the second file's entry in the central directory. */
const lineOf = (bytes: Buffer) => bytes.lastIndexOf('media/1.mp4') - 46;

function changed(bytes: Buffer, from: string, to: string) {
  bytes.write(to, bytes.indexOf(from));
  return bytes;
}

function locked(bytes: Buffer) {
  bytes.writeUInt16LE(bytes.readUInt16LE(lineOf(bytes) + 8) | 1, lineOf(bytes) + 8);
  return bytes;
}

function smaller(bytes: Buffer) {
  bytes.writeUInt32LE(10, lineOf(bytes) + 24);
  return bytes;
}
