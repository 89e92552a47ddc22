/** Parses an amount in yuan into thousandths; null if it is invalid. */
export function thousandthsOf(typed: string): number | null {
  const text = typed.normalize('NFKC').replaceAll(/[,\s¥]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null;
  const [whole = '', part = ''] = text.split('.');
  const amount = Number(whole) * 1000 + Number(part.padEnd(3, '0'));
  return amount > 0 ? amount : null;
}
