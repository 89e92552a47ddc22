/** What completes an item of a course, in the words that stand where the bar is. */
export const completionRules = {
  watched: '看完 90% 即为学完',
  lastPage: '逐页看完即为学完，翻得过快的页不计',
  passed: '测试及格即为学完',
  handedIn: '交卷并达到要求即为学完',
  byHand: '由你标记学完',
} as const;
export type CompletionRule = keyof typeof completionRules;

/** Of a film, and of the pages of a document, so much must have been on the screen. */
export const WATCHED_SHARE = 0.9;
