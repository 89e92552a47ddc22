import { ordered, orderOfLayers } from '@cheese/domain/codes/bodies/quizKinds';
import type { BodyModelRow, BodyStructureRow } from '../model/model.tables';
import { type Chance, shuffled } from './anatomyQuiz.draw';
import type { Ordering } from './anatomyQuiz.tables';

type Placed = Ordering['parts'][number];

/** An order of stations; a station may have several parts. */
interface Way {
  title: string;
  text: string;
  stations: readonly (readonly Placed[])[];
}

const MOST_QUESTIONS = 5;
/** So often the same way is asked at most: the same parts soon come again. */
const ROUNDS = 3;

type Layered = Pick<BodyStructureRow, 'id' | 'name' | 'meshes' | 'layer'>;

/**
 * The order of the layers; a name that occurs in two layers is left out, since it has no single
 * place.
 */
function layersOf({ layers }: Pick<BodyModelRow, 'layers'>, parts: readonly Layered[]): Way {
  const seen = parts.filter(({ meshes, layer }) => meshes.length > 0 && layer !== null);
  const isElsewhere = ({ name, layer }: Layered) =>
    seen.some((other) => other.name === name && other.layer !== layer);
  return {
    title: orderOfLayers,
    text: layers.map(({ name }) => name).join(' → '),
    stations: layers.map((_, at) =>
      seen
        .filter((part) => part.layer === at && !isElsewhere(part))
        .map(({ id, name }) => ({ id, name })),
    ),
  };
}

/** The orders that a model has: of what flows through it, and of its layers. */
export function waysOf(
  model: Pick<BodyModelRow, 'layers' | 'flows'>,
  parts: readonly Layered[],
): Way[] {
  const known = new Set(parts.map(({ id }) => id));
  const flows = model.flows.map(({ stations, ...words }) => ({
    ...words,
    stations: stations.map((one) => (known.has(one.id) ? [one] : [])),
  }));
  return [...flows, layersOf(model, parts)]
    .map(({ stations, ...words }) => ({
      ...words,
      stations: stations.filter((station) => station.length > 0),
    }))
    .filter(({ stations }) => stations.length >= ordered.least);
}

const upTo = (count: number, chance: Chance) => Math.floor(chance() * count);

/** Four to six of its places, one part of each. */
function oneOfEach({ stations }: Way, chance: Chance): Placed[] {
  const most = Math.min(ordered.most, stations.length);
  const count = ordered.least + upTo(most - ordered.least + 1, chance);
  const chosen = shuffled([...stations.keys()], chance).slice(0, count);
  return chosen
    .sort((one, other) => one - other)
    .flatMap((at) => {
      const station = stations[at] ?? [];
      return station[upTo(station.length, chance)] ?? [];
    });
}

/** Shuffled, and never as is right already. */
export function handedOut(parts: readonly Placed[], chance: Chance): number[] {
  const right = parts.map(({ id }) => id);
  const handed = shuffled(right, chance);
  return handed.join() === right.join() ? [...right.slice(1), ...right.slice(0, 1)] : handed;
}

/** Some of each way in turn, none twice. */
export function drawnOrders(ways: readonly Way[], chance: Chance): Ordering[] {
  const drawn = new Map<string, Ordering>();
  const turns = Array.from({ length: ROUNDS }, () => shuffled(ways, chance)).flat();
  for (const way of turns) {
    const parts = oneOfEach(way, chance);
    const key = parts.map(({ id }) => id).join();
    const { title, text } = way;
    if (drawn.has(key)) continue;
    drawn.set(key, { title, text, parts, handed: handedOut(parts, chance) });
  }
  return [...drawn.values()].slice(0, MOST_QUESTIONS);
}
