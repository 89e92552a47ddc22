import { Outlet } from 'react-router-dom';

/** The page alone. */
export function EmptyLayout() {
  return <Outlet />;
}
