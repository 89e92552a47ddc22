import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { idParam } from '@cheese/ui/address/urlParams';

/** The older name of an article's page; the number goes along. */
export default function NewsDetailsPage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  return id === undefined ? (
    <NotFoundFace />
  ) : (
    <Navigate to={paths.realTimeInfo.detail({ id })} replace />
  );
}
