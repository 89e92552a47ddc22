import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';

/** The older name of the news: one list has one address, and whatever is asked goes along. */
export default function NewsPage() {
  const { search } = useLocation();
  return <Navigate to={paths.realTimeInfo.list() + search} replace />;
}
