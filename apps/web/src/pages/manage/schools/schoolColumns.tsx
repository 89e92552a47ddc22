import { schoolStates } from '@cheese/domain/codes/school/schoolStates';
import type { ManagedSchool } from '@cheese/domain/contract/school/schoolManage';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { texts } from './texts';

interface SchoolActs {
  suspend: (school: ManagedSchool) => void;
  merge: (school: ManagedSchool) => void;
}

export const schoolColumns = (acts: SchoolActs): Column<ManagedSchool>[] => [
  { key: 'name', label: texts.name, cell: ({ name }) => name, minWidth: 200 },
  {
    key: 'people',
    label: texts.people,
    cell: ({ administrators, teachers, learners }) =>
      texts.peopleOf(administrators, teachers, learners),
    width: 280,
  },
  {
    key: 'created',
    label: texts.created,
    cell: ({ createdAt }) => chinaDay(createdAt),
    width: 128,
  },
  {
    key: 'state',
    label: texts.filters.state,
    cell: stateOf,
    width: 176,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (school) => <RowActions name={school.name} actions={actionsOf(school, acts)} />,
    width: 208,
  },
];

function stateOf({ suspendedAt, merged }: ManagedSchool) {
  if (merged) return texts.mergedInto(merged.name);
  return suspendedAt === null ? schoolStates.open : texts.suspendedSince(chinaDay(suspendedAt));
}

/** A merged school cannot be reopened. */
function actionsOf(school: ManagedSchool, { suspend, merge }: SchoolActs): RowAction[] {
  if (school.merged) return [];
  if (school.suspendedAt !== null) return [{ text: texts.resume, act: () => suspend(school) }];
  return [
    { text: texts.merge, act: () => merge(school) },
    { text: texts.suspend, isDangerous: true, act: () => suspend(school) },
  ];
}
