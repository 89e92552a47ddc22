import { createContext, use } from 'react';

/** `reader`: the reader's own answers; `learner`: a teacher looks at a learner's answers. */
export const AnswerOwner = createContext<'reader' | 'learner'>('reader');

export const useAnswerOwner = () => use(AnswerOwner);
