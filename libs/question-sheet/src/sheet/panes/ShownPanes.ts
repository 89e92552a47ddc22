import type { AnswerAutosave } from '../../keeping/AnswerAutosave';
import type { Paper } from '../../Paper';
import type { Practice } from '../../practice/Practice';
import type { QuestionTools } from '../../practice/QuestionTools';

/** Props of both display modes, single and all on one page. */
export interface ShownPanes {
  paper: Paper;
  keeper: AnswerAutosave;
  at: number;
  practice: Practice | undefined;
  tools: QuestionTools | undefined;
  hasFlags: boolean;
  isDisabled: boolean;
  go: (to: number) => void;
}
