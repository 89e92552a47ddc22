import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { Column, CoverPlace, Sheet } from './Sheet';

const lines = [100, 96, 98, 92, 60, 100, 94, 97, 45];

export function ArticleSkeleton({ hasCover = false }: { hasCover?: boolean }) {
  return (
    <Sheet>
      <Column>
        <Skeleton width="70%" height={36} />
        <Skeleton width="40%" sx={{ mb: 4 }} />
        {hasCover && <CoverPlace />}
        {lines.map((width, index) => (
          <Skeleton key={index} width={`${width}%`} height={28} />
        ))}
      </Column>
    </Sheet>
  );
}
