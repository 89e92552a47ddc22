import { Outlet } from 'react-router-dom';

/** The page brings everything itself, its main part too. */
export default function NoneLayout() {
  return <Outlet />;
}
