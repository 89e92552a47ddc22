import type { BodyStructureRow } from '../model/model.tables';

/** As much of a part as it takes to ask for it. */
export type Askable = Pick<BodyStructureRow, 'id' | 'parentId' | 'name' | 'meshes'>;

/** From 0 up to 1, without it. */
export type Chance = () => number;

const MOST_QUESTIONS = 10;
const CHOICES = 4;

/** Parts answered wrong last time are drawn most often, those answered right least often. */
const weights = { wrong: 5, new: 2, right: 1 } as const;

/** Visible parts, only one of each name. */
export function askable<P extends Askable>(parts: readonly P[]): P[] {
  const byName = new Map<string, P>();
  for (const part of parts) {
    if (part.meshes.length > 0 && !byName.has(part.name)) byName.set(part.name, part);
  }
  return [...byName.values()];
}

export function shuffled<T>(things: readonly T[], chance: Chance): T[] {
  return things
    .map((thing) => ({ thing, at: chance() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}

/** Ten of them, none twice; `known` is how each was answered last. */
export function drawn<P extends Askable>(
  parts: readonly P[],
  known: ReadonlyMap<number, boolean>,
  chance: Chance,
): P[] {
  const weightOf = ({ id }: P) => {
    const last = known.get(id);
    return last === undefined ? weights.new : weights[last ? 'right' : 'wrong'];
  };
  // Each gets a number by chance, lifted by its weight; the highest are taken.
  return parts
    .map((part) => ({ part, at: chance() ** (1 / weightOf(part)) }))
    .sort((one, other) => other.at - one.at)
    .slice(0, MOST_QUESTIONS)
    .map(({ part }) => part);
}

/** Its name among those of its neighbours: of its group first, then of its group's group. */
export function choicesFor(part: Askable, parts: readonly Askable[], chance: Chance): string[] {
  const parentOf = new Map(parts.map(({ id, parentId }) => [id, parentId]));
  const groupOf = (id: number | null) => (id === null ? null : (parentOf.get(id) ?? null));
  const rank = ({ parentId }: Askable) => {
    if (parentId === part.parentId) return 0;
    return groupOf(parentId) === groupOf(part.parentId) || parentId === part.id ? 1 : 2;
  };
  const others = askable(parts).filter(({ name }) => name !== part.name);
  const near = shuffled(others, chance).sort((one, other) => rank(one) - rank(other));
  const names = near.slice(0, CHOICES - 1).map(({ name }) => name);
  return shuffled([part.name, ...names], chance);
}
