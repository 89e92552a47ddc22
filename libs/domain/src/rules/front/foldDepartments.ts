import { addSums, type InsightSums } from './insightFigures';

interface Branch {
  id: number;
  parentId: number | null;
  name: string;
}

export interface DepartmentFigures extends InsightSums {
  /** Null for those who are in no department. */
  id: number | null;
  name: string;
  /** There are departments below it. */
  isBranch: boolean;
}

interface Folding {
  branches: readonly Branch[];
  /** By the department that people are in themselves. */
  sums: ReadonlyMap<number | null, InsightSums>;
  /** Whose children are shown; null for the top. */
  under: number | null;
  /** Of people who are directly in that one, or in none at all. */
  rest: string;
}

/** Figures of each department with all below it, for one level of the tree. */
export function foldDepartments({ branches, sums, under, rest }: Folding): DepartmentFigures[] {
  const known = new Set(branches.map(({ id }) => id));
  const parentOf = ({ parentId }: Branch) =>
    parentId !== null && known.has(parentId) ? parentId : null;
  const below = (id: number | null) => branches.filter((one) => parentOf(one) === id);
  const sumsOf = (id: number | null) => sums.get(id) ?? addSums([]);
  const total = (id: number): InsightSums =>
    addSums([sumsOf(id), ...below(id).map((child) => total(child.id))]);
  const level = below(under).map(({ id, name }) => ({
    id,
    name,
    isBranch: below(id).length > 0,
    ...total(id),
  }));
  const alone = sumsOf(under);
  return alone.people === 0
    ? level
    : [...level, { id: under, name: rest, isBranch: false, ...alone }];
}
