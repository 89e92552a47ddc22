import { createContext, use } from 'react';

/** Whose answers a review shows: those of who reads it, or, to who teaches, a learner's. */
export const AnswerOwner = createContext<'reader' | 'learner'>('reader');

export const useAnswerOwner = () => use(AnswerOwner);
