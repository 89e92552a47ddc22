import { departmentKinds } from '@cheese/domain/codes/school/departments';
import type { Department } from '@cheese/domain/contract/school/department';
import type { Db } from '../../../db/database';
import { type ExportCaller, offerSchoolSheet } from '../rights/schoolSheet';
import { selectTree } from './department.store';
import { departmentTexts as texts } from './department.texts';

const columns = [
  { title: texts.name, width: 28 },
  { title: texts.under, width: 28 },
  { title: texts.kind, width: 10 },
  { title: texts.people, width: 12 },
  { title: texts.classes, width: 12 },
] as const;

/** The tree in its order, or what of it somebody heads. */
export async function exportDepartments(db: Db, own: ExportCaller) {
  const { isWhole, departments } = own.reach;
  const tree = await selectTree(db, own.reach);
  const names = new Map(tree.map(({ id, name }) => [id, name]));
  const rows = inOrder(tree)
    .filter(({ id }) => isWhole || departments.includes(id))
    .map(({ name, parentId, kind, people, classes }) => [
      name,
      parentId === null ? null : (names.get(parentId) ?? null),
      departmentKinds[kind],
      people,
      classes,
    ]);
  return offerSchoolSheet(db, own, { act: 'department.export', name: texts.sheet, columns, rows });
}

/** Each department before those below it. */
function inOrder(tree: readonly Department[]): Department[] {
  const below = new Map<number | null, Department[]>();
  for (const one of tree) below.set(one.parentId, [...(below.get(one.parentId) ?? []), one]);
  const under = (id: number | null): Department[] =>
    (below.get(id) ?? []).flatMap((one) => [one, ...under(one.id)]);
  return under(null);
}
