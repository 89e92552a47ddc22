import { Outlet } from 'react-router-dom';
import { EmergencyFrame } from './EmergencyFrame';

/** The public face of the emergency centre. */
export function EmergencyLayout() {
  return (
    <EmergencyFrame>
      <Outlet />
    </EmergencyFrame>
  );
}
