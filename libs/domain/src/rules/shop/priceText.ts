/**
 * Thousandths of the unit as the two decimals that people read, cut toward zero: nobody is shown a
 * price that is higher than what is taken, nor a balance that is not there.
 */
export const priceText = (thousandths: number): string => {
  if (!Number.isFinite(thousandths)) return '--';
  // Whole numbers of any size divide exactly, and BigInt knows no -0.
  const hundredths = BigInt(Math.trunc(thousandths)) / 10n;
  const digits = `${hundredths < 0n ? -hundredths : hundredths}`.padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
