import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { Columns } from '../../../features/commodity/detail/Columns';
import { Head } from '../../../features/commodity/detail/Head';

export const BankSkeleton = () => (
  <>
    <Skeleton width={240} sx={{ my: 1.5 }} />
    <Head>
      <Skeleton variant="rounded" className="cover" sx={{ height: 'auto', aspectRatio: 16 / 9 }} />
      <div className="words">
        <Skeleton width="60%" height={36} />
        <Skeleton />
        <Skeleton width="40%" height={44} />
      </div>
    </Head>
    <Columns>
      <RowsSkeleton count={6} />
    </Columns>
  </>
);
