import type { Department } from '@cheese/domain/contract/school/department';
import type { Place } from '@cheese/ui/tree/treeMoves';
import { texts } from './texts';

type Departments = readonly Department[];

export const childrenOf = (departments: Departments, id: number | null) =>
  departments.filter(({ parentId }) => parentId === id);

interface Totals {
  people: number;
  classes: number;
}

/** With all that is below. */
export function totalsOf(departments: Departments, department: Department): Totals {
  return childrenOf(departments, department.id)
    .map((child) => totalsOf(departments, child))
    .reduce(
      (sum, below) => ({
        people: sum.people + below.people,
        classes: sum.classes + below.classes,
      }),
      { people: department.people, classes: department.classes },
    );
}

/** It and all that is below. */
export function withBelow(departments: Departments, id: number): Set<number> {
  const below = childrenOf(departments, id).flatMap((child) => [
    ...withBelow(departments, child.id),
  ]);
  return new Set([id, ...below]);
}

/** Why it cannot be deleted; null where it can. */
export function whyKept(departments: Departments, { id, people, classes }: Department) {
  const below = childrenOf(departments, id).length;
  if (below > 0) return texts.hasBelow(below);
  return people + classes > 0 ? texts.hasInside(people, classes) : null;
}

/** A place among siblings, as the server names it: before which of them. */
export function beforeOf(departments: Departments, id: number, { parentId, place }: Place) {
  const siblings = childrenOf(departments, parentId).filter((one) => one.id !== id);
  return { id, parentId, beforeId: siblings[place]?.id ?? null };
}

/** Where it stands now, to put it back there. */
export function standingOf(departments: Departments, { id, parentId }: Department) {
  const siblings = childrenOf(departments, parentId);
  const at = siblings.findIndex((one) => one.id === id);
  return { id, parentId, beforeId: siblings[at + 1]?.id ?? null };
}
