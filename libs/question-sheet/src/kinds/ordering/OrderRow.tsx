import { RichText } from '@cheese/ui/article/RichText';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import type { PointerEvent } from 'react';
import type { Question } from '../../Paper';
import { OptionPicture } from '../parts/OptionPicture';
import { texts } from '../texts';

interface OrderRowProps {
  option: Question['options'][number] | undefined;
  at: number;
  isLast: boolean;
  isDragged: boolean;
  isDisabled: boolean;
  onHold: () => void;
  onMove: (by: 1 | -1) => void;
}

/** One step: held to be dragged, or moved by one place. */
export function OrderRow(props: OrderRowProps) {
  const { option, at, isLast, isDragged, isDisabled, onHold, onMove } = props;
  if (!option) return null;
  const hold = (event: PointerEvent) => {
    if (isDisabled) return;
    // Otherwise a finger would keep sending its moves to where it went down.
    event.currentTarget.releasePointerCapture(event.pointerId);
    event.preventDefault();
    onHold();
  };
  return (
    <li data-step={option.key} className={isDragged ? 'dragged' : undefined}>
      <span className="handle" onPointerDown={hold}>
        <DragIndicator aria-hidden />
      </span>
      <b>{at + 1}</b>
      <div className="words">
        <RichText html={option.text} />
        {option.picture && <OptionPicture path={option.picture} option={String(at + 1)} />}
      </div>
      <IconButton
        data-by={-1}
        aria-label={texts.moveUp(at + 1)}
        aria-disabled={isDisabled || at === 0}
        onClick={() => !isDisabled && onMove(-1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        data-by={1}
        aria-label={texts.moveDown(at + 1)}
        aria-disabled={isDisabled || isLast}
        onClick={() => !isDisabled && onMove(1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </li>
  );
}
