import type { Comment, Reply } from '@cheese/domain/contract/learning/comment';
import {
  commentSubjectCodes,
  type CommentSubject,
} from '@cheese/domain/codes/learning/commentSubjects';
import { createContext } from 'react';

export interface Subject {
  subjectType: CommentSubject;
  subjectId: number;
}

export type CommentAction = { what: 'remove' | 'report'; said: Comment | Reply };

interface Thread {
  subject: Subject;
  /** Only the authors of these comments can be mentioned. */
  comments: readonly Comment[];
  ask: (action: CommentAction) => void;
  /** Nothing more can be said here. */
  isClosed?: boolean;
  best?: BestChoice | undefined;
}

/** One of the comments may be named the best answer. */
export interface BestChoice {
  commentId: number | null;
  choose: (commentId: number) => void;
}

export const ThreadContext = createContext<Thread>({
  subject: { subjectType: commentSubjectCodes.course, subjectId: 0 },
  comments: [],
  ask: () => undefined,
});

export const isReply = (said: Comment | Reply): said is Reply => 'commentId' in said;
