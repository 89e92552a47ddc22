/**
 * A number other than a price with two decimals, cut toward zero. Works on the decimal notation,
 * because 0.29 * 100 is 28.999999999999996 in floating point, and 0.29 has to stay 0.29.
 */
export const truncate2 = (value: number): string => {
  if (!Number.isFinite(value)) return '--';
  // Smaller and larger numbers are printed with an exponent.
  if (Math.abs(value) < 0.01) return '0.00';
  if (Math.abs(value) >= Number.MAX_SAFE_INTEGER) return `${BigInt(Math.trunc(value))}.00`;
  const [whole, decimals = ''] = `${value}`.split('.');
  return `${whole}.${decimals.slice(0, 2).padEnd(2, '0')}`;
};
