import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { idParam } from '@cheese/ui/address/urlParams';

/** Redirects the old address of an article; the id is kept. */
export default function NewsDetailsPage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  return id === undefined ? (
    <NotFoundFace />
  ) : (
    <Navigate to={paths.realTimeInfo.detail({ id })} replace />
  );
}
