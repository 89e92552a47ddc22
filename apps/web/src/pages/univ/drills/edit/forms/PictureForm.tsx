import {
  figures,
  hazards,
  lights,
  places,
  poses,
  props as things,
  type ScenePicture as Words,
} from '@cheese/drills/graph/picture';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import type { ReactNode } from 'react';
import { Choice } from '../../../making/fields/Choice';
import { NumberBox } from '../../../making/fields/NumberBox';
import { Rows } from '../../../making/fields/Rows';
import { texts } from './texts';

const MOST = 20;
const inTheMiddle = { x: 0.5, y: 0.6 };

interface Placed {
  x: number;
  y: number;
}

interface PlaceProps<Row extends Placed> {
  row: Row;
  change: (row: Row) => void;
  children: ReactNode;
}

const Place = <Row extends Placed>({ row, change, children }: PlaceProps<Row>) => (
  <TwoColumns>
    {children}
    <NumberBox
      label={texts.across}
      value={Math.round(row.x * 100)}
      unit={texts.percent}
      onChange={(part) => change({ ...row, x: part / 100 })}
    />
    <NumberBox
      label={texts.down}
      value={Math.round(row.y * 100)}
      unit={texts.percent}
      onChange={(part) => change({ ...row, y: part / 100 })}
    />
  </TwoColumns>
);

interface PictureFormProps {
  picture: Words;
  onChange: (picture: Words) => void;
}

interface PartProps {
  picture: Words;
  say: (said: Partial<Words>) => void;
}

export function PictureForm({ picture, onChange }: PictureFormProps) {
  const say = (said: Partial<Words>) => onChange({ ...picture, ...said });
  return (
    <>
      <TwoColumns>
        <Choice
          label={texts.place}
          value={picture.place}
          labels={places}
          onChange={(place) => say({ place })}
        />
        <Choice
          label={texts.light}
          value={picture.light}
          labels={lights}
          onChange={(light) => say({ light })}
        />
      </TwoColumns>
      <PersonRows picture={picture} say={say} />
      <ThingRows picture={picture} say={say} />
      <HazardRows picture={picture} say={say} />
    </>
  );
}

function PersonRows({ picture, say }: PartProps) {
  return (
    <Rows
      title={texts.people}
      rows={picture.people}
      most={MOST}
      add={texts.addPerson}
      blank={() => ({ who: 'man', pose: 'lying', ...inTheMiddle }) as const}
      nameOf={({ who }, at) => texts.drawnOf(figures[who], at + 1)}
      onChange={(people) => say({ people })}
    >
      {(row, change) => (
        <Place row={row} change={change}>
          <Choice
            label={texts.who}
            value={row.who}
            labels={figures}
            onChange={(who) => change({ ...row, who })}
          />
          <Choice
            label={texts.pose}
            value={row.pose}
            labels={poses}
            onChange={(pose) => change({ ...row, pose })}
          />
        </Place>
      )}
    </Rows>
  );
}

function ThingRows({ picture, say }: PartProps) {
  return (
    <Rows
      title={texts.props}
      rows={picture.props}
      most={MOST}
      add={texts.addProp}
      blank={() => ({ what: 'phone', ...inTheMiddle }) as const}
      nameOf={({ what }, at) => texts.drawnOf(things[what], at + 1)}
      onChange={(props) => say({ props })}
    >
      {(row, change) => (
        <Place row={row} change={change}>
          <Choice
            label={texts.thing}
            value={row.what}
            labels={things}
            onChange={(what) => change({ ...row, what })}
          />
        </Place>
      )}
    </Rows>
  );
}

function HazardRows({ picture, say }: PartProps) {
  return (
    <Rows
      title={texts.hazards}
      rows={picture.hazards}
      most={MOST}
      add={texts.addHazard}
      blank={() => ({ what: 'fire', ...inTheMiddle }) as const}
      nameOf={({ what }, at) => texts.drawnOf(hazards[what], at + 1)}
      onChange={(now) => say({ hazards: now })}
    >
      {(row, change) => (
        <Place row={row} change={change}>
          <Choice
            label={texts.thing}
            value={row.what}
            labels={hazards}
            onChange={(what) => change({ ...row, what })}
          />
        </Place>
      )}
    </Rows>
  );
}
