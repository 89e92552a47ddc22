import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { Row, Rows } from './rowShape';

export function NewsRowsSkeleton({ count }: { count: number }) {
  return (
    <Rows>
      {Array.from({ length: count }, (_, index) => (
        <Row key={index}>
          <div className="picture">
            <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
          </div>
          <div className="words">
            <Skeleton width="60%" height={24} />
            <Skeleton />
            <Skeleton width="80%" />
            <Skeleton width="30%" />
          </div>
        </Row>
      ))}
    </Rows>
  );
}
