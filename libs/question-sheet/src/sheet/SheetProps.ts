import type { ReactNode } from 'react';
import type { AnswerKeeper, HeardTime } from '../keeping/AnswerKeeper';
import type { Paper, PlacedAnswer } from '../Paper';
import type { Practice } from '../practice/Practice';
import type { QuestionTools } from '../practice/QuestionTools';

/** What became of handing in: `gone` where it was over already, `lost` where nobody answered. */
export type SubmitOutcome = 'done' | 'gone' | 'lost';

/** What a sheet needs of the site around it; none of it rejects. */
export interface SheetCalls {
  /**
   * Hands it in. Every answer has been saved by then, and is told all the same. `isTimeUp`: nobody
   * pressed anything; where the server knows of more time it is `lost`, until that is heard of.
   */
  submit(answers: PlacedAnswer[], why: { isTimeUp: boolean }): Promise<SubmitOutcome>;
  /** Told once it is handed in, to lead on. */
  onSubmitted(): void;
}

export interface SheetProps {
  /** As it was when it began: another paper is another sheet, by its `key`. */
  paper: Paper;
  keeper: AnswerKeeper;
  calls: SheetCalls;
  /** Stands in its place where the paper is over already, handed in from another window or gone. */
  ended: ReactNode;
  /**
   * What the server said last of time, whenever it was asked; what a save told counts too, and the
   * newer of the two holds. None where there is no limit.
   */
  time?: HeardTime | null;
  /** Whether all questions may be shown on one page, and be marked for later. */
  isExamination?: boolean;
  /** Whether questions may be marked for later; in an examination they may. */
  hasFlags?: boolean;
  /** Shows what was right while it is still going on. */
  practice?: Practice;
  tools?: QuestionTools;
  /** What is at hand beside the questions, such as a calculator. */
  aids?: ReactNode;
}
