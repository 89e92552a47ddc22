/**
 * Any number but a price with two decimals, cut toward zero. It cuts what the number says when it
 * is written down: 0.29 * 100 is 28.999999999999996 to the machine, and 0.29 has to stay 0.29.
 */
export const truncate2 = (value: number): string => {
  if (!Number.isFinite(value)) return '--';
  // Smaller ones and larger ones are written with an exponent.
  if (Math.abs(value) < 0.01) return '0.00';
  if (Math.abs(value) >= Number.MAX_SAFE_INTEGER) return `${BigInt(Math.trunc(value))}.00`;
  const [whole, decimals = ''] = `${value}`.split('.');
  return `${whole}.${decimals.slice(0, 2).padEnd(2, '0')}`;
};
