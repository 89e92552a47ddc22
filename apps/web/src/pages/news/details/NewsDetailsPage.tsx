import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { readId } from '../../realTimeInfo/detail/readId';

/** The older name of an article's page; the number goes along. */
export default function NewsDetailsPage() {
  const [search] = useSearchParams();
  const id = readId(search);
  return id === null ? (
    <NotFoundFace />
  ) : (
    <Navigate to={paths.realTimeInfo.detail({ id })} replace />
  );
}
