import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { CommoditiesSkeleton } from '../../../features/commodity/CommoditiesSkeleton';

/** One placeholder block is enough to fill the screen. */
export const BlocksSkeleton = () => (
  <div style={{ marginTop: 32 }}>
    <Skeleton width={120} height={28} sx={{ mb: 2 }} />
    <CommoditiesSkeleton count={8} />
  </div>
);
