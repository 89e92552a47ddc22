/**
 * Parses 12.5 into thousandths digit by digit, without floating-point arithmetic. Undefined for
 * anything but an amount from above 0 to `most`.
 */
export function thousandthsOf(text: string, most: number): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  const thousandths = Number(`${whole}${part.padEnd(3, '0')}`);
  return thousandths > 0 && thousandths <= most ? thousandths : undefined;
}

/** The same for a price that may be 0. */
export const thousandthsOrFree = (text: string, most: number): number | undefined =>
  /^0(\.0{1,2})?$/.test(text.trim()) ? 0 : thousandthsOf(text, most);
