import { neighbourPaths } from '@cheese/domain/codes/people/neighbours';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { useLocation } from 'react-router-dom';
import { DepartingFace } from '../../../features/neighbour/DepartingFace';
import { NeighbourPage } from '../../../features/neighbour/NeighbourPage';
import { neighbourAddress } from '../../../settings/neighbours';
import { useSettings } from '../../../settings/settings';
import { texts } from './texts';

/**
 * Addresses of a school's external system: redirects if its address is configured, or else explains
 * it.
 */
export default function ElsewherePage() {
  const { pathname, search } = useLocation();
  const { neighbours } = useSettings();
  const address = neighbourAddress(pathname + search, neighbours);
  if (pathname.startsWith(neighbourPaths.universityCourses)) return <NeighbourPage {...texts} />;
  return address ? <DepartingFace title={texts.title} address={address} /> : <NotFoundFace />;
}
