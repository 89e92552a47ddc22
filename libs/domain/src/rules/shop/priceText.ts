/**
 * Thousandths as a price with two decimals, cut toward zero: nobody sees a price above what is
 * charged, or a balance they do not have.
 */
export const priceText = (thousandths: number): string => {
  if (!Number.isFinite(thousandths)) return '--';
  // BigInt divides integers of any size exactly, and has no -0.
  const hundredths = BigInt(Math.trunc(thousandths)) / 10n;
  const digits = `${hundredths < 0n ? -hundredths : hundredths}`.padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
