import type { TourStop } from '@cheese/domain/contract/slides/slideTour';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { texts } from './texts';
import { movedTo } from './tourDraft';

interface StopLinesProps {
  stops: readonly TourStop[];
  onChange: (stops: TourStop[]) => void;
  onWrite: (stop: TourStop) => void;
  onSee: (stop: TourStop) => void;
  onRetake: (stop: TourStop) => void;
}

/** The order is changed by dragging or by buttons. */
export function StopLines({ stops, onChange, onWrite, onSee, onRetake }: StopLinesProps) {
  const [held, hold] = useState<number | null>(null);
  const move = (from: number, to: number) => onChange(movedTo(stops, from, to));
  return (
    <ol>
      {stops.map((stop, at) => (
        <li
          key={stop.id}
          draggable
          onDragStart={() => hold(at)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => {
            if (held !== null && held !== at) move(held, at);
            hold(null);
          }}
        >
          <b>{stop.title}</b>
          <div>
            {(
              [
                [texts.see, () => onSee(stop), true],
                [texts.write, () => onWrite(stop), true],
                [texts.retake, () => onRetake(stop), true],
                [texts.up, () => move(at, at - 1), at > 0],
                [texts.down, () => move(at, at + 1), at < stops.length - 1],
                [texts.remove, () => onChange(stops.filter((_, i) => i !== at)), true],
              ] as const
            ).map(([name, act, can]) => (
              <Button
                key={name}
                size="small"
                color="inherit"
                disabled={!can}
                aria-label={`${name}：${stop.title}`}
                onClick={act}
              >
                {name}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
