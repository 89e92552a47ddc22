import { Card } from '../frame/Card';
import { Skeleton } from './Skeleton';
import { CardGrid } from '../frame/CardGrid';

interface CardsSkeletonProps {
  count?: number;
  columns?: 3 | 4;
  /** Aspect ratio of the picture on each card. */
  ratio?: number;
}

export function CardsSkeleton({ count = 8, columns = 4, ratio = 16 / 9 }: CardsSkeletonProps) {
  return (
    <CardGrid columns={columns}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index}>
          <Skeleton variant="rectangular" sx={{ height: 'auto', aspectRatio: ratio }} />
          <Skeleton sx={{ mx: 2, mt: 2, width: '70%' }} />
          <Skeleton sx={{ mx: 2, my: 1, width: '40%' }} />
        </Card>
      ))}
    </CardGrid>
  );
}
