/** One pixel, as a whole file. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The header of a picture of a given size, which is all that is read. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([head, size, Buffer.from([8, 6, 0, 0, 0])]);
}

/** As a camera writes it: with metadata before the size. */
export function jpegOf(width: number, height: number): Buffer {
  const size = Buffer.from([0xff, 0xc2, 0, 17, 8, 0, 0, 0, 0, 3]);
  size.writeUInt16BE(height, 5);
  size.writeUInt16BE(width, 7);
  const before = [0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xc0, 1, 2, 0xff, 0xff, 0xc4, 0, 4, 1, 2];
  return Buffer.concat([Buffer.from(before), size, Buffer.alloc(12)]);
}

export function gifOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width);
  size.writeUInt16LE(height, 2);
  return Buffer.concat([Buffer.from('GIF89a'), size, Buffer.alloc(4)]);
}
