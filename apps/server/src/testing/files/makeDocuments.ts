import { deflateRawSync } from 'node:zlib';

interface Packed {
  name: string;
  content: string | Buffer;
  /** A false size declared in the archive. */
  claims?: number;
}

/** A zip archive, as small as they come. */
export function makeZip(files: Packed[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims } of files) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const facts = { name: Buffer.from(name), packed: packed.length, bytes: claims ?? raw.length };
    const local = Buffer.concat([header(0x04034b50, 30, facts), facts.name, packed]);
    central.push(header(0x02014b50, 46, { ...facts, offset }), facts.name);
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

interface Facts {
  name: Buffer;
  packed: number;
  bytes: number;
  offset?: number;
}

/** The header in the list is that before the file, with two bytes put in and the offset at its end. */
function header(mark: number, length: number, { name, packed, bytes, offset }: Facts) {
  const made = Buffer.alloc(length);
  const shift = offset === undefined ? 0 : 2;
  made.writeUInt32LE(mark, 0);
  made.writeUInt16LE(8, 8 + shift);
  made.writeUInt32LE(packed, 18 + shift);
  made.writeUInt32LE(bytes, 22 + shift);
  made.writeUInt16LE(name.length, 26 + shift);
  if (offset !== undefined) made.writeUInt32LE(offset, 42);
  return made;
}

const mainTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
  docm: 'application/vnd.ms-word.document.macroEnabled.main+xml',
};

/** The outside of a document of an office, with nothing in it. */
export const makeOffice = (kind: keyof typeof mainTypes, claims?: number) =>
  makeZip([
    {
      name: '[Content_Types].xml',
      content: `<Types><Override ContentType="${mainTypes[kind]}"/></Types>`,
    },
    { name: 'document.xml', content: '<document/>', ...(claims && { claims }) },
  ]);

/** The outside of a document of the old kinds, with a stream of a name. */
export const makeOle = (stream: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(600),
    Buffer.from(`${stream}\0`, 'utf16le'),
    Buffer.alloc(600),
  ]);

/** A picture of one colour that every reader opens. */
export async function makePicture(format: 'png' | 'jpeg' | 'gif' | 'webp', side = 32) {
  const { default: sharp } = await import('sharp');
  const create = { width: side, height: side, channels: 3 as const, background: '#c33' };
  return sharp({ create }).toFormat(format).toBuffer();
}
