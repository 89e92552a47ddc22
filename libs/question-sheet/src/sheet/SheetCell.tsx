import type { AnswerVerdict } from '@cheese/domain/codes/exam/questionTypes';
import { memo, useSyncExternalStore } from 'react';
import type { AnswerAutosave, AutosaveState } from '../keeping/AnswerAutosave';
import { isAnswered } from '../Paper';
import { texts } from '../texts';

interface SheetCellProps {
  place: number;
  isCurrent: boolean;
  keeper: AnswerAutosave;
  /** Null until the verdict is revealed. */
  verdict: AnswerVerdict | null;
  onGo: (to: number) => void;
}

/** Memoised, because a sheet may have hundreds of cells. */
export const SheetCell = memo(function SheetCell(props: SheetCellProps) {
  const { place, isCurrent, keeper, verdict, onGo } = props;
  const states = useSyncExternalStore(keeper.subscribe, () =>
    statesOf(keeper.state(), place, verdict),
  );
  const words = states.split(' ').map((state) => texts.states[state as keyof typeof texts.states]);
  return (
    <button
      type="button"
      className={states}
      aria-label={texts.sheetItem(place + 1, words.join('，'))}
      {...(isCurrent && { 'aria-current': 'step' })}
      onClick={() => onGo(place)}
    >
      {place + 1}
    </button>
  );
});

/** As one string, which is the same as long as nothing changes. */
function statesOf(
  { answers, unsaved }: AutosaveState,
  place: number,
  verdict: AnswerVerdict | null,
): string {
  const answer = answers[place];
  const states = [
    answer && isAnswered(answer.given) ? 'answered' : 'open',
    verdict,
    answer?.isFlagged && 'flagged',
    unsaved.has(place) && 'unsaved',
  ];
  return states.filter(Boolean).join(' ');
}
