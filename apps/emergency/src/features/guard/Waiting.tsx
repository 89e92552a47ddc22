import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';

/** Shown while the server checks the token. */
export function Waiting() {
  return (
    <Content>
      <RowsSkeleton />
    </Content>
  );
}
