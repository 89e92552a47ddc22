// Who lets something pass says why.
export const a = b as any; // eslint-disable-line @typescript-eslint/no-explicit-any
export const c = b as any; // eslint-disable-line @typescript-eslint/no-explicit-any -- todo
export const d = b as any; /* eslint-disable-line */
export const e = b(); // oxlint-disable-line typescript/no-floating-promises
export const f = b(); /* @ts-expect-error */
export const g = b(); /* @ts-ignore */
