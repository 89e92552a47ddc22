export interface Sized {
  /** The formats Word can display. */
  kind: 'png' | 'jpeg' | 'gif';
  /** In pixels. */
  width: number;
  height: number;
}

/** The format and size of a picture, from its header; null for formats Word cannot display. */
export function sizeOf(content: Uint8Array): Sized | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const found = sizeOfPng(bytes) ?? sizeOfGif(bytes) ?? sizeOfJpeg(bytes);
  return found && found.width > 0 && found.height > 0 ? found : null;
}

function sizeOfPng(bytes: Buffer): Sized | null {
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return null;
  return { kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function sizeOfGif(bytes: Buffer): Sized | null {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 4) !== 'GIF8') return null;
  return { kind: 'gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** Start-of-frame markers, without those for tables and reserved ones. */
const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

/**
 * Walks the segments, because a camera's metadata may contain a thumbnail with a size of its own.
 */
function sizeOfJpeg(bytes: Buffer): Sized | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0;
    if (mark === 0xff) at += 1;
    else if (isFrame(mark)) {
      return {
        kind: 'jpeg',
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
      };
    } else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
