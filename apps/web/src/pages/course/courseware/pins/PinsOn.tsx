import { placeAt } from '@cheese/domain/place/placeAddress';
import type { OwnNote } from '@cheese/domain/contract/learning/courseNote';
import Place from '@mui/icons-material/Place';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { noteAnchor } from '../../../../features/notes/NoteItem';
import { texts } from '../texts';
import { PinButton } from './PinButton';
import { movedBy } from './pointIn';
import type { Pinned, Pins } from './usePins';

interface PinsOnProps {
  pins: Pins;
  page?: number;
  scale?: number;
}

const placed = ({ x, y }: Pinned['point'], scale: number) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  transform: `translate(-50%, -100%) scale(${1 / scale})`,
});
const shortOf = ({ html }: OwnNote) => html.replace(/<[^>]*>/g, '').slice(0, 20);

/** Moves the focus to the note in the list below. */
const showNote = (id: number) => document.getElementById(noteAnchor(id))?.focus();

export function PinsOn({ pins, page, scale = 1 }: PinsOnProps) {
  const { pathname, search } = useLocation();
  const led = placeAt(pathname + search);
  const point = led?.kind === 'courseItem' ? led.point : undefined;
  const { notes, next } = pins;
  return (
    <>
      {notes.map((note) => {
        if (!note.point || (note.position ?? undefined) !== page) return null;
        const isLed = point?.x === note.point.x && point.y === note.point.y;
        return (
          <PinButton
            key={note.id}
            type="button"
            aria-label={texts.pin(shortOf(note))}
            aria-current={isLed || undefined}
            title={shortOf(note)}
            style={placed(note.point, scale)}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={(event) => {
              event.stopPropagation();
              showNote(note.id);
            }}
          >
            <Place />
          </PinButton>
        );
      })}
      {next?.page === page && next && <NextPin pins={pins} next={next} scale={scale} />}
    </>
  );
}

function NextPin({ pins, next, scale }: { pins: Pins; next: Pinned; scale: number }) {
  const button = useRef<HTMLButtonElement>(null);
  const { byKeys } = next;
  useEffect(() => void (byKeys && button.current?.focus()), [byKeys]);
  const onKeyDown = (event: KeyboardEvent) => {
    const point = movedBy(event.key, next.point);
    const isGone = event.key === 'Delete' || event.key === 'Escape';
    if (!point && !isGone) return;
    event.preventDefault();
    event.stopPropagation();
    if (point) pins.put({ ...next, point });
    else pins.clear();
  };
  return (
    <PinButton
      ref={button}
      type="button"
      className="next"
      aria-label={texts.nextPin}
      style={placed(next.point, scale)}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
    >
      <Place />
    </PinButton>
  );
}
