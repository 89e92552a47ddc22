const SOI = Buffer.from([0xff, 0xd8]);

/** Says that the colours are red, green and blue as they are: without it they are taken for YCbCr. */
const asRgb = Buffer.from([
  0xff, 0xee, 0x00, 0x0e, 0x41, 0x64, 0x6f, 0x62, 0x65, 0x00, 0x64, 0x00, 0x00, 0x00, 0x00, 0x00,
]);

export const isJpeg = (bytes: Buffer) => bytes.length > 4 && bytes.subarray(0, 2).equals(SOI);

/** Tables between the marks that begin and end a picture, which they are none of. */
function bare(tables: Buffer): Buffer {
  if (!isJpeg(tables)) return Buffer.alloc(0);
  const isEnded = tables.at(-2) === 0xff && tables.at(-1) === 0xd9;
  return tables.subarray(2, isEnded ? -2 : undefined);
}

/** The header put before each tile of a level to make it a complete JPEG. */
export const headOf = (tables: Buffer, isRgb: boolean) =>
  Buffer.concat([SOI, ...(isRgb ? [asRgb] : []), bare(tables)]);

export const wholeTile = (head: Buffer, tile: Buffer) => Buffer.concat([head, tile.subarray(2)]);
