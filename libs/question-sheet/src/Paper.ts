/** One question as it is put to whoever answers: without its key. */
export interface Question {
  id: number;
  /** By it `Kinds` says what kind of question it is. */
  type: number;
  stem: string;
  options: readonly { key: string; text: string }[];
}

export interface Answer {
  questionId: number;
  option: string;
}

/** What is to be answered, with the answers that were kept so far. */
export interface Paper {
  questions: readonly Question[];
  answers: readonly Answer[];
}

/** After it was answered for good. */
export interface MarkedQuestion extends Question {
  /** The key of the right option. */
  answer: string;
  /** Null where it was left open. */
  given: string | null;
  analysis: string;
}

/** What the kinds of questions are called: 单选题. */
export type Kinds = Readonly<Record<number, string>>;
