import { useGetCourseDirectoryQuery } from '@cheese/api-client/learning/course';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { withdrawnBy } from '../../../features/course/withdrawn';
import { WithdrawnFace } from '../../../features/course/WithdrawnFace';
import { groupsInOrder } from './inDirectory';
import { Reader } from './Reader';
import { texts } from './texts';

export default function CoursewarePage() {
  useDocumentTitle(texts.title);
  const courseId = idParam(useSearchParams()[0], 'courseId');
  return courseId === undefined ? <NotFoundFace /> : <Course key={courseId} courseId={courseId} />;
}

function Course({ courseId }: { courseId: number }) {
  const query = useGetCourseDirectoryQuery({ courseId });
  const withdrawn = withdrawnBy(query.error);
  if (withdrawn !== null) return <WithdrawnFace why={withdrawn} />;
  return (
    <Content>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={8} />}
        isEmpty={(chapters) => chapters.every(({ coursewares }) => coursewares.length === 0)}
        empty={<EmptyState sentence={texts.noItems} hint={texts.noItemsHint} />}
        notFound={<NotFoundFace />}
      >
        {(chapters) => <Reader courseId={courseId} groups={groupsInOrder(chapters)} />}
      </Answered>
    </Content>
  );
}
