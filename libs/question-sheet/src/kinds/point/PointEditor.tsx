import { areaOf, type Point } from '@cheese/domain/questions/point/area';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import type { KindEditorProps } from '../KindView';
import { texts } from '../texts';
import { AreaMark, PointMark } from './Marks';
import { Picture } from './Picture';
import { areaWord } from './places';

const FEWEST_CORNERS = 3;

/** Areas that are right, drawn corner by corner on the first picture. */
export default function PointEditor({ draft, onChange }: KindEditorProps) {
  const [corners, setCorners] = useState<Point[]>([]);
  /** Position of the keyboard cursor; Enter adds it as a corner. */
  const [cursor, setCursor] = useState<Point | null>(null);
  const areas = draft.key[0] ?? [];
  const [path] = draft.pictures;
  if (!path) return <FormHelperText>{texts.pictureFirst}</FormHelperText>;

  const write = (next: string[]) => onChange({ ...draft, key: [next] });
  const close = () => {
    if (corners.length < FEWEST_CORNERS) return;
    write([...areas, areaWord(corners)]);
    setCorners([]);
    setCursor(null);
  };
  const set = (point: Point, by: 'press' | 'keys') => {
    setCursor(point);
    if (by === 'press') setCorners([...corners, point]);
  };
  return (
    <div>
      <Picture
        path={path}
        label={texts.drawArea}
        at={cursor}
        onSet={set}
        onEnter={() => cursor && setCorners([...corners, cursor])}
      >
        {areas.map((area) => (
          <AreaMark key={area} corners={areaOf(area) ?? []} />
        ))}
        {corners.length > 0 && <AreaMark corners={corners} isOpen />}
        {cursor && <PointMark {...cursor} />}
      </Picture>
      <FormHelperText aria-live="polite">
        {texts.areaLead(areas.length, corners.length)}
      </FormHelperText>
      <Button size="small" disabled={corners.length < FEWEST_CORNERS} onClick={close}>
        {texts.closeArea}
      </Button>
      <Button
        size="small"
        disabled={corners.length === 0}
        onClick={() => setCorners(corners.slice(0, -1))}
      >
        {texts.undoCorner}
      </Button>
      <Button size="small" disabled={areas.length === 0} onClick={() => write(areas.slice(0, -1))}>
        {texts.removeArea}
      </Button>
    </div>
  );
}
