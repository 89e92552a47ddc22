import { areaOf, pointOf } from '@cheese/domain/questions/point/area';
import { useTheme } from '@mui/material/styles';
import type { ReviewProps } from '../KindView';
import { texts } from '../texts';
import { AreaMark, PointMark } from './Marks';
import { Picture } from './Picture';

/** The picture with what was right, and the point that was set. */
export function PointReview({ question }: ReviewProps) {
  const { palette } = useTheme();
  const { right, given, pictures, verdict } = question;
  const point = pointOf(given[0] ?? '');
  return (
    <Picture path={pictures[0] ?? ''} label={texts.pointReview}>
      {right.flat().map((word) => (
        <AreaMark key={word} corners={areaOf(word) ?? []} />
      ))}
      {point && (
        <PointMark
          {...point}
          color={verdict === 'correct' ? palette.success.main : palette.error.main}
        />
      )}
    </Picture>
  );
}
