import { schoolStates } from '@cheese/domain/codes/school/schoolStates';
import type { ManagedSchool } from '@cheese/domain/contract/school/schoolManage';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { texts } from './texts';

export const schoolColumns = (
  suspend: (school: ManagedSchool) => void,
): Column<ManagedSchool>[] => [
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
    cell: ({ suspendedAt }) =>
      suspendedAt === null ? schoolStates.open : texts.suspendedSince(chinaDay(suspendedAt)),
    width: 176,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (school) => (
      <RowActions
        name={school.name}
        actions={[
          {
            text: school.suspendedAt === null ? texts.suspend : texts.resume,
            isDangerous: school.suspendedAt === null,
            act: () => suspend(school),
          },
        ]}
      />
    ),
    width: 112,
  },
];
