import type { ReactNode } from 'react';
import type { AnswerAutosave, HeardTime } from '../keeping/AnswerAutosave';
import type { Paper, PlacedAnswer } from '../Paper';
import type { Practice } from '../practice/Practice';
import type { QuestionTools } from '../practice/QuestionTools';

/** `gone`: the paper was over already; `lost`: no response. */
export type SubmitOutcome = 'done' | 'gone' | 'lost';

/** Calls injected by the site; none of them rejects. */
export interface SheetCalls {
  /**
   * Submits the paper. All answers have been saved before and are sent again. `isTimeUp`: submitted
   * by the timer; the result is `lost` while the server still grants more time.
   */
  submit(answers: PlacedAnswer[], why: { isTimeUp: boolean }): Promise<SubmitOutcome>;
  /** Told once it is handed in, to lead on. */
  onSubmitted(): void;
}

export interface SheetProps {
  /** As it was when it began: another paper is another sheet, by its `key`. */
  paper: Paper;
  keeper: AnswerAutosave;
  calls: SheetCalls;
  /**
   * Shown if the paper is already over, because it was submitted in another window or no longer
   * exists.
   */
  ended: ReactNode;
  /**
   * The server's latest word on the time; undefined without a limit. Answers to saves carry it too,
   * and the newer one is used.
   */
  time?: HeardTime | null;
  /** Allows showing all questions on one page, and flagging them for later. */
  isExamination?: boolean;
  /** Allows flagging outside of an examination too. */
  hasFlags?: boolean;
  /** Shows what was right while it is still going on. */
  practice?: Practice;
  tools?: QuestionTools;
  /** Tools beside the questions, such as a calculator. */
  aids?: ReactNode;
}
