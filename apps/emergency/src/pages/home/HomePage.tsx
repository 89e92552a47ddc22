import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';

/** Redirects the bare site address to the home page, which has only one address. */
export default function HomePage() {
  return <Navigate to={paths.home() + useLocation().search} replace />;
}
