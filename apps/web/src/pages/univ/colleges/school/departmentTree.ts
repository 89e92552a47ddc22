import type { Department } from '@cheese/domain/contract/school/department';

type Departments = readonly Department[];

/** Names from the top level down to this department. */
export function pathOf(departments: Departments, id: number | null): string[] {
  const found = departments.find((one) => one.id === id);
  return found ? [...pathOf(departments, found.parentId), found.name] : [];
}

export const childrenOf = (departments: Departments, id: number | null) =>
  departments.filter(({ parentId }) => parentId === id);

interface Totals {
  people: number;
  classes: number;
}

/** Totals including sub-departments. */
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
