import { courseSize } from '@cheese/domain/rules/learning/courseSize';
import type { Course } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';

const List = styled('ul')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', display: 'flex', gap: 12 },
  '& .picture': { flex: 'none', width: 104, borderRadius: 4, overflow: 'hidden' },
  '& .title': { ...typography.h4, minHeight: 0 },
  '& p': { ...typography.caption, margin: 0, color: palette.text.third },
}));

/** For courses that are not for sale and so have no product card. */
export const CourseLines = ({ courses }: { courses: readonly Course[] }) => (
  <List>
    {courses.map((course) => (
      <li key={course.id}>
        <div className="picture">
          <ImageWithFallback src={course.cover} alt="" sizes="104px" />
        </div>
        <div>
          <CardLink className="title" href={paths.course.detail({ courseId: course.id })}>
            {course.name}
          </CardLink>
          <p>{course.organisation}</p>
          <p>{courseSize(course)}</p>
        </div>
      </li>
    ))}
  </List>
);
