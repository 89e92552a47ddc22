export interface Sized {
  /** What Word shows of itself. */
  kind: 'png' | 'jpeg' | 'gif';
  /** In points of the picture. */
  width: number;
  height: number;
}

/** Of the pictures that Word shows their kind and size, as their first bytes say; null of others. */
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

/** The parts that begin a picture: their marks are neither tables nor what is kept for later. */
const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

/** From part to part: what a camera writes before may hold a small picture with a size of its own. */
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
