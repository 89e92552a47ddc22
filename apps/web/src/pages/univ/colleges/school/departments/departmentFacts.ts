import type { Department } from '@cheese/domain/contract/school/department';
import type { Place } from '@cheese/ui/tree/treeMoves';
import { childrenOf } from '../departmentTree';
import { texts } from './texts';

type Departments = readonly Department[];

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

/** The current position, for undo. */
export function standingOf(departments: Departments, { id, parentId }: Department) {
  const siblings = childrenOf(departments, parentId);
  const at = siblings.findIndex((one) => one.id === id);
  return { id, parentId, beforeId: siblings[at + 1]?.id ?? null };
}
