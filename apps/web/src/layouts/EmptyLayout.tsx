import { PageFrame } from '@cheese/ui/frame/PageFrame';
import { Outlet } from 'react-router-dom';

/** The page alone in its frame: no header, no footer. */
export default function EmptyLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
