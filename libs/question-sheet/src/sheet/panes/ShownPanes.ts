import type { AnswerKeeper } from '../../keeping/AnswerKeeper';
import type { Paper } from '../../Paper';
import type { Practice } from '../../practice/Practice';
import type { QuestionTools } from '../../practice/QuestionTools';

/** What both ways of showing questions are handed. */
export interface ShownPanes {
  paper: Paper;
  keeper: AnswerKeeper;
  at: number;
  practice: Practice | undefined;
  tools: QuestionTools | undefined;
  hasFlags: boolean;
  isDisabled: boolean;
  go: (to: number) => void;
}
