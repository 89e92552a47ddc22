/** What fields bring in all, or what was given for them. */
export const pointsIn = (fields: readonly { points: number }[]) =>
  fields.reduce((sum, { points }) => sum + points, 0);
