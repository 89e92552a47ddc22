/** Money is in thousandths here, in fen at WeChat, and in words of yuan at Alipay. */
const THOUSANDTHS_OF_A_FEN = 10;

/** Prices are cut to whole fen when an order is placed, so any other amount is a bug. */
export function toFen(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount % THOUSANDTHS_OF_A_FEN !== 0) {
    throw new Error(`${amount} thousandths are no amount in fen`);
  }
  return amount / THOUSANDTHS_OF_A_FEN;
}

/** Null where it is no whole number of fen above zero. */
export function fromFen(fen: unknown): number | null {
  const amount = typeof fen === 'number' ? fen * THOUSANDTHS_OF_A_FEN : NaN;
  return Number.isSafeInteger(fen) && Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}

/** As in 88.88. */
export function toYuan(amount: number): string {
  const digits = String(toFen(amount)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Read sign by sign: 0.29 as a float would be 28.999… fen. Null where it is no amount. */
export function fromYuan(text: unknown): number | null {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(text)) ?? [];
  return whole === undefined ? null : fromFen(Number(`${whole}${part.padEnd(2, '0')}`));
}
