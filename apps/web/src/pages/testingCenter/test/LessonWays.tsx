import { useGetCoursewareDetailQuery } from '@cheese/api-client/learning/courseware';
import { placeAddress } from '@cheese/domain/place/placeAddress';
import Button from '@mui/material/Button';
import { texts } from './texts';

interface LessonWaysProps {
  coursewareId: number;
  isDone: boolean;
}

/** Links back to the lesson of a test, and to the next item. */
export function LessonWays({ coursewareId, isDone }: LessonWaysProps) {
  const { data: item } = useGetCoursewareDetailQuery({ id: coursewareId });
  if (!item) return null;
  const { courseId, next } = item;
  const at = (itemId: number) => placeAddress({ kind: 'courseItem', courseId, itemId });
  return (
    <>
      <Button href={at(coursewareId)}>{texts.toLesson}</Button>
      {isDone && next && (
        <Button variant="outlined" href={at(next.id)} title={next.title}>
          {texts.nextLesson}
        </Button>
      )}
    </>
  );
}
