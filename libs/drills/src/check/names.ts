import type { Condition, Effect } from '../graph/condition';
import { type Drill, UNDECIDED } from '../graph/drill';
import type { SceneAsking, Scene } from '../graph/scene';
import { conditionsIn, waysOf } from '../walk/conditions';
import { type Fault, faultOf } from './fault';
import { texts } from './texts';

const doubled = (ids: readonly string[]) => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
];

export const choosable = (asking: SceneAsking): readonly { id: string }[] => {
  if (asking.kind === 'point') return asking.areas;
  return 'options' in asking ? asking.options : [];
};

const missing = (where: string, what: string, known: ReadonlySet<string>, ids: readonly string[]) =>
  ids
    .filter((id) => !known.has(id))
    .map((id) => faultOf('unknownName', where, texts.noName(what, id)));

const idsOf = (of: readonly { id: string }[]) => new Set(of.map(({ id }) => id));

/** Duplicate names, and references to names that do not exist. */
export function findNames(drill: Drill): Fault[] {
  const { scenes, ends, vitals, counters, references, start, exhausted, turns } = drill;
  const [inScenes, inEnds] = [idsOf(scenes), idsOf(ends)];
  const targets = new Set([...inScenes, ...inEnds]);
  const twice = [
    ...doubled([...scenes, ...ends].map(({ id }) => id)),
    ...doubled([...vitals, ...counters].map(({ id }) => id)),
    ...doubled(references.map(({ id }) => id)),
  ].map((id) => faultOf('doubledId', id, texts.doubled(id)));
  const nowhere = (where: string, to: string) =>
    targets.has(to)
      ? []
      : [faultOf('unknownScene', where, to === UNDECIDED ? texts.undecided : texts.noWay(to))];
  const noEnd = (to: string) =>
    inEnds.has(to)
      ? []
      : [faultOf('unknownScene', '', to === UNDECIDED ? texts.undecided : texts.turnToScene(to))];
  return [
    ...twice,
    ...(inScenes.has(start) ? [] : [faultOf('unknownScene', '', texts.noStart(start))]),
    ...[exhausted, ...turns.map(({ to }) => to)].flatMap(noEnd),
    ...waysOf(drill).flatMap(({ name, way }) => nowhere(name, way.to)),
    ...scenes.flatMap((scene) => namesIn(drill, scene)),
    ...conditionsIn(turns.map(({ when }) => when)).flatMap((one) => named(drill, null, '', one)),
  ];
}

function namesIn(drill: Drill, scene: Scene): Fault[] {
  const { id, ways, timer, asking, references } = scene;
  const all = timer ? [...ways, timer.way] : ways;
  const options = choosable(asking);
  const right = 'right' in asking && Array.isArray(asking.right) ? asking.right : [];
  return [
    ...doubled(options.map((one) => one.id)).map((one) =>
      faultOf('doubledId', id, texts.doubled(one)),
    ),
    ...missing(id, texts.names.option, idsOf(options), right),
    ...missing(id, texts.names.reference, idsOf(drill.references), references),
    ...conditionsIn(all.map(({ when }) => when)).flatMap((one) => named(drill, scene, id, one)),
    ...all.flatMap(({ effects }) => effects).flatMap((one) => affects(drill, id, one)),
  ];
}

function affects({ vitals, counters }: Drill, where: string, { does, id }: Effect) {
  return does === 'count'
    ? missing(where, texts.names.counter, idsOf(counters), [id])
    : missing(where, texts.names.vital, idsOf(vitals), [id]);
}

/** References to unknown names within a condition. */
function named(drill: Drill, scene: Scene | null, where: string, one: Condition): Fault[] {
  const { scenes, vitals, counters } = drill;
  const here = idsOf(scene ? choosable(scene.asking) : []);
  const { names } = texts;
  switch (one.is) {
    case 'chosen':
      return missing(where, names.option, here, one.ids);
    case 'before':
      return missing(where, names.option, here, [one.first, one.then]);
    case 'earlier': {
      const then = scenes.find(({ id }) => id === one.scene);
      if (!then) return missing(where, names.scene, new Set(), [one.scene]);
      return missing(where, names.option, idsOf(choosable(then.asking)), one.ids);
    }
    case 'counter':
      return missing(where, names.counter, idsOf(counters), [one.id]);
    case 'vital':
      return missing(where, names.vital, idsOf(vitals), [one.id]);
    default:
      return [];
  }
}
