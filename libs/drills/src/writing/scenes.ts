import type { DrillSound } from '@cheese/domain/codes/training/drills';
import type { Patient } from '../cpr/guideline';
import type { ScenePicture } from '../graph/picture';
import type { Asking, Option, Scene, Way } from '../graph/scene';
import type { Choosable } from './ways';

interface Told {
  id: string;
  title: string;
  text: string;
  picture: ScenePicture;
  sound?: DrillSound;
}

interface Asked extends Told {
  ask: string;
  /** Left out, the scene is not marked. */
  points?: number;
  why: string;
  by: readonly string[];
  timer?: { seconds: number; way: Way };
}

/** Ways for the right answer, for some given answers, and for all others. */
interface Ways {
  met: Way;
  /** Each has its condition; checked after the right answer and before the rest. */
  some?: readonly Way[];
  missed: Way;
}

const scene = (asked: Asked, asking: Asking, ways: readonly Way[]): Scene => {
  const { id, title, text, ask, picture, sound, timer, points, why, by } = asked;
  return {
    id,
    title,
    text,
    ask,
    picture,
    sound: sound ?? null,
    timer: timer ?? null,
    asking,
    ways,
    points: points ?? 0,
    why,
    references: by,
  };
};

const waysFrom = ({ met, some = [], missed }: Ways): Way[] => [
  { ...met, when: { is: 'right' }, share: met.share === 0 ? 1 : met.share },
  ...some,
  missed,
];

const named = (texts: readonly string[]): Option[] =>
  texts.map((text, index) => ({ id: optionId(index), text }));

/** The id of the option at that index. */
const optionId = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index);

/** A scene that tells something and continues. */
export function tell(told: Told & { label?: string; to: string; costS?: number }): Scene {
  const { label = '继续', to, costS = 0 } = told;
  const way = { when: null, to, says: '', share: 0, costS, effects: [], critical: null };
  return scene({ ...told, ask: '', why: '', by: [] }, { kind: 'go', label }, [way]);
}

export function choose(asked: Asked & { options: readonly Choosable[] }): Scene {
  const { options } = asked;
  const texts = named(options.map(({ text }) => text));
  const right = texts.filter((_, index) => options[index]?.isRight).map(({ id }) => id);
  const ways = options.flatMap(({ way, otherwise }, index): Way[] => {
    const isChosen = { is: 'chosen', ids: [optionId(index)] } as const;
    const when = way.when ? ({ is: 'all', of: [isChosen, way.when] } as const) : isChosen;
    return [{ ...way, when }, ...(otherwise ? [{ ...otherwise, when: isChosen }] : [])];
  });
  return scene(asked, { kind: 'one', options: texts, right }, ways);
}

/** Right options get the first letters in written order; wrong ones follow. */
export function chooseSeveral(
  asked: Asked & Ways & { rights: readonly string[]; wrongs: readonly string[] },
): Scene {
  const options = named([...asked.rights, ...asked.wrongs]);
  const right = options.slice(0, asked.rights.length).map(({ id }) => id);
  return scene(asked, { kind: 'several', options, right }, waysFrom(asked));
}

/** The steps are written in the right order. */
export function putInOrder(asked: Asked & Ways & { steps: readonly string[] }): Scene {
  const options = named(asked.steps);
  return scene(
    asked,
    { kind: 'order', options, right: options.map(({ id }) => id) },
    waysFrom(asked),
  );
}

/** Left, top, width and height, from 0 to 1. */
type Box = readonly [number, number, number, number];
interface PlacePointedAt {
  name: string;
  box: Box;
  isRight?: boolean;
}

export function pointAt(asked: Asked & Ways & { areas: readonly PlacePointedAt[] }): Scene {
  const areas = asked.areas.map(({ name, box: [x, y, width, height] }, index) => ({
    id: optionId(index),
    name,
    corners: [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as const,
  }));
  const right = areas.filter((_, index) => asked.areas[index]?.isRight).map(({ id }) => id);
  return scene(asked, { kind: 'point', areas, right, most: right.length }, waysFrom(asked));
}

type Amount = Omit<Extract<Asking, { kind: 'amount' }>, 'kind'>;
export const sayAmount = (asked: Asked & Ways & { amount: Amount }): Scene =>
  scene(asked, { kind: 'amount', ...asked.amount }, waysFrom(asked));

/** Compressions: `met` is for an adequate rhythm, and its share depends on the quality. */
export function press(
  asked: Asked & { patient: Patient; seconds: number; met: Way; missed: Way },
): Scene {
  const { patient, seconds, met, missed } = asked;
  return scene(asked, { kind: 'cpr', patient, rescuers: 1, seconds }, [
    { ...met, when: { is: 'pressed', atLeast: 'fair' }, share: 'counted' },
    missed,
  ]);
}
