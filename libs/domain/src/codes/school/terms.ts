export const termStates = { open: '未归档', archived: '已归档' } as const;
export type TermState = keyof typeof termStates;

export const termLimits = { name: 50, days: 400 } as const;
