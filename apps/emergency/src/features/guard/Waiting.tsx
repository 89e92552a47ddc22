import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { EmergencyFrame } from '../../layouts/EmergencyFrame';

/** The token is still being asked about. */
export function Waiting() {
  return (
    <EmergencyFrame>
      <Content>
        <RowsSkeleton />
      </Content>
    </EmergencyFrame>
  );
}
