export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
