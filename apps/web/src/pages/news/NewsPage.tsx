import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';

/** Redirects the old address of the news; the query is kept. */
export default function NewsPage() {
  const { search } = useLocation();
  return <Navigate to={paths.realTimeInfo.list() + search} replace />;
}
