import Button from '@mui/material/Button';
import { useFirstItem } from '../../../features/course/useFirstItem';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Opens the first free trial item; renders nothing without any. */
export function TryButton({ courseId }: { courseId: number }) {
  const item = useFirstItem(courseId, ({ isTrial }) => isTrial);
  if (!item) return null;
  return (
    <Button variant="outlined" href={paths.course.item({ courseId, itemId: item.id })}>
      {texts.tryIt}
    </Button>
  );
}
