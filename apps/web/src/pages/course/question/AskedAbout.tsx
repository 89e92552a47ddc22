import { useGetCoursewareDetailQuery } from '@cheese/api-client/learning/courseware';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { anchorOf, placeText } from '../../../features/notes/notePlace';
import { texts } from './texts';

interface AskedAboutProps {
  coursewareId: number;
  position: number | undefined;
}

/** Link to the item, and the place in it, that a question is about. */
export function AskedAbout({ coursewareId, position }: AskedAboutProps) {
  const { currentData: item } = useGetCoursewareDetailQuery({ id: coursewareId });
  if (!item) return null;
  const at = { position: position ?? null, point: null };
  const words = [item.title, placeText(item.type, at)].filter((part) => part !== '');
  const href = anchorOf({ courseId: item.courseId, courseware: item, ...at }) ?? '';
  return (
    <Typography sx={{ mb: 2, color: 'text.secondary' }}>
      {texts.about} <Link href={href}>{words.join(' · ')}</Link>
    </Typography>
  );
}
