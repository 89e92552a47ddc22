import { memberStates } from '../people/memberStates';

export const memberLimits = { name: 30, number: 30, bulk: 500 } as const;

/** What an administrator switches one by one; leaving is an act of its own. */
export const switchedStates = { 1: memberStates[1], 2: memberStates[2] } as const;
export type SwitchedState = keyof typeof switchedStates;
