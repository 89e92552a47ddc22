import { deflateRawSync } from 'node:zlib';

/** An archive of compressed files, without valid checksums. */
export function makeZip(files: { name: Buffer; bytes: Buffer }[]): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(bytes.length, 8);
    const names = Buffer.alloc(4);
    names.writeUInt16LE(name.length);
    const common = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]);
    const body = [Buffer.from('PK\x03\x04'), common, sizes, names, name, packed];
    const at = Buffer.alloc(4);
    at.writeUInt32LE(offset);
    const rest = Buffer.concat([Buffer.alloc(10), at]);
    list.push(Buffer.from('PK\x01\x02\x14\x00'), common, sizes, names, rest, name);
    bodies.push(...body);
    offset += Buffer.concat(body).length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\x05\x06'), end]);
}
