import { useGetRecommendedCoursesQuery } from '@cheese/api-client/learning/course';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { CommoditiesSkeleton } from '../../../features/commodity/CommoditiesSkeleton';
import { CommodityGrid } from '../../../features/commodity/CommodityGrid';
import { texts } from './texts';

const SHOWN = 6;

/** Courses that learners of this course also take. */
export function Beside({ courseId }: { courseId: number }) {
  const query = useGetRecommendedCoursesQuery({ courseId, limit: SHOWN });
  return (
    <Answered
      query={query}
      what={texts.recommendedWhat}
      skeleton={<CommoditiesSkeleton count={3} columns={3} />}
      empty={<EmptyState dense sentence={texts.nothingBeside} />}
    >
      {(items) => <CommodityGrid items={items} columns={3} />}
    </Answered>
  );
}
