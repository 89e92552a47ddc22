import { PageFrame } from '@cheese/ui/frame/PageFrame';
import { Outlet } from 'react-router-dom';

/** For pages without header and footer. */
export default function EmptyLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
