import { courseStates } from '@cheese/domain/codes/learning/courseStates';
import type { MadeCourse } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { StateChip } from './StateChip';
import { texts } from './texts';

export const filters = { state: courseStates } as const;

export const courseColumns = (
  actionsFor: (course: MadeCourse) => RowAction[],
): Column<MadeCourse>[] => [
  {
    key: 'name',
    label: texts.name,
    cell: ({ id, name }) => <Link href={paths.univ.course({ courseId: id })}>{name}</Link>,
    minWidth: 160,
  },
  {
    key: 'state',
    label: texts.state,
    cell: ({ state, publishedAt }) => (
      <>
        <StateChip state={state} />
        {state === 'scheduled' && publishedAt !== null && (
          <div>{texts.from(chinaMinute(publishedAt))}</div>
        )}
      </>
    ),
    width: 120,
  },
  { key: 'teacher', label: texts.teacher, cell: ({ teacher }) => teacher, width: 144 },
  {
    key: 'size',
    label: texts.size,
    cell: ({ coursewareCount }) => texts.sizeOf(coursewareCount),
    width: 80,
  },
  {
    key: 'learners',
    label: texts.learners,
    cell: ({ learnerCount }) => texts.learnersOf(learnerCount),
    width: 80,
  },
  {
    key: 'edited',
    label: texts.edited,
    cell: ({ editedAt }) => chinaMinute(editedAt),
    width: 144,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (course) => <RowActions name={course.name} actions={actionsFor(course)} />,
    width: 168,
  },
];
