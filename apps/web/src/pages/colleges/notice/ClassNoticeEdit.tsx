import { useGetClassNoticeDetailQuery } from '@cheese/api-client/classroom/classroomNotice';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useState } from 'react';
import { ClassNoticeForm } from './ClassNoticeForm';
import { texts } from './texts';

/** The form of a notice that is there; what a colleague saves meanwhile leaves it as it is. */
export function ClassNoticeEdit({ courseId, id }: { courseId: number; id: number }) {
  const query = useGetClassNoticeDetailQuery({ courseId, id }, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  const [first, keep] = useState(currentData);
  if (!first && currentData && !query.isFetching) keep(currentData);
  return (
    <Answered query={query} what={texts.what} skeleton={<RowsSkeleton />}>
      {(notice) => <ClassNoticeForm courseId={courseId} notice={first ?? notice} />}
    </Answered>
  );
}
