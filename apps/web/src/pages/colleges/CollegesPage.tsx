import { useLocateDiscussionQuery } from '@cheese/api-client/classroom/classroomDiscuss';
import { topicKindCodes } from '@cheese/domain/codes/classroom/topics';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';

/** The door of the classroom: to its notices, to a topic, or to the list of one's classrooms. */
export default function CollegesPage() {
  const [search] = useSearchParams();
  const [courseId, topicId] = [idParam(search, 'courseId'), idParam(search, 'topicId')];
  if (topicId !== undefined) return <ToTopic id={topicId} />;
  const to = courseId === undefined ? paths.myClassroom() : paths.colleges.notices({ courseId });
  return <Navigate replace to={to} />;
}

function ToTopic({ id }: { id: number }) {
  const query = useLocateDiscussionQuery({ id });
  return (
    <Answered query={query} skeleton={<RowsSkeleton />} notFound={<NotFoundFace />}>
      {({ courseId, kind }) => {
        const { discuss, question } = paths.colleges;
        const to = kind === topicKindCodes.question ? question : discuss;
        return <Navigate replace to={to({ courseId, id })} />;
      }}
    </Answered>
  );
}
