import { deflateRawSync, crc32 } from 'node:zlib';
import { DEFLATED } from './list';

/** A fixed date, so that the same files give the same bytes. */
const DATE = 0x0021;
const UTF8 = 0x0800;
const VERSION = 20;

/** An archive of files by their names. */
export function writeZip(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const [parts, list]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of files) {
    const packed = deflateRawSync(content);
    const called = Buffer.from(name);
    const said = Buffer.alloc(26);
    [VERSION, UTF8, DEFLATED, 0, DATE].forEach((value, at) => said.writeUInt16LE(value, at * 2));
    [crc32(content), packed.length, content.length].forEach((value, at) =>
      said.writeUInt32LE(value, 10 + at * 4),
    );
    said.writeUInt16LE(called.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    list.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), said, tail, called);
    const local = [Buffer.from('PK\x03\x04', 'latin1'), said, called, packed];
    parts.push(...local);
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}
