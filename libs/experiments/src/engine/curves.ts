/** The share of the maximum effect at an amount, by Hill's equation. */
export const hill = (amount: number, half: number, steepness = 1) =>
  amount <= 0 ? 0 : amount ** steepness / (amount ** steepness + half ** steepness);

/** The share reached after a time in an exponential approach. */
export const gone = (seconds: number, constant: number) => 1 - Math.exp(-seconds / constant);

export const rounded = (value: number, digits = 0) => {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale + 0;
};
