import Button from '@mui/material/Button';
import { useFirstItem } from '../../../features/course/useFirstItem';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Into the first item that everybody may try; nothing where there is none. */
export function TryButton({ courseId }: { courseId: number }) {
  const item = useFirstItem(courseId, ({ isTrial }) => isTrial);
  if (!item) return null;
  return (
    <Button variant="outlined" href={paths.course.item({ courseId, itemId: item.id })}>
      {texts.tryIt}
    </Button>
  );
}
