const HEAD = 54;

/** A picture that needs no library to be made: bands of colour, as a BMP. */
export function bitmap(width: number, height: number) {
  // Rows of a BMP are filled up to four bytes.
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(HEAD + row * height);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(HEAD, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) {
    const from = HEAD + y * row;
    file.fill(Buffer.from([200, 120 + (y % 100), 220]), from, from + width * 3);
  }
  return file;
}
