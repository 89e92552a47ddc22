import { learnStateCodes } from '@cheese/domain/codes/learning/learning';
import { useGetCourseLearnListQuery } from '@cheese/api-client/learning/course';
import type { LearntCourse } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { UnreadableData } from '@cheese/ui/feedback/UnreadableData';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CourseProgress } from './CourseProgress';
import { learntHref } from './mine/learntWay';
import { texts } from './texts';

const Strip = styled('section')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  backgroundColor: palette.accent.wash,
  borderRadius: 8,
  '& .cover': { borderRadius: 4, overflow: 'hidden' },
  '& h2': { ...typography.h3, margin: 0 },
  '& p': { ...typography.caption, margin: '4px 0 8px', color: palette.text.secondary },
  '& .words': { minWidth: 0, maxWidth: 560 },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: 12,
    '& a': { gridColumn: '1 / -1' },
  },
}));

/** Several, because the latest courses may be withdrawn or expired. */
const LATEST = { page: 1, pageCnt: 4, state: learnStateCodes.underWay } as const;

/** A link to continue the latest course that is still open; renders nothing without one. */
export function GoOn() {
  const { data } = useGetCourseLearnListQuery(LATEST, { refetchOnMountOrArgChange: true });
  const course = data?.list.find(({ isGone, isLocked }) => !isGone && !isLocked);
  return (
    <UnreadableData data={data} face={null}>
      {course?.lastLearnt && <LastCourse course={course} />}
    </UnreadableData>
  );
}

function LastCourse({ course }: { course: LearntCourse }) {
  const { name, cover, studiedCount, coursewareCount, lastLearnt, lastLearntAt } = course;
  return (
    <Strip aria-label={texts.goOn}>
      <div className="cover">
        <ImageWithFallback src={cover} alt="" sizes="160px" />
      </div>
      <div className="words">
        <h2>{name}</h2>
        <p>
          {lastLearnt && texts.goOnAt(lastLearnt.title)}
          {lastLearntAt !== null && (
            <>
              {' · '}
              <RelativeTime at={lastLearntAt} />
            </>
          )}
        </p>
        <CourseProgress name={name} studied={studiedCount} of={coursewareCount} />
      </div>
      <Button variant="contained" href={learntHref(course)}>
        {texts.goOn}
      </Button>
    </Strip>
  );
}
