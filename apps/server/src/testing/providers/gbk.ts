/** Alipay's bills are in GBK, which Node reads and does not write. */
const signs = new Map<string, Buffer>();

function learn() {
  const decoder = new TextDecoder('gbk');
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const bytes = Buffer.from([lead, trail]);
      const sign = decoder.decode(bytes);
      if (sign.length === 1 && sign !== '\uFFFD' && !signs.has(sign)) signs.set(sign, bytes);
    }
  }
}

export function toGbk(text: string): Buffer {
  if (signs.size === 0) learn();
  return Buffer.concat(
    [...text].map((sign) => {
      const found = sign < '\u0080' ? Buffer.from(sign) : signs.get(sign);
      if (!found) throw new Error(`GBK has no ${sign}`);
      return found;
    }),
  );
}
