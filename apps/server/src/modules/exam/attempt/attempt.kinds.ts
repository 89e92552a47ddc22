export type AttemptKind =
  | 'chapter'
  | 'random'
  | 'wrong'
  | 'collected'
  | 'due'
  | 'daily'
  | 'exam'
  | 'courseware'
  | 'slide'
  | 'simulation'
  | 'made';

/** `teacher` is anyone with permission to end the attempt. */
export type SubmittedBy = 'person' | 'time' | 'teacher';

/** One question of an attempt, as it was asked: its words, its worth, and the order of its options. */
export interface AskedItem {
  questionId: number;
  version: number;
  /** Neighbours with the same number share a case, or a set of options. */
  groupId: number | null;
  /** In hundredths: marks may be halves. */
  score: number;
  /** The letters in the order in which they are shown; null where it is their own. */
  shown: string | null;
}

/** A part of a paper, and how many of the questions stand in it. */
export interface AskedSection {
  title: string;
  note: string;
  count: number;
}
