// Codes have names.
const FREE = 1;
const [SIMULATION, DUE] = [8, 8] as const;
const first: AdPlace = 1;
export const isPaid = commodity.charge === 2;
export const isOpen = 3 > state;
export const isGone = (failure?.status as number) === 404;
export const said = { kind: isHeld ? 1 : other, title: '' };
export const usual = { type: row.type ?? 1 };
export const where = and(eq(tag.type, 9), isHere);
// prettier-ignore
switch (content.type) { case 1: break; }
