import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { streamToFile } from './streamToFile';

const folder = fs.mkdtempSync(join(tmpdir(), 'cheese-pour-'));
const path = join(folder, 'file');
const source = () => Readable.from([Buffer.from('one '), Buffer.from('two')]);

afterEach(() => jest.restoreAllMocks());
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

type Done = (error: Error | null, handle: number) => void;

/** A disk that takes its time to open a file. Answers when it has. */
function slowDisk() {
  const { open } = fs;
  return new Promise<void>((opened) => {
    const openLate = (name: string, flags: string, mode: number, done: Done) => {
      const late = () =>
        open(name, flags, mode, (...answer) => {
          done(...answer);
          opened();
        });
      setTimeout(late, 20);
    };
    jest.spyOn(fs, 'open').mockImplementation(openLate as typeof open);
  });
}

it('writes what comes through', async () => {
  const loud = new Transform({
    transform: (piece: Buffer, _encoding, done) => done(null, piece.toString().toUpperCase()),
  });
  await streamToFile(path, source(), loud);
  expect(fs.readFileSync(path, 'utf8')).toBe('ONE TWO');
  await rm(path);
});

it('leaves nothing behind itself where it fails: what is removed then stays away', async () => {
  const refusing = new Transform({
    transform: (_piece, _encoding, done) => done(new Error('too large')),
  });
  const opened = slowDisk();
  await expect(streamToFile(path, source(), refusing)).rejects.toThrow('too large');
  await rm(path, { force: true });
  await opened;
  expect(fs.readdirSync(folder)).toEqual([]);
});
