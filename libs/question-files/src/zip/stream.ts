import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { DEFLATED } from './list';

/** A file whose size is known once it has been read. */
export interface StreamedFile {
  name: string;
  read(): AsyncIterable<string>;
}

type Write = (piece: Buffer) => Promise<void>;

interface Written {
  name: Buffer;
  crc: number;
  bytes: number;
  packed: number;
  offset: number;
}

/** A fixed date, so that the same files give the same bytes. */
const DATE = 0x0021;
/** Names are UTF-8; checksum and sizes follow the file. */
const FLAGS = 0x0808;
const VERSION = 20;

/** An archive that is written while its files are read, however large they are; up to 4 GB. */
export async function streamZip(files: Iterable<StreamedFile>, write: Write): Promise<void> {
  const list: Written[] = [];
  let offset = 0;
  const put: Write = async (piece) => {
    offset += piece.length;
    await write(piece);
  };
  for (const { name, read } of files) {
    const file = { name: Buffer.from(name), crc: 0, bytes: 0, packed: 0, offset };
    await put(headOf(file));
    await pack(file, read, put);
    await put(Buffer.concat([mark('PK\x07\x08'), numbers(file.crc, file.packed, file.bytes)]));
    list.push(file);
  }
  const from = offset;
  for (const file of list) await put(listed(file));
  await put(endOf(list.length, offset - from, from));
}

async function pack(file: Written, read: StreamedFile['read'], put: Write) {
  async function* counted() {
    for await (const words of read()) {
      const piece = Buffer.from(words);
      file.crc = crc32(piece, file.crc);
      file.bytes += piece.length;
      yield piece;
    }
  }
  await pipeline(counted, createDeflateRaw(), async (packed: AsyncIterable<Buffer>) => {
    for await (const piece of packed) {
      file.packed += piece.length;
      await put(piece);
    }
  });
}

const mark = (letters: string) => Buffer.from(letters, 'latin1');

function numbers(...all: number[]) {
  const out = Buffer.alloc(4 * all.length);
  all.forEach((value, at) => out.writeUInt32LE(value, at * 4));
  return out;
}

function shorts(...all: number[]) {
  const out = Buffer.alloc(2 * all.length);
  all.forEach((value, at) => out.writeUInt16LE(value, at * 2));
  return out;
}

const headOf = ({ name }: Written) =>
  Buffer.concat([
    mark('PK\x03\x04'),
    shorts(VERSION, FLAGS, DEFLATED, 0, DATE),
    numbers(0, 0, 0),
    shorts(name.length, 0),
    name,
  ]);

const listed = ({ name, crc, packed, bytes, offset }: Written) =>
  Buffer.concat([
    mark('PK\x01\x02'),
    shorts(VERSION, VERSION, FLAGS, DEFLATED, 0, DATE),
    numbers(crc, packed, bytes),
    shorts(name.length, 0, 0, 0, 0, 0, 0),
    numbers(offset),
    name,
  ]);

const endOf = (count: number, bytes: number, offset: number) =>
  Buffer.concat([
    mark('PK\x05\x06'),
    shorts(0, 0, count, count),
    numbers(bytes, offset),
    shorts(0),
  ]);
