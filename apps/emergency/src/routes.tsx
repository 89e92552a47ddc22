import type { RouteObject } from 'react-router-dom';
import { EmergencyLayout } from './layouts/EmergencyLayout';
import { RouteErrorPage } from '@cheese/ui/feedback/RouteErrorPage';

export const routes: RouteObject[] = [
  {
    Component: EmergencyLayout,
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        path: '/',
        ErrorBoundary: RouteErrorPage,
        lazy: async () => ({ Component: (await import('./pages/home/HomePage')).default }),
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./pages/error/NotFoundPage')).default }),
      },
    ],
  },
];
