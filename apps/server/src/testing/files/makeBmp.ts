interface BmpOptions {
  width: number;
  height: number;
  bits?: 8 | 24 | 32;
  isUpright?: boolean;
  packing?: number;
  /** Truncates the file to this size. */
  bytes?: number;
  colourAt: (x: number, y: number) => readonly [red: number, green: number, blue: number];
}

/** A BMP written by hand; of eight bits it is grey. */
export function makeBmp(options: BmpOptions): Buffer {
  const { width, height, bits = 24, isUpright = false, packing = 0, colourAt } = options;
  const palette =
    bits === 8 ? Buffer.from([...Array(256).keys()].flatMap((v) => [v, v, v, 0])) : null;
  const at = 54 + (palette?.length ?? 0);
  const stride = Math.floor((bits * width + 31) / 32) * 4;
  const file = Buffer.alloc(at + stride * height);
  file.write('BM', 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(at, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(isUpright ? -height : height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(bits, 28);
  file.writeUInt32LE(packing, 30);
  palette?.copy(file, 54);
  for (let y = 0; y < height; y += 1) {
    const row = at + stride * (isUpright ? y : height - 1 - y);
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = colourAt(x, y);
      if (bits === 8) file[row + x] = red;
      else Buffer.from([blue, green, red]).copy(file, row + (x * bits) / 8);
    }
  }
  return file.subarray(0, options.bytes ?? file.length);
}
