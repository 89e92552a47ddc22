import type { AnswerAutosave } from '../../keeping/AnswerAutosave';
import { kindViews } from '../../kinds/kindViews';
import type { Marks } from '../../marking/makeMarks';
import { isAnswered, type Paper } from '../../Paper';
import type { Practice } from '../../practice/Practice';
import { useSheetKeys } from './useSheetKeys';

interface KeysOf {
  paper: Paper;
  keeper: AnswerAutosave;
  at: number;
  hasFlags: boolean;
  practice: Practice | undefined;
  marks: Marks | undefined;
  go: (to: number) => void;
  ask: () => void;
}

export function useKeysOf(sheet: KeysOf, isListening: boolean) {
  const { paper, keeper, at, hasFlags, practice, marks, go, ask } = sheet;
  const question = paper.questions[at];
  const press = question && kindViews[question.type].press;
  const shown = practice?.revealed[at];
  const grades = practice?.grade ? shown?.review?.grades : undefined;
  const letters = press && !shown ? question.options.map(({ key }) => key) : [];
  const answer = () => keeper.state().answers[at];
  useSheetKeys({
    isListening,
    options: grades?.map(({ grade }) => String(grade)) ?? letters,
    press(option) {
      const grade = grades?.find((one) => String(one.grade) === option)?.grade;
      if (grade) void practice?.grade?.(at, grade);
      else if (press) keeper.give(at, press(answer()?.given ?? [], option));
    },
    strike: marks && question && ((option) => marks.strike(question.id, option)),
    step: (by) => go(at + by),
    enter() {
      if (practice && !shown && isAnswered(answer()?.given ?? [])) void practice.reveal(at);
      else if (at === paper.questions.length - 1) ask();
      else go(at + 1);
    },
    flag: () => hasFlags && keeper.flag(at, !answer()?.isFlagged),
  });
}
