import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import type { DragEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { texts } from './texts';

/** A private drag type, so that drops from elsewhere are ignored. */
const DRAGGED = 'application/x-finding-field';

export interface Order {
  count: number;
  move: (from: number, to: number) => void;
}

/** Moves a field by its drag handle or by buttons. */
export function FieldOrder({ at, order: { count, move } }: { at: number; order: Order }) {
  /**
   * Lines are keyed by position, so the focus must follow the field to the button of the next line.
   */
  const step = (by: 1 | -1) => (event: MouseEvent<HTMLElement>) => {
    const line = event.currentTarget.closest('li');
    const next = by < 0 ? line?.previousElementSibling : line?.nextElementSibling;
    if (!next) return;
    flushSync(() => move(at, at + by));
    next.querySelector<HTMLElement>(`[data-step="${by}"]`)?.focus();
  };
  return (
    <>
      <span
        draggable
        title={texts.drag}
        aria-hidden
        style={{ cursor: 'grab', display: 'inline-flex' }}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(DRAGGED, String(at));
          dataTransfer.effectAllowed = 'move';
        }}
      >
        <DragIndicator fontSize="small" />
      </span>
      <IconButton
        size="small"
        data-step={-1}
        aria-label={texts.up(at + 1)}
        aria-disabled={at === 0}
        onClick={step(-1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        data-step={1}
        aria-label={texts.down(at + 1)}
        aria-disabled={at === count - 1}
        onClick={step(1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </>
  );
}

export const dropOn = (at: number, { move }: Order) => ({
  onDragOver(event: DragEvent) {
    if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
  },
  onDrop(event: DragEvent) {
    const from = event.dataTransfer.getData(DRAGGED);
    if (from === '') return;
    event.preventDefault();
    move(Number(from), at);
  },
});
