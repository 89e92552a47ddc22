import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';

/** The token is still being asked about. */
export function Waiting() {
  return (
    <Content>
      <RowsSkeleton />
    </Content>
  );
}
