/** Whether a product stands in the shop window. */
export const shelfStates = { onSale: '在售', withdrawn: '已下架' } as const;
export type ShelfState = keyof typeof shelfStates;

/** What is put forward more stands before the others. */
export const MOST_WEIGHT = 9999;
/** More tags than these help nobody to find it. */
export const MOST_TAGS = 30;
