/** What a quiz at a model asks: a part by its name, the name of one that is lit, or an order. */
export const quizKinds = { find: '找结构', name: '认结构', order: '排顺序' } as const;
export type QuizKind = keyof typeof quizKinds;

/** By what parts are put in order where nothing flows through them. */
export const orderOfLayers = '按本模型的分层，由外向内';

/** As many as one puts in order at once. */
export const ordered = { least: 4, most: 6 } as const;
