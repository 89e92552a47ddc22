export const schoolClassLimits = { name: 50, firstYear: 1950, lastYear: 2100 } as const;
