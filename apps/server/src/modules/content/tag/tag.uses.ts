/**
 * Position of an option in a product list: in the rows above the list, or behind 更多筛选. Options are
 * tags like subjects, with one level: a group and its options.
 */
export const optionUses = { classify: 1, filter: 2 } as const;
