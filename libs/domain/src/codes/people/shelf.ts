/** The owner of the listed content. */
export const shelves = { school: '本校', platform: '平台' } as const;
export type Shelf = keyof typeof shelves;
