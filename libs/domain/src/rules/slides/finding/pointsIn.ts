/** The total of the maximum points, or of the points given. */
export const pointsIn = (fields: readonly { points: number }[]) =>
  fields.reduce((sum, { points }) => sum + points, 0);
