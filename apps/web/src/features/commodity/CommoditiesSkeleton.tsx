import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { memo } from 'react';
import { CardShape } from './CardShape';

const picture = { height: 'auto', aspectRatio: '16 / 9' };

interface CommoditiesSkeletonProps {
  count: number;
  columns?: 3 | 4;
}

/** Placeholder cards, memoised to render only once. */
export const CommoditiesSkeleton = memo(function CommoditiesSkeleton(
  props: CommoditiesSkeletonProps,
) {
  const { count, columns = 4 } = props;
  return (
    <CardGrid columns={columns} {...(columns === 3 && { className: 'roomy' })}>
      {Array.from({ length: count }, (_, index) => (
        <CardShape key={index}>
          <div className="cover">
            <Skeleton variant="rectangular" sx={picture} />
          </div>
          <div className="words">
            <div className="title">
              <Skeleton />
              <Skeleton width="60%" />
            </div>
            <Skeleton className="facts" />
            <Skeleton className="size" width="80%" />
            <Skeleton className="tags" width="70%" />
            <Skeleton width="40%" height={24} />
          </div>
        </CardShape>
      ))}
    </CardGrid>
  );
});
