/** Limits chosen by how long people listen, and by how many tours fit in a list. */
export const tourLimits = { title: 60, text: 2_000, stops: 60, tours: 30 } as const;
