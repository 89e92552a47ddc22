import {
  useGetMadeCoursesQuery,
  useRemoveCourseMutation,
} from '@cheese/api-client/learning/courseMaking';
import type { MadeCourse } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { courseColumns, filters } from './courseColumns';
import { ImportCourseDialog } from './ImportCourseDialog';
import { texts as importTexts } from './importTexts';
import { NewCourseDialog } from './NewCourseDialog';
import { texts } from './texts';

type Opened = { what: 'add' | 'import' } | { what: 'copy' | 'remove'; course: MadeCourse };

/** Courses of a teacher: drafts, scheduled, open and withdrawn. */
export default function CoursesPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetMadeCoursesQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, open] = useState<Opened | null>(null);
  const navigate = useNavigate();
  const actionsFor = (course: MadeCourse): RowAction[] => [
    {
      text: texts.preview,
      act: () => void navigate(paths.course.detail({ courseId: course.id })),
    },
    { text: texts.copy, act: () => open({ what: 'copy', course }) },
    ...(course.state === 'making'
      ? [{ text: texts.remove, isDangerous: true, act: () => open({ what: 'remove', course }) }]
      : []),
  ];
  const add = (
    <Button variant="contained" onClick={() => open({ what: 'add' })}>
      {texts.add}
    </Button>
  );
  const close = () => open(null);
  return (
    <>
      <PageTitle
        actions={
          <>
            <Button variant="outlined" onClick={() => open({ what: 'import' })}>
              {importTexts.open}
            </Button>
            {add}
          </>
        }
      >
        {texts.title}
      </PageTitle>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      />
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={courseColumns(actionsFor)}
        idOf={({ id }) => id}
        start={add}
      />
      {opened?.what === 'add' && <NewCourseDialog onClose={close} />}
      {opened?.what === 'import' && <ImportCourseDialog onClose={close} />}
      {opened?.what === 'copy' && <NewCourseDialog of={opened.course} onClose={close} />}
      {opened?.what === 'remove' && <Removal course={opened.course} onClose={close} />}
    </>
  );
}

function Removal({ course, onClose }: { course: MadeCourse; onClose: () => void }) {
  const [remove] = useRemoveCourseMutation();
  return (
    <RemoveDialog
      title={texts.removeTitle}
      consequence={texts.removeLoss(course.name)}
      remove={() => remove({ courseId: course.id }).unwrap()}
      onClose={onClose}
    />
  );
}
