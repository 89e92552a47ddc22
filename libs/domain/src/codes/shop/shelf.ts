export const shelfStates = { onSale: '在售', withdrawn: '已下架' } as const;
export type ShelfState = keyof typeof shelfStates;

/** A product with a larger weight is listed before the others. */
export const MOST_WEIGHT = 9999;
/** More tags would not help anybody to find a product. */
export const MOST_TAGS = 30;
