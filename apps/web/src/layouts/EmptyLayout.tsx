import { Outlet } from 'react-router-dom';

export function EmptyLayout() {
  return <Outlet />;
}
