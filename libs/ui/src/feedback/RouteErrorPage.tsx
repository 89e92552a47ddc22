import { readRouteFailure } from './routeFailure';
import { RouteErrorFace } from './RouteErrorFace';
import { useRouteError } from 'react-router-dom';

export function RouteErrorPage() {
  return <RouteErrorFace {...readRouteFailure(useRouteError())} />;
}
