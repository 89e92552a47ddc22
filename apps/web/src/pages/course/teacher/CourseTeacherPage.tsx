import { useGetTeacherDetailQuery } from '@cheese/api-client/learning/course';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { useSearchParams } from 'react-router-dom';
import { TeacherView } from './TeacherView';
import { texts } from './texts';

export default function CourseTeacherPage() {
  const teacherId = idParam(useSearchParams()[0], 'teacherId');
  return teacherId === undefined ? (
    <NotFoundFace />
  ) : (
    <Teacher key={teacherId} teacherId={teacherId} />
  );
}

function Teacher({ teacherId }: { teacherId: number }) {
  const query = useGetTeacherDetailQuery({ teacherId });
  return (
    <Content>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={6} />}
        notFound={<NotFoundFace />}
      >
        {(teacher) => <TeacherView teacher={teacher} />}
      </Answered>
    </Content>
  );
}
