import { Outlet } from 'react-router-dom';
import { EmergencyFrame } from './EmergencyFrame';

/** The layout of the public pages. */
export function EmergencyLayout() {
  return (
    <EmergencyFrame>
      <Outlet />
    </EmergencyFrame>
  );
}
