import { Outlet } from 'react-router-dom';

/** The page renders everything itself, including its `main` element. */
export default function NoneLayout() {
  return <Outlet />;
}
