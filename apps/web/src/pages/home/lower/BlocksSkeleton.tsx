import Skeleton from '@mui/material/Skeleton';
import { CommoditiesSkeleton } from '../../../features/commodity/CommoditiesSkeleton';

/** Two blocks are more than a screen: nobody sees where the grey ends. */
export function BlocksSkeleton() {
  return [4, 8].map((count) => (
    <div key={count} style={{ marginTop: 32 }}>
      <Skeleton width={120} height={28} sx={{ mb: 2 }} />
      <CommoditiesSkeleton count={count} />
    </div>
  ));
}
