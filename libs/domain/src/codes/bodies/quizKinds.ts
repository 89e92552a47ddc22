/** The questions of a quiz: find a named part, name a highlighted part, or put parts in order. */
export const quizKinds = { find: '找结构', name: '认结构', order: '排顺序' } as const;
export type QuizKind = keyof typeof quizKinds;

/** The title of an ordering question about layers, for parts without a flow. */
export const orderOfLayers = '按本模型的分层，由外向内';

/** The number of parts in one ordering question. */
export const ordered = { least: 4, most: 6 } as const;
