import { questionDifficulties, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { KeyedQuestion } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { RichText } from '@cheese/ui/article/RichText';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { PointerEvent } from 'react';
import { ScoreInput } from './ScoreInput';
import { texts } from './texts';

interface ItemRowProps {
  question: KeyedQuestion | undefined;
  /** Number in the whole paper, from 1. */
  number: number;
  /** Index in its section. */
  at: number;
  isLast: boolean;
  isDragged: boolean;
  score: number;
  onHold: () => void;
  onMove: (by: 1 | -1) => void;
  /** Updates the question to its newest version; undefined if it is current. */
  onRenew?: () => void;
  onScore: (score: number) => void;
  onRemove: () => void;
}

/** A question of the paper, moved by dragging or one step by a button. */
export function ItemRow(props: ItemRowProps) {
  const { question, number, at, isLast, isDragged, score, onHold, onMove, onScore } = props;
  const hold = (event: PointerEvent) => {
    // Touch captures the pointer by default; then other rows would get no pointer events.
    event.currentTarget.releasePointerCapture(event.pointerId);
    event.preventDefault();
    onHold();
  };
  return (
    <li data-at={at} className={isDragged ? 'dragged' : undefined}>
      <span className="handle" onPointerDown={hold}>
        <DragIndicator aria-hidden />
      </span>
      <b>{number}</b>
      <div className="words">
        {question && <RichText html={question.stem} />}
        {question && (
          <small>
            {questionTypes[question.type]} · {questionDifficulties[question.difficulty]}
            {question.isOutdated && ` · ${texts.outdated}`}
          </small>
        )}
        {props.onRenew && (
          <Button size="small" aria-label={texts.renew(number)} onClick={props.onRenew}>
            {texts.renewWord}
          </Button>
        )}
      </div>
      <div className="tools">
        <ScoreInput label={texts.score(number)} score={score} onScore={onScore} />
        <IconButton
          data-by={-1}
          aria-label={texts.moveUp(number)}
          aria-disabled={at === 0}
          onClick={() => at > 0 && onMove(-1)}
        >
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton
          data-by={1}
          aria-label={texts.moveDown(number)}
          aria-disabled={isLast}
          onClick={() => !isLast && onMove(1)}
        >
          <ArrowDownward fontSize="small" />
        </IconButton>
        <IconButton aria-label={texts.remove(number)} onClick={props.onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </div>
    </li>
  );
}
