/** What a quiz at a model asks: to find a part by its name, or to name one that is lit. */
export const quizKinds = { find: '找结构', name: '认结构' } as const;
export type QuizKind = keyof typeof quizKinds;
