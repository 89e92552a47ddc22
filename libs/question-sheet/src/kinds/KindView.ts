import type { QuestionDraft } from '@cheese/domain/questions/draft';
import type { Given, Key } from '@cheese/domain/questions/kind';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import type { ComponentType } from 'react';
import type { MarkedQuestion, Question } from '../Paper';

export interface PlayerProps {
  question: Question;
  given: Given;
  onGive: (given: Given) => void;
  isDisabled: boolean;
  /** The id of what is asked, which names the group of its controls. */
  labelledBy: string;
  /** The words of the options stand above, for several questions (B1). */
  areOptionsAbove?: boolean;
  /** Options that are ruled out; without `onStrike` none can be. */
  struck?: readonly string[];
  onStrike?: (option: string) => void;
}

export interface ReviewProps {
  question: MarkedQuestion;
  /** Of all others, the share that chose each option, by its key; null where too few answered. */
  othersChose: Readonly<Record<string, number>> | null;
}

export interface KindEditorProps {
  draft: QuestionDraft;
  onChange: (draft: QuestionDraft) => void;
  /** Puts a picture where the product keeps them; without it none can be added. */
  upload?: UploadPicture;
}

/** How one kind of question is answered, shown once it is marked, and written. */
export interface KindView {
  Player: ComponentType<PlayerProps>;
  Review: ComponentType<ReviewProps>;
  /** Loads when somebody writes such a question. */
  loadEditor: () => Promise<{ default: ComponentType<KindEditorProps> }>;
  /** What its player and its review show themselves: gaps in the sentence, a point on the picture. */
  holds?: 'stem' | 'picture';
  /** Whether one press is the whole answer: who wishes so is told at once whether it was right. */
  isDoneByOne?: boolean;
  /** What the key of an option chooses, pressed once more; where keys choose at all. */
  press?: (given: Given, option: string) => Given;
  /** An answer, and what is right, in a line of words; none where the review shows both better. */
  inWords?: (given: Given, question: Question) => string;
  rightInWords?: (right: Key, question: Question) => string;
  /** A draft as this kind begins, with what fits of another. */
  begin: (draft: QuestionDraft) => QuestionDraft;
  /** After a change elsewhere: what follows from it, such as one field for each gap of the stem. */
  mend?: (draft: QuestionDraft) => QuestionDraft;
}
