import type { CourseDetail } from '@cheese/domain/contract/learning/shapes/courseShapes';
import Button from '@mui/material/Button';
import { useFirstItem } from '../../../features/course/useFirstItem';
import { useGate } from '../../../session/useGate';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Link to the last item or the first unlocked one; renders nothing without any. */
export function LearnButton({ course }: { course: CourseDetail }) {
  const { id: courseId, lastLearnt, progress } = course;
  const first = useFirstItem(courseId, ({ isLocked }) => !isLocked);
  const gate = useGate();
  const itemId = lastLearnt?.coursewareId ?? first?.id;
  if (itemId === undefined) return null;
  const words = progress?.finishedAt ? texts.lookAgain : texts.goOn;
  return (
    <Button variant="contained" {...gate(paths.course.item({ courseId, itemId }))}>
      {lastLearnt ? words : texts.begin}
    </Button>
  );
}
