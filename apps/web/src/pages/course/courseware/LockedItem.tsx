import type { CoursewareItem } from '@cheese/domain/contract/learning/coursewareShapes';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { paths } from '../../../paths';
import { texts } from './texts';

/** An item that is not open to whoever looks at it: what to do about it. */
export function LockedItem({ item: { courseId } }: { item: CoursewareItem }) {
  return (
    <EmptyState
      sentence={texts.lockedTitle}
      hint={texts.lockedHint}
      action={
        <Button variant="contained" href={paths.commodity({ type: 1, productId: courseId })}>
          {texts.seeCourse}
        </Button>
      }
    />
  );
}
