import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import type { ReactNode } from 'react';
import { Columns } from './Columns';

const picture = { height: 'auto', aspectRatio: '16 / 9' };

const greyHead = (
  <>
    <Skeleton variant="rounded" sx={picture} />
    <Skeleton width="60%" height={36} sx={{ mt: 2 }} />
    <Skeleton />
  </>
);

/** Placeholder of a course, with the parts of the head that are known already. */
export const CourseSkeleton = ({ head = greyHead }: { head?: ReactNode }) => (
  <>
    <Skeleton width={240} sx={{ my: 1.5 }} />
    <Columns>
      <div className="head">{head}</div>
      <div className="side">
        <Skeleton variant="rounded" height={280} />
      </div>
      <div className="body">
        <RowsSkeleton count={6} />
      </div>
    </Columns>
  </>
);
