import type { Department } from '@cheese/domain/contract/school/department';
import type { Place } from '@cheese/ui/tree/treeMoves';
import { childrenOf } from '../departmentTree';
import { texts } from './texts';

type Departments = readonly Department[];

/** The department and all below it. */
export function withBelow(departments: Departments, id: number): Set<number> {
  const below = childrenOf(departments, id).flatMap((child) => [
    ...withBelow(departments, child.id),
  ]);
  return new Set([id, ...below]);
}

/** Why it cannot be deleted; null if it can. */
export function whyKept(departments: Departments, { id, people, classes }: Department) {
  const below = childrenOf(departments, id).length;
  if (below > 0) return texts.hasBelow(below);
  return people + classes > 0 ? texts.hasInside(people, classes) : null;
}

/** Position in the form that the server takes: the sibling that follows. */
export function beforeOf(departments: Departments, id: number, { parentId, place }: Place) {
  const siblings = childrenOf(departments, parentId).filter((one) => one.id !== id);
  return { id, parentId, beforeId: siblings[place]?.id ?? null };
}

/** The current position, for undo. */
export function standingOf(departments: Departments, { id, parentId }: Department) {
  const siblings = childrenOf(departments, parentId);
  const at = siblings.findIndex((one) => one.id === id);
  return { id, parentId, beforeId: siblings[at + 1]?.id ?? null };
}
