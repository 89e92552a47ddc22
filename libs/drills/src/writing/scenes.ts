import type { DrillSound } from '@cheese/domain/codes/training/drills';
import type { Patient } from '../cpr/guideline';
import type { ScenePicture } from '../graph/picture';
import type { SceneAsking, Option, Scene, Way } from '../graph/scene';
import type { Choosable } from './ways';

interface SceneWords {
  id: string;
  title: string;
  text: string;
  picture: ScenePicture;
  sound?: DrillSound;
}

interface QuestionSceneWords extends SceneWords {
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

const scene = (words: QuestionSceneWords, asking: SceneAsking, ways: readonly Way[]): Scene => {
  const { id, title, text, ask, picture, sound, timer, points, why, by } = words;
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
export function tell(told: SceneWords & { label?: string; to: string; costS?: number }): Scene {
  const { label = '继续', to, costS = 0 } = told;
  const way = { when: null, to, says: '', share: 0, costS, effects: [], critical: null };
  return scene({ ...told, ask: '', why: '', by: [] }, { kind: 'go', label }, [way]);
}

export function choose(words: QuestionSceneWords & { options: readonly Choosable[] }): Scene {
  const { options } = words;
  const texts = named(options.map(({ text }) => text));
  const right = texts.filter((_, index) => options[index]?.isRight).map(({ id }) => id);
  const ways = options.flatMap(({ way, otherwise }, index): Way[] => {
    const isChosen = { is: 'chosen', ids: [optionId(index)] } as const;
    const when = way.when ? ({ is: 'all', of: [isChosen, way.when] } as const) : isChosen;
    return [{ ...way, when }, ...(otherwise ? [{ ...otherwise, when: isChosen }] : [])];
  });
  return scene(words, { kind: 'one', options: texts, right }, ways);
}

/** Right options get the first letters in written order; wrong ones follow. */
export function chooseSeveral(
  words: QuestionSceneWords & Ways & { rights: readonly string[]; wrongs: readonly string[] },
): Scene {
  const options = named([...words.rights, ...words.wrongs]);
  const right = options.slice(0, words.rights.length).map(({ id }) => id);
  return scene(words, { kind: 'several', options, right }, waysFrom(words));
}

/** The steps are written in the right order. */
export function putInOrder(words: QuestionSceneWords & Ways & { steps: readonly string[] }): Scene {
  const options = named(words.steps);
  return scene(
    words,
    { kind: 'order', options, right: options.map(({ id }) => id) },
    waysFrom(words),
  );
}

/** Left, top, width and height, from 0 to 1. */
type Box = readonly [number, number, number, number];
interface PlacePointedAt {
  name: string;
  box: Box;
  isRight?: boolean;
}

export function pointAt(
  words: QuestionSceneWords & Ways & { areas: readonly PlacePointedAt[] },
): Scene {
  const areas = words.areas.map(({ name, box: [x, y, width, height] }, index) => ({
    id: optionId(index),
    name,
    corners: [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as const,
  }));
  const right = areas.filter((_, index) => words.areas[index]?.isRight).map(({ id }) => id);
  return scene(words, { kind: 'point', areas, right, most: right.length }, waysFrom(words));
}

type Amount = Omit<Extract<SceneAsking, { kind: 'amount' }>, 'kind'>;
export const sayAmount = (words: QuestionSceneWords & Ways & { amount: Amount }): Scene =>
  scene(words, { kind: 'amount', ...words.amount }, waysFrom(words));

/** Compressions: `met` is for an adequate rhythm, and its share depends on the quality. */
export function press(
  words: QuestionSceneWords & { patient: Patient; seconds: number; met: Way; missed: Way },
): Scene {
  const { patient, seconds, met, missed } = words;
  return scene(words, { kind: 'cpr', patient, rescuers: 1, seconds }, [
    { ...met, when: { is: 'pressed', atLeast: 'fair' }, share: 'counted' },
    missed,
  ]);
}
