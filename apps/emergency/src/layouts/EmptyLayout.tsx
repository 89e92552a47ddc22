import { Outlet } from 'react-router-dom';

/** A page without header or menu. */
export function EmptyLayout() {
  return <Outlet />;
}
