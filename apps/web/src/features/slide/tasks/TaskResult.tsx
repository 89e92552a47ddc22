import { slideTaskKindCodes } from '@cheese/domain/codes/slides/slideTask';
import type { MarkedTask, SlideTask } from '@cheese/domain/contract/slides/slideTask';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { type Beside, useOver } from '../viewer/over';
import { markedLayers } from './overlays';
import { texts } from './texts';

interface TaskResultProps {
  task: SlideTask;
  beside: Beside;
  tries: readonly MarkedTask[];
  /** The try that is shown at first. */
  first: MarkedTask;
  onAgain: () => void;
}

/** Result of a try, in words and over the slide. */
export function TaskResult({ task, beside, tries, first, onAgain }: TaskResultProps) {
  const [nth, choose] = useState(first.nth);
  const marked = tries.find((one) => one.nth === nth) ?? first;
  const { asked } = task;
  const over = useMemo(
    () => ({ drawing: null, layers: markedLayers(asked, marked) }),
    [asked, marked],
  );
  useOver(beside.lay, over);
  const { marks, key, explanation, isCounted } = marked;
  const standing = first.standing ?? task.standing;
  const mayAgain = task.tries === 0 || (standing?.tries ?? 0) < task.tries;
  return (
    <div className="stack">
      <div role="status">
        <p className={marks.isRight ? 'right' : 'wrong'}>
          {marks.isRight ? texts.isRight : texts.isWrong}
        </p>
        <p>{[texts.score(marks.share), factsOf(marked)].filter(Boolean).join(' · ')}</p>
        {!isCounted && <p className="aside">{marked.nth === 0 ? texts.trial : texts.notCounted}</p>}
      </div>
      {key?.kind === slideTaskKindCodes.choose && <p>{texts.rightOptions(rightOf(key.options))}</p>}
      {asked.kind !== slideTaskKindCodes.choose && (
        <p className="aside">{key ? texts.legendKey : texts.legend}</p>
      )}
      {explanation && (
        <div>
          <h3>{texts.explanation}</h3>
          <p className="text">{explanation}</p>
        </div>
      )}
      {standing && <p className="aside">{texts.firstAndBest(standing.first, standing.best)}</p>}
      {mayAgain ? (
        <Button variant="contained" onClick={onAgain}>
          {texts.again}
        </Button>
      ) : (
        <p>{texts.noMore}</p>
      )}
      {tries.length > 1 && <Tries tries={tries} nth={nth} onChoose={choose} />}
    </div>
  );
}

const rightOf = (options: readonly { text: string; isRight: boolean }[]) =>
  options
    .filter(({ isRight }) => isRight)
    .map(({ text }) => text)
    .join('、');

function factsOf({ answer, marks }: MarkedTask): string {
  const { hits, missed, share } = marks;
  const found = hits.filter(Boolean).length;
  switch (answer.kind) {
    case slideTaskKindCodes.point:
    case slideTaskKindCodes.count:
      return texts.found(found, missed, hits.length - found);
    case slideTaskKindCodes.outline:
      return texts.overlap(share);
    case slideTaskKindCodes.label:
      return texts.placed(found, hits.length);
    case slideTaskKindCodes.choose:
      return '';
    case slideTaskKindCodes.find:
      if (!hits[0]) return texts.notFound;
      return hits[1] ? '' : texts.tooClose;
  }
}

interface TriesProps {
  tries: readonly MarkedTask[];
  nth: number;
  onChoose: (nth: number) => void;
}

const Tries = ({ tries, nth, onChoose }: TriesProps) => (
  <div>
    <h3>{texts.tries}</h3>
    <div className="row">
      {tries.map((one) => (
        <Button
          key={one.nth}
          size="small"
          aria-pressed={one.nth === nth}
          variant={one.nth === nth ? 'outlined' : 'text'}
          onClick={() => onChoose(one.nth)}
        >
          {texts.nth(one.nth, one.marks.share)}
        </Button>
      ))}
    </div>
  </div>
);
