/** How much of the most there is an amount does, by Hill's equation. */
export const hill = (amount: number, half: number, steepness = 1) =>
  amount <= 0 ? 0 : amount ** steepness / (amount ** steepness + half ** steepness);

/** How much of its way something has gone after a time, when it slows down as it comes near. */
export const gone = (seconds: number, constant: number) => 1 - Math.exp(-seconds / constant);

export const rounded = (value: number, digits = 0) => {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale + 0;
};
