/**
 * 12.5 as thousandths, by its digits: no fraction is ever counted with. Undefined for what is no
 * amount of at most `most`, and for nothing.
 */
export function thousandthsOf(text: string, most: number): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  const thousandths = Number(`${whole}${part.padEnd(3, '0')}`);
  return thousandths > 0 && thousandths <= most ? thousandths : undefined;
}

/** The same for what may cost nothing: 0 is an amount, too. */
export const thousandthsOrFree = (text: string, most: number): number | undefined =>
  /^0(\.0{1,2})?$/.test(text.trim()) ? 0 : thousandthsOf(text, most);
