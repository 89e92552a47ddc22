import { useGetClassNoticeDetailQuery } from '@cheese/api-client/classroom/classroomNotice';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { ClassNoticeForm } from './ClassNoticeForm';
import { texts } from './texts';

/** The form of a notice that is there. */
export function ClassNoticeEdit({ courseId, id }: { courseId: number; id: number }) {
  const query = useGetClassNoticeDetailQuery({ courseId, id }, { refetchOnMountOrArgChange: true });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton />}
      notFound={<EmptyState sentence={texts.gone} />}
    >
      {(notice) => <ClassNoticeForm courseId={courseId} notice={notice} />}
    </Answered>
  );
}
