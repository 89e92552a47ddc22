import type { Area, SceneAsking } from '@cheese/drills/graph/scene';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import Button from '@mui/material/Button';
import { IdTicks } from '../../../making/fields/IdTicks';
import { NumberBox } from '../../../making/fields/NumberBox';
import { Rows } from '../../../making/fields/Rows';
import { TextBox } from '../../../making/fields/TextBox';
import { boxAround, boxOf, cornersOf } from './boxes';
import { choosableIn } from './names';
import { nextLetter } from './optionNames';
import { texts } from './texts';

const MOST = 12;
const inTheMiddle = { left: 40, top: 40, width: 20, height: 20 };
const sides = [
  ['left', texts.areaLeft],
  ['top', texts.areaTop],
  ['width', texts.areaWidth],
  ['height', texts.areaHeight],
] as const;

interface AreaRowsProps {
  asking: Extract<SceneAsking, { kind: 'point' }>;
  onChange: (asking: SceneAsking) => void;
}

/** Clickable areas of the picture, and which of them are right. */
export function AreaRows({ asking, onChange }: AreaRowsProps) {
  const { areas, right, most } = asking;
  const write = (now: readonly Area[]) => {
    const ids = new Set(now.map(({ id }) => id));
    onChange({ ...asking, areas: now, right: right.filter((id) => ids.has(id)) });
  };
  return (
    <>
      <Rows
        title={texts.areas}
        rows={areas}
        most={MOST}
        add={texts.addArea}
        blank={() => ({ id: nextLetter(areas), name: '', corners: cornersOf(inTheMiddle) })}
        nameOf={({ id }) => texts.areaOf(id)}
        onChange={write}
      >
        {(area, change) => (
          <>
            <TextBox
              label={`${texts.areaName} ${area.id.toUpperCase()}`}
              value={area.name}
              maxLength={200}
              onChange={(name) => change({ ...area, name })}
            />
            <Shape area={area} change={change} />
          </>
        )}
      </Rows>
      <IdTicks
        label={texts.right}
        choices={choosableIn(asking)}
        chosen={right}
        onChange={(ids) => onChange({ ...asking, right: ids, most: Math.max(1, ids.length) })}
      />
      <NumberBox
        label={texts.mostPoints}
        value={most}
        unit={texts.placesUnit}
        onChange={(many) => onChange({ ...asking, most: Math.round(many) })}
      />
    </>
  );
}

/**
 * Fields for the sides of a box. Other shapes come only from files, and can be converted into a
 * box.
 */
function Shape({ area, change }: { area: Area; change: (area: Area) => void }) {
  const box = boxOf(area.corners);
  if (!box) {
    const toBox = () => change({ ...area, corners: cornersOf(boxAround(area.corners)) });
    return (
      <p>
        {texts.polygon(area.corners.length)}{' '}
        <Button size="small" onClick={toBox}>
          {texts.makeBox}
        </Button>
      </p>
    );
  }
  return (
    <TwoColumns>
      {sides.map(([side, label]) => (
        <NumberBox
          key={side}
          label={label}
          value={box[side]}
          unit={texts.percent}
          onChange={(part) => change({ ...area, corners: cornersOf({ ...box, [side]: part }) })}
        />
      ))}
    </TwoColumns>
  );
}
