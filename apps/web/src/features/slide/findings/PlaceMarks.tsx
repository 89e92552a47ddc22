import type { Spot } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import { FormField } from '@cheese/ui/form/FormField';
import Button from '@mui/material/Button';
import type { Beside } from '../viewer/over';
import { oneField } from './oneField';
import { seePlace, spotSeen } from './places';
import { texts } from './texts';

export interface NotedPlace {
  points: readonly Spot[];
  note: string;
}

interface PlaceMarksProps {
  beside: Beside;
  places: readonly NotedPlace[];
  maxLength: number;
  isPicking: boolean;
  onPicking: (isPicking: boolean) => void;
  onAdd: (at: Spot) => void;
  onNote: (index: number, note: string) => void;
  onRemove: (index: number) => void;
}

/** Places on the slide with notes; added by a click on the slide or at the centre of the view. */
export function PlaceMarks(props: PlaceMarksProps) {
  const { beside, places, maxLength, isPicking, onPicking, onAdd, onNote, onRemove } = props;
  const here = () => {
    const at = spotSeen(beside);
    if (at) onAdd(at);
  };
  return (
    <>
      <div className="row">
        <Button size="small" aria-pressed={isPicking} onClick={() => onPicking(!isPicking)}>
          {isPicking ? texts.picking : texts.pick}
        </Button>
        <Button size="small" onClick={here}>
          {texts.here}
        </Button>
      </div>
      {isPicking && <p className="aside">{texts.pickHint}</p>}
      <ul>
        {places.map(({ points, note }, i) => (
          <li key={i}>
            <div className="row">
              <Button size="small" onClick={() => seePlace(beside, points)}>
                {texts.place(i + 1)}
              </Button>
              <Button
                size="small"
                aria-label={texts.removePlace(i + 1)}
                onClick={() => onRemove(i)}
              >
                {texts.remove}
              </Button>
            </div>
            <FormField
              name="note"
              label={texts.placeNote(i + 1)}
              autoComplete="off"
              maxLength={maxLength}
              fields={oneField('note', { value: note }, (next) => onNote(i, next))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
