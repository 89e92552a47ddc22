export const schoolStates = { open: '使用中', suspended: '已暂停' } as const;
export type SchoolState = keyof typeof schoolStates;
