import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';

/** Old addresses of the home: they lead there with whatever is asked with them. */
export default function AliasPage() {
  const { search } = useLocation();
  return <Navigate to={paths.home() + search} replace />;
}
