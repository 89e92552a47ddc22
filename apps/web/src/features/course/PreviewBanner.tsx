import type { CourseDetail } from '@cheese/domain/contract/learning/shapes/courseShapes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { texts } from './texts';

/** Over a course that its teachers alone see as it is, with the way back to where it is made. */
export function PreviewBanner({ course }: { course: Pick<CourseDetail, 'id' | 'isPreview'> }) {
  if (!course.isPreview) return null;
  const back = <Button href={paths.univ.course({ courseId: course.id })}>{texts.toEditor}</Button>;
  return (
    <Alert severity="info" action={back} sx={{ mb: 2 }}>
      {texts.preview}
    </Alert>
  );
}
