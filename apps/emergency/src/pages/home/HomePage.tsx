import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';

/** The centre's own name leads to its home, which has one address. */
export default function HomePage() {
  return <Navigate to={paths.home() + useLocation().search} replace />;
}
