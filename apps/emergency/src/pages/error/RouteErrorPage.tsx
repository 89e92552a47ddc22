import { readRouteFailure } from '@cheese/ui/feedback/routeFailure';
import { RouteErrorFace } from '@cheese/ui/feedback/RouteErrorFace';
import { useRouteError } from 'react-router-dom';

/** What a page that fell over leaves in its place. */
export function RouteErrorPage() {
  return <RouteErrorFace {...readRouteFailure(useRouteError())} />;
}
