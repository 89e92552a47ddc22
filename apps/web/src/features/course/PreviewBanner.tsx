import type { CourseDetail } from '@cheese/domain/contract/learning/shapes/courseShapes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { texts } from './texts';

/** Tells teachers that only they see the course in this state, and links to its editor. */
export function PreviewBanner({ course }: { course: Pick<CourseDetail, 'id' | 'isPreview'> }) {
  if (!course.isPreview) return null;
  const back = <Button href={paths.univ.course({ courseId: course.id })}>{texts.toEditor}</Button>;
  return (
    <Alert severity="info" action={back} sx={{ mb: 2 }}>
      {texts.preview}
    </Alert>
  );
}
