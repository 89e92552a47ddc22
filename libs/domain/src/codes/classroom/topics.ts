/** What is opened in a classroom: a discussion among all, or a question to those who teach. */
export const topicKinds = { 1: '讨论', 2: '答疑' } as const;
export type TopicKind = keyof typeof topicKinds;
export const topicKindCodes = { discussion: 1, question: 2 } as const satisfies Record<
  string,
  TopicKind
>;

export const topicLimits = { title: 100, text: 20_000 } as const;
