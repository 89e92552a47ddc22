/** The rule that completes an item, in the words shown beside its progress bar. */
export const completionRules = {
  watched: '看完 90% 即为学完',
  lastPage: '逐页看完即为学完，翻得过快的页不计',
  passed: '测试及格即为学完',
  handedIn: '交卷并达到要求即为学完',
  byHand: '由你标记学完',
} as const;
export type CompletionRule = keyof typeof completionRules;

/** The share of a film or document that must have been on the screen. */
export const WATCHED_SHARE = 0.9;
