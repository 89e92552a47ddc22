import type {
  CoursewareItem,
  CoursewareProgress,
} from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import Link from '@mui/material/Link';
import { Line } from '@cheese/ui/list/Lines';
import Chip from '@mui/material/Chip';
import { paths } from '../../../paths';
import { texts } from './texts';

interface TestLineProps {
  item: CoursewareItem;
  chapter: string;
  /** The learner's best score and number of tries. */
  tries: Pick<CoursewareProgress, 'bestScore' | 'tryCount'> | undefined;
}

export function TestLine({ item, chapter, tries }: TestLineProps) {
  const { id: itemId, courseId, title, isLocked, isStudied } = item;
  const { bestScore = null, tryCount = 0 } = tries ?? {};
  const open = isLocked ? texts.locked : texts.open;
  return (
    <Line>
      <div className="words">
        <b>
          {isLocked ? title : <Link href={paths.course.item({ courseId, itemId })}>{title}</Link>}
        </b>
        <small>
          <span>{chapter}</span>
          {bestScore !== null && <span>{texts.best(bestScore, tryCount)}</span>}
        </small>
      </div>
      <Chip
        size="small"
        label={isStudied ? texts.passed : open}
        {...(isStudied && { color: 'success' as const })}
      />
    </Line>
  );
}
