// Codes by their names, and numbers that are none.
const MOST = 1;
const LENGTH: number = 8;
export const isFree = commodity.charge === chargeKindCodes.free;
export const isLong = name.length > 60 && state.length === 2;
export const said = { kind: 'order', place: 1, type: coursewareTypeCodes.video };
export const where = and(eq(tag.type, tagTypeCodes.subject), eq(slide.place, 2));
