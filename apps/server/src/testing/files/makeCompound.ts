const SECTOR = 512;
const MINI = 64;
const LEAST_OF_OWN = 4096;
const [FREE, END, OF_TABLE] = [0xffffffff, 0xfffffffe, 0xfffffffd];

interface Stream {
  name: string;
  content: Buffer;
}

/** A compound file as offices write it: its table, its names, and its streams, small ones together. */
function makeCompound(streams: Stream[]): Buffer {
  const sectors: Buffer[] = [];
  const next: number[] = [];
  const put = (content: Buffer): number => {
    const start = sectors.length;
    const count = Math.max(1, Math.ceil(content.length / SECTOR));
    for (let nth = 0; nth < count; nth++) {
      const sector = Buffer.alloc(SECTOR);
      content.copy(sector, 0, nth * SECTOR, (nth + 1) * SECTOR);
      sectors.push(sector);
      next.push(nth + 1 < count ? start + nth + 1 : END);
    }
    return start;
  };
  const small: Buffer[] = [];
  const entries = streams.map(({ name, content }) => {
    const bytes = content.length;
    if (bytes >= LEAST_OF_OWN) return entryOf(name, put(content), bytes);
    const start = small.reduce((sum, { length }) => sum + length, 0) / MINI;
    small.push(Buffer.concat([content, Buffer.alloc((MINI - (bytes % MINI)) % MINI)]));
    return entryOf(name, start, bytes);
  });
  const together = Buffer.concat(small);
  const root = entryOf('Root Entry', put(together), together.length);
  const names = put(Buffer.concat([root, ...entries]));
  const table = sectors.length;
  next.push(OF_TABLE);
  const numbers = Buffer.alloc(SECTOR, 0xff);
  next.forEach((number, place) => numbers.writeUInt32LE(number, place * 4));
  return Buffer.concat([headerOf(names, table), ...sectors, numbers]);
}

function entryOf(name: string, start: number, bytes: number) {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(bytes, 120);
  return entry;
}

function headerOf(names: number, table: number) {
  const header = Buffer.alloc(SECTOR);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(names, 48);
  header.writeUInt32LE(LEAST_OF_OWN, 56);
  header.writeUInt32LE(END, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(table, 76);
  header.writeUInt32LE(FREE, 80);
  return header;
}

type Kind = 'doc' | 'xls' | 'ppt';

/** A document of the old kinds that says whether it is encrypted. */
export function makeOldDocument(kind: Kind, isLocked: boolean): Buffer {
  const filling = { name: 'Filling', content: Buffer.alloc(2000, 1) };
  return makeCompound([filling, ...streamsOf[kind](isLocked)]);
}

const streamsOf: Record<Kind, (isLocked: boolean) => Stream[]> = {
  doc(isLocked) {
    const content = Buffer.alloc(5000);
    content.writeUInt16LE(0xa5ec, 0);
    content.writeUInt16LE(isLocked ? 0x1300 : 0x1200, 10);
    return [{ name: 'WordDocument', content }];
  },
  xls(isLocked) {
    const begin = Buffer.from([0x09, 0x08, 16, 0, ...Array<number>(16).fill(0)]);
    const lock = Buffer.from([isLocked ? 0x2f : 0xe1, 0, 2, 0, 0, 0]);
    return [{ name: 'Workbook', content: Buffer.concat([begin, lock, Buffer.alloc(5000)]) }];
  },
  ppt(isLocked) {
    const content = Buffer.alloc(60);
    content.writeUInt32LE(isLocked ? 0xf3d1c4df : 0xe391c05f, 12);
    return [
      { name: 'PowerPoint Document', content: Buffer.alloc(5000) },
      { name: 'Current User', content },
    ];
  },
};
