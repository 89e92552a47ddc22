import { CardGrid } from '@cheese/ui/frame/CardGrid';
import Skeleton from '@mui/material/Skeleton';

const SHOWN = 8;

export function CardsSkeleton() {
  return (
    <CardGrid>
      {Array.from({ length: SHOWN }, (_, index) => (
        <div key={index}>
          <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
          <Skeleton height={32} />
          <Skeleton height={24} />
          <Skeleton width="40%" height={24} />
        </div>
      ))}
    </CardGrid>
  );
}
