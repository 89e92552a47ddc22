/** As long as somebody listens, and as many as fit in a list. */
export const tourLimits = { title: 60, text: 2_000, stops: 60, tours: 30 } as const;
