import type {
  TaskAnswer,
  TaskKey,
  TaskMarks,
} from '../../../contract/slides/shapes/slideTaskShapes';
import { hitTargets } from './hits';
import { overlapOf } from './overlap';

type Kind = TaskKey['kind'];
type KeyOf<K extends Kind> = Extract<TaskKey, { kind: K }>;
type AnswerOf<K extends Kind> = Extract<TaskAnswer, { kind: K }>;
type Mark<K extends Kind> = (key: KeyOf<K>, answer: AnswerOf<K>) => TaskMarks;

const hundredths = (part: number, whole: number) =>
  whole > 0 ? Math.floor((100 * part) / whole + 1e-9) : 0;
const countOf = (hits: readonly boolean[]) => hits.filter(Boolean).length;

/** Each surplus point cancels a hit, so that pointing everywhere gains nothing. */
const markPoints: Mark<1> = ({ targets, reach }, { points }) => {
  const hits = hitTargets(points, targets, reach);
  const [found, missed] = [countOf(hits), targets.length - countOf(hits)];
  const isRight = missed === 0 && found === points.length;
  return {
    isRight,
    hits,
    missed,
    share: hundredths(found, Math.max(targets.length, points.length)),
  };
};

/** Intersection over union, so that an outline around everything scores close to nothing. */
const markOutline: Mark<2> = ({ outline, threshold }, { outline: drawn }) => {
  const share = hundredths(overlapOf(outline, drawn).share, 1);
  return { isRight: share >= threshold, share, hits: [], missed: 0 };
};

/** Surplus points count as errors, so that covering the slide with points gains nothing. */
const markCount: Mark<3> = ({ cells, reach, allowed }, { points }) => {
  const hits = hitTargets(
    points,
    cells.map((cell) => [cell]),
    reach,
  );
  const found = countOf(hits);
  const [missed, extra] = [cells.length - found, points.length - found];
  return {
    isRight: found > 0 && missed + extra <= allowed,
    hits,
    missed,
    share: hundredths(found, found + missed + extra),
  };
};

const markLabels: Mark<4> = ({ pairs }, { labels }) => {
  const hits = pairs.map(({ text }, i) => labels[i] === text);
  const found = countOf(hits);
  return {
    isRight: found === pairs.length,
    hits,
    missed: pairs.length - found,
    share: hundredths(found, pairs.length),
  };
};

/** `hits` stays empty here, because it would reveal the right options. */
const markChoice: Mark<5> = ({ options }, { chosen }) => {
  const isRight = options.every(({ isRight: is }, i) => chosen.includes(i) === is);
  return { isRight, share: isRight ? 100 : 0, hits: [], missed: 0 };
};

/** No screen has more pixels than this, so a place farther away was not visible. */
const WIDEST = 16_384;

/** Found, in a view no larger than required: as reported with the answer. */
const markFound: Mark<6> = ({ targets, reach, most }, { point, view }) => {
  const isSeen = Math.hypot(point.x - view.x, point.y - view.y) * view.scale <= WIDEST / 2;
  const isFound = isSeen && hitTargets([point], targets, reach)[0] === true;
  const isLow = view.scale <= most * 1.001;
  const isRight = isFound && isLow;
  return {
    isRight,
    hits: [isFound, isLow],
    missed: isFound ? 0 : 1,
    share: isRight ? 100 : 0,
  };
};

const marks: { [K in Kind]: Mark<K> } = {
  1: markPoints,
  2: markOutline,
  3: markCount,
  4: markLabels,
  5: markChoice,
  6: markFound,
};

/** How far an answer is right; null if it answers another kind of task. */
export function markTask(key: TaskKey, answer: TaskAnswer): TaskMarks | null {
  if (key.kind !== answer.kind) return null;
  const mark = marks[key.kind] as (key: TaskKey, answer: TaskAnswer) => TaskMarks;
  return mark(key, answer);
}
