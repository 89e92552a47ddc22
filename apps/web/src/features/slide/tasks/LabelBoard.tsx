import type { TaskAsked } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { texts } from './texts';
import { leftOf } from './work';

interface LabelBoardProps {
  asked: Extract<TaskAsked, { kind: 4 }>;
  placed: readonly (string | null)[];
  /** The selected label; the next click on a place puts it there. */
  held: string | null;
  hold: (label: string | null) => void;
  put: (at: number, label: string | null) => void;
}

/** Labels are dragged to a place, or selected and then placed by a click. */
export function LabelBoard({ asked, placed, held, hold, put }: LabelBoardProps) {
  const left = leftOf(asked.labels, placed);
  return (
    <div className="stack">
      <h3>{texts.labels}</h3>
      <div className="row" role="group" aria-label={texts.labels}>
        {[...new Set(asked.labels)].map((label) => (
          <Chip
            key={label}
            label={label}
            draggable
            color={held === label ? 'primary' : 'default'}
            variant={(left.get(label) ?? 0) > 0 ? 'filled' : 'outlined'}
            aria-pressed={held === label}
            onClick={() => hold(held === label ? null : label)}
            onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', label)}
          />
        ))}
      </div>
      <h3>{texts.places}</h3>
      <ol aria-label={texts.places}>
        {asked.places.map((_, at) => (
          <Place
            key={at}
            at={at}
            held={held}
            label={placed[at] ?? null}
            onPut={(label) => {
              if (label === null || asked.labels.includes(label)) put(at, label);
            }}
          />
        ))}
      </ol>
    </div>
  );
}

interface PlaceProps {
  at: number;
  label: string | null;
  held: string | null;
  onPut: (label: string | null) => void;
}

function Place({ at, label, held, onPut }: PlaceProps) {
  const [isOver, setOver] = useState(false);
  const name = label === null ? texts.place(at + 1) : texts.placeWith(at + 1, label);
  return (
    <li className="row">
      <button
        type="button"
        className={isOver ? 'task over' : 'task'}
        onClick={() => held !== null && onPut(held)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onPut(event.dataTransfer.getData('text/plain'));
        }}
      >
        {name}
        {label === null && <span className="aside">{texts.noLabel}</span>}
      </button>
      {label !== null && (
        <Button size="small" onClick={() => onPut(null)}>
          {texts.take(label)}
        </Button>
      )}
    </li>
  );
}
