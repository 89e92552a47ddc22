/** As much of a text as fits, sign by sign: providers count bytes, and a Chinese sign has three. */
export function withinBytes(text: string, most: number): string {
  let fits = '';
  for (const sign of text) {
    if (Buffer.byteLength(fits + sign) > most) break;
    fits += sign;
  }
  return fits;
}
