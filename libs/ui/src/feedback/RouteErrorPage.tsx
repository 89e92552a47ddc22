import { readRouteFailure } from './routeFailure';
import { RouteErrorFace } from './RouteErrorFace';
import { useRouteError } from 'react-router-dom';

/** What a page that fell over leaves in its place. */
export function RouteErrorPage() {
  return <RouteErrorFace {...readRouteFailure(useRouteError())} />;
}
