import type { TeachingClass } from '@cheese/domain/contract/school/teachingClass';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Link from '@mui/material/Link';
import { paths } from '../../../../../paths';
import { texts } from './texts';

export const teachingColumns = (
  actionsFor: (one: TeachingClass) => RowAction[],
): Column<TeachingClass>[] => [
  {
    key: 'name',
    label: texts.name,
    cell: ({ id, name }) => <Link href={paths.univ.teachingClass({ id })}>{name}</Link>,
    minWidth: 160,
  },
  { key: 'course', label: texts.course, cell: ({ courseName }) => courseName, width: 160 },
  {
    key: 'term',
    label: texts.term,
    cell: ({ termName, isArchived }) =>
      isArchived ? `${termName}（${texts.archived}）` : termName,
    width: 176,
  },
  {
    key: 'teachers',
    label: texts.teachers,
    cell: ({ teachers }) => teachers.join('、') || texts.none,
    width: 136,
  },
  {
    key: 'people',
    label: texts.people,
    cell: ({ teacherCount, assistantCount, learnerCount }) =>
      texts.peopleOf(teacherCount, assistantCount, learnerCount),
    width: 208,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (one) => <RowActions name={one.name} actions={actionsFor(one)} />,
    width: 128,
  },
];
