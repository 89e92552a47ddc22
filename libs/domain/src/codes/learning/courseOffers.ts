/** What became of the wish to see a school's course on sale. */
export const offerStates = {
  waiting: '待审核',
  approved: '已通过',
  declined: '已驳回',
  recalled: '已撤回',
} as const;
export type OfferState = keyof typeof offerStates;

/** In the words that stand beside it: what is asked for, and why it was declined. */
export const offerLimits = { note: 300, reason: 200 } as const;
