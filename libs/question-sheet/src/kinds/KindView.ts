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
  /** Share of other learners that chose each option, by key; null if too few answered. */
  othersChose: Readonly<Record<string, number>> | null;
}

export interface KindEditorProps {
  draft: QuestionDraft;
  onChange: (draft: QuestionDraft) => void;
  /** Puts a picture where the product keeps them; without it none can be added. */
  upload?: UploadPicture;
}

/** Components for answering, reviewing and editing one type of question. */
export interface KindView {
  Player: ComponentType<PlayerProps>;
  Review: ComponentType<ReviewProps>;
  /** Loaded only when a question of this type is edited. */
  loadEditor: () => Promise<{ default: ComponentType<KindEditorProps> }>;
  /**
   * The part of the question that its player and review render themselves: the stem with gaps, or
   * the picture.
   */
  holds?: 'stem' | 'picture';
  /** True if one press is a complete answer, which can then be checked at once. */
  isDoneByOne?: boolean;
  /** The answer after an option's key is pressed; undefined if the type has no key choices. */
  press?: (given: Given, option: string) => Given;
  /** An answer, and what is right, in a line of words; none where the review shows both better. */
  inWords?: (given: Given, question: Question) => string;
  rightInWords?: (right: Key, question: Question) => string;
  /** A draft as this kind begins, with what fits of another. */
  begin: (draft: QuestionDraft) => QuestionDraft;
  /** After a change elsewhere: what follows from it, such as one field for each gap of the stem. */
  mend?: (draft: QuestionDraft) => QuestionDraft;
}
