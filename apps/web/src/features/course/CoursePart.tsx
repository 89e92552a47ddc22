import { useGetCourseDetailQuery } from '@cheese/api-client/learning/course';
import type { CourseDetail } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { PreviewBanner } from './PreviewBanner';
import { texts } from './texts';
import { withdrawnBy } from './withdrawn';
import { WithdrawnFace } from './WithdrawnFace';

interface CoursePartProps {
  /** Heading, as in 课程目录. */
  title: string;
  actions?: (course: CourseDetail) => ReactNode;
  children: (course: CourseDetail) => ReactNode;
}

/** A page about one part of the course in the address, with a link back to the course page. */
export function CoursePart(props: CoursePartProps) {
  const courseId = idParam(useSearchParams()[0], 'courseId');
  return courseId === undefined ? <NotFoundFace /> : <Known {...props} courseId={courseId} />;
}

function Known({ courseId, ...part }: CoursePartProps & { courseId: number }) {
  const query = useGetCourseDetailQuery({ courseId });
  const withdrawn = withdrawnBy(query.error);
  if (withdrawn !== null) return <WithdrawnFace why={withdrawn} />;
  return (
    <Content>
      <Answered
        query={query}
        what={texts.course}
        skeleton={<RowsSkeleton count={8} />}
        notFound={<NotFoundFace />}
      >
        {(course) => <Part {...part} course={course} />}
      </Answered>
    </Content>
  );
}

function Part({ course, title, actions, children }: CoursePartProps & { course: CourseDetail }) {
  const { id: courseId, name } = course;
  useDocumentTitle(`${title} - ${name}`);
  return (
    <>
      <PreviewBanner course={course} />
      <Breadcrumbs
        trail={[
          { label: texts.courses, href: paths.course.home() },
          { label: name, href: paths.course.detail({ courseId }) },
          { label: title },
        ]}
      />
      <PageTitle lead={name} actions={actions?.(course)}>
        {title}
      </PageTitle>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, pb: 3 }}>
        {children(course)}
      </Box>
    </>
  );
}
