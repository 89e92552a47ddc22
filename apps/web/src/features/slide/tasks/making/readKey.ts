import { slideTaskKindCodes, type SlideTaskKind } from '@cheese/domain/codes/slides/slideTask';
import type { TaskKey } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import { MOST_SPOTS } from '@cheese/domain/rules/slides/task/limits';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import type { Slide } from '@cheese/slide-viewer/slide';
import { cornersOf } from '../work';
import { isRegion } from './keyShapes';
import { timesOf, unitOf, type Values, valuesOf } from './keyValues';
import type { MadeTask } from '@cheese/domain/contract/slides/slideTaskMaking';
import { texts } from './texts';

export interface Option {
  text: string;
  isRight: boolean;
}

export interface Drawn {
  kind: SlideTaskKind;
  values: Values;
  shapes: readonly Shape[];
  options: readonly Option[];
  slide: Slide;
  /**
   * The saved task; values that were not changed keep all their digits, or the key would change.
   */
  made: MadeTask | null;
}

type Read = { key: TaskKey } | { fault: string };

const fault = (words: string): Read => ({ fault: words });

/** The saved number if its field is unchanged, because the field shows a rounded one. */
function kept(drawn: Drawn, name: 'reach' | 'most', per: number): number {
  const { values, made, slide } = drawn;
  const key = made?.key as Partial<Record<'reach' | 'most', number>> | undefined;
  const known = key?.[name];
  if (known !== undefined && values[name] === valuesOf(made, slide)[name]) return known;
  return Number(values[name]) / per;
}

function readTargets(drawn: Drawn): Read {
  const targets = drawn.shapes
    .filter((shape) => !isRegion(shape))
    .map((shape) => cornersOf(shape, drawn.slide));
  const reach = kept(drawn, 'reach', unitOf(drawn.slide));
  if (targets.length === 0) return fault(texts.needs.targets);
  if (targets.length > 20) return fault(texts.needs.tooMany);
  const within = withinOf(drawn);
  if (drawn.kind !== slideTaskKindCodes.find)
    return { key: { kind: slideTaskKindCodes.point, targets, reach, ...within } };
  const most = kept(drawn, 'most', timesOf(drawn.slide));
  return { key: { kind: slideTaskKindCodes.find, targets, reach, most, ...within } };
}

function withinOf({ shapes, slide }: Drawn) {
  const region = shapes.find(isRegion);
  return region ? { region: cornersOf(region, slide) } : {};
}

function closedIn({ shapes, slide }: Pick<Drawn, 'shapes' | 'slide'>) {
  const shape = shapes.find(({ kind }) => kind !== 'point');
  const corners = shape ? cornersOf(shape, slide) : [];
  return corners.length > 2 ? corners : null;
}

function readCells(drawn: Drawn): Read {
  const points = drawn.shapes.filter(({ kind }) => kind === 'point');
  const cells = points.flatMap((shape) => cornersOf(shape, drawn.slide));
  if (cells.length === 0) return fault(texts.needs.cells);
  if (cells.length > MOST_SPOTS) return fault(texts.needs.cellsTooMany);
  const reach = kept(drawn, 'reach', unitOf(drawn.slide));
  const allowed = Number(drawn.values.allowed);
  return {
    key: { kind: slideTaskKindCodes.count, cells, reach, region: closedIn(drawn), allowed },
  };
}

function readPairs({ shapes, slide, values }: Drawn): Read {
  const pairs = shapes.flatMap((shape) =>
    cornersOf(shape, slide).map((at) => ({ at, text: shape.text.trim() })),
  );
  const areNamed = pairs.every(({ text }) => text !== '' && text.length <= 40);
  if (pairs.length < 2 || pairs.length > 20 || !areNamed) return fault(texts.needs.pairs);
  const lines = values.others.split('\n').map((line) => line.trim().slice(0, 40));
  return {
    key: { kind: slideTaskKindCodes.label, pairs, others: lines.filter(Boolean).slice(0, 10) },
  };
}

function readOptions(drawn: Drawn): Read {
  const options = drawn.options
    .map(({ text, isRight }) => ({ text: text.trim(), isRight }))
    .filter(({ text }) => text !== '');
  const isWhole = options.length > 1 && options.some(({ isRight }) => isRight);
  if (!isWhole) return fault(texts.needs.options);
  return { key: { kind: slideTaskKindCodes.choose, options, region: closedIn(drawn) } };
}

function readOutline(drawn: Drawn): Read {
  const shapes = drawn.shapes.filter((shape) => !isRegion(shape));
  const outline = closedIn({ ...drawn, shapes });
  if (!outline) return fault(texts.needs.outline);
  const threshold = Number(drawn.values.threshold);
  return { key: { kind: slideTaskKindCodes.outline, outline, threshold, ...withinOf(drawn) } };
}

const readers: Record<SlideTaskKind, (drawn: Drawn) => Read> = {
  1: readTargets,
  2: readOutline,
  3: readCells,
  4: readPairs,
  5: readOptions,
  6: readTargets,
};

/** The key, or the first thing that is missing for it. */
export const readKey = (drawn: Drawn): Read => readers[drawn.kind](drawn);
