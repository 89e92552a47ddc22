import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';

/** Redirects old addresses of the home page; the query is kept. */
export default function AliasPage() {
  const { search } = useLocation();
  return <Navigate to={paths.home() + search} replace />;
}
