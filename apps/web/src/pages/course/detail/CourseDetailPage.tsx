import { useGetCourseDetailQuery } from '@cheese/api-client/learning/course';
import { idParam } from '@cheese/ui/address/urlParams';
import { faceOf } from '@cheese/ui/feedback/answerable';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Content } from '@cheese/ui/frame/Content';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withdrawnBy } from '../../../features/course/withdrawn';
import { WithdrawnFace } from '../../../features/course/WithdrawnFace';
import { CourseSkeleton } from './CourseSkeleton';
import { CourseView } from './CourseView';
import { FirstSight, useWritten } from './FirstSight';
import { texts } from './texts';

export default function CourseDetailPage() {
  const courseId = idParam(useSearchParams()[0], 'courseId');
  return courseId === undefined ? <NotFoundFace /> : <Course key={courseId} courseId={courseId} />;
}

function Course({ courseId }: { courseId: number }) {
  const query = useGetCourseDetailQuery({ courseId });
  const isWritten = useWritten();
  // Keeps the prerendered content until the course has been rendered in the background.
  const isWaiting = useDeferredValue(faceOf(query).kind === 'waiting');
  const withdrawn = withdrawnBy(query.error);
  if (withdrawn !== null) return <WithdrawnFace why={withdrawn} />;
  if (isWritten && isWaiting) {
    return (
      <Content>
        <CourseSkeleton head={<FirstSight />} />
      </Content>
    );
  }
  return (
    <Content>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<CourseSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(course) => <CourseView course={course} />}
      </Answered>
    </Content>
  );
}
