import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { CommoditiesSkeleton } from '../../../features/commodity/CommoditiesSkeleton';

/** With the room that follows, one block is more than a screen: nobody sees where the grey ends. */
export const BlocksSkeleton = () => (
  <div style={{ marginTop: 32 }}>
    <Skeleton width={120} height={28} sx={{ mb: 2 }} />
    <CommoditiesSkeleton count={8} />
  </div>
);
