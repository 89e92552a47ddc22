const box = (type: string, ...inside: Uint8Array[]) => {
  const body = Buffer.concat(inside);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

const words = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, at) => bytes.writeUInt32BE(number >>> 0, at * 4));
  return bytes;
};

interface Making {
  /** True to put the index after the pictures, as cameras do. */
  indexLast?: boolean;
  codec?: string;
  sound?: string;
  durationS?: number;
  brand?: string;
  /** The pictures, which are no real ones. */
  pictures?: Uint8Array;
}

const [WIDTH, HEIGHT] = [1280, 720];

function track(handler: string, codec: string, offset: number) {
  const size = handler === 'vide' ? [WIDTH * 65536, HEIGHT * 65536] : [0, 0];
  const head = words(0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 65536, 0, 0, 0, 65536, 0, 0, 0, 0x40000000);
  return box(
    'trak',
    box('tkhd', head, words(...size)),
    box(
      'mdia',
      box('hdlr', words(0, 0), Buffer.from(handler), words(0, 0, 0, 0)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', words(0, 1), box(codec, words(0, 1))),
          box('stco', words(0, 1, offset)),
          box('co64', words(0, 1, 0, offset)),
        ),
      ),
    ),
  );
}

/** An MP4 with all boxes but no picture data, enough to read its index. */
export function makeMp4(making: Making = {}): Buffer {
  const { indexLast = false, codec = 'avc1', sound = 'mp4a', durationS = 90 } = making;
  const { brand = 'isom', pictures = Buffer.from('pictures and sounds') } = making;
  const first = box('ftyp', Buffer.from(brand), words(512), Buffer.from('isomavc1'));
  const index = (offset: number) =>
    box(
      'moov',
      box('mvhd', words(0, 0, 0, 1000, durationS * 1000), Buffer.alloc(80)),
      track('vide', codec, offset),
      track('soun', sound, offset),
    );
  const length = index(0).length;
  const rest = box('mdat', pictures);
  const at = first.length + 8 + (indexLast ? 0 : length);
  return Buffer.concat(indexLast ? [first, rest, index(at)] : [first, index(at), rest]);
}

/** Offsets of the pictures in each table of the index. */
export function offsetsIn(film: Uint8Array): number[] {
  const bytes = Buffer.from(film);
  const at = (name: string, from = 0): number[] => {
    const found = bytes.indexOf(name, from, 'latin1');
    return found < 0 ? [] : [found, ...at(name, found + 4)];
  };
  const short = at('stco').map((found) => bytes.readUInt32BE(found + 12));
  const long = at('co64').map((found) => Number(bytes.readBigUInt64BE(found + 12)));
  return [...short, ...long];
}
