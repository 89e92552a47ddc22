/** Whose of what is made are looked at. */
export const shelves = { school: '本校', platform: '平台' } as const;
export type Shelf = keyof typeof shelves;
