const units = [
  { size: 100_000_000, text: '亿' },
  { size: 10_000, text: '万' },
];

/** A count for display: exact up to 9999, then 1.2万 and 1.2亿. Cut, never rounded up. */
export const countText = (count: number): string => {
  const whole = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
  const unit = units.find(({ size }) => whole >= size);
  return unit ? `${Math.floor(whole / (unit.size / 10)) / 10}${unit.text}` : `${whole}`;
};
