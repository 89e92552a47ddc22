import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { ClassifyShape } from './ClassifyRow';

export function ClassifySkeleton() {
  return (
    <ClassifyShape>
      <span className="name">
        <Skeleton width={84} />
      </span>
      <Skeleton sx={{ flex: 1 }} />
    </ClassifyShape>
  );
}
