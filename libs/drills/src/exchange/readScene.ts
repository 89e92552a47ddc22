import { drillSounds } from '@cheese/domain/codes/training/drills';
import { patients } from '../cpr/guideline';
import * as drawn from '../graph/picture';
import type { Area, SceneAsking, Option, Scene, Way } from '../graph/scene';
import { condition, effect } from './readCondition';
import {
  byField,
  codeOf,
  list,
  name,
  number,
  object,
  oneOf,
  orNull,
  type Read,
  text,
  whole,
} from './reading';

const LINE = 200;
export const TEXT = 2000;
const MOST_OPTIONS = 12;
const MOST_WAYS = 20;
const MOST_DRAWN = 20;

const is = <T extends string>(kind: T) => oneOf([kind] as const);
const names = list(MOST_OPTIONS, name);
const option = object<Option>({ id: name, text: text(LINE) });
const options = list(MOST_OPTIONS, option);

const corner: Read<readonly [number, number]> = (value, where) => {
  const [x, y] = list(2, number)(value, where);
  return [number(x, where), number(y, where)];
};
const area = object<Area>({ id: name, name: text(LINE), corners: list(30, corner) });

const asking = byField<SceneAsking>('kind', {
  go: object({ kind: is('go'), label: text(LINE) }),
  one: object({ kind: is('one'), options, right: names }),
  several: object({ kind: is('several'), options, right: names }),
  order: object({ kind: is('order'), options, right: names }),
  point: object({
    kind: is('point'),
    areas: list(MOST_OPTIONS, area),
    right: names,
    most: whole,
  }),
  amount: object({
    kind: is('amount'),
    unit: text(20),
    least: number,
    most: number,
    right: number,
    tolerance: number,
  }),
  cpr: object({
    kind: is('cpr'),
    patient: codeOf(patients),
    rescuers: oneOf([1, 2] as const),
    seconds: number,
  }),
});

const share: Read<Way['share']> = (value, where) =>
  value === 'counted' ? value : number(value, where);

const way = object<Way>({
  when: orNull(condition),
  to: name,
  says: text(TEXT),
  share,
  costS: number,
  effects: list(MOST_OPTIONS, effect),
  critical: orNull(text(LINE)),
});

const at = { x: number, y: number };
const picture = object<drawn.ScenePicture>({
  place: codeOf(drawn.places),
  light: codeOf(drawn.lights),
  people: list(
    MOST_DRAWN,
    object({ who: codeOf(drawn.figures), pose: codeOf(drawn.poses), ...at }),
  ),
  props: list(MOST_DRAWN, object({ what: codeOf(drawn.props), ...at })),
  hazards: list(MOST_DRAWN, object({ what: codeOf(drawn.hazards), ...at })),
});

export const scene = object<Scene>({
  id: name,
  title: text(LINE),
  text: text(TEXT),
  ask: text(LINE),
  picture,
  sound: orNull(codeOf(drillSounds)),
  timer: orNull(object({ seconds: number, way })),
  asking,
  ways: list(MOST_WAYS, way),
  points: number,
  why: text(TEXT),
  references: names,
});
