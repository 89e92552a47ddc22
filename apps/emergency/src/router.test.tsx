import { reloadPage } from '@cheese/ui/parts/reloadPage';
import { waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { toRoutes } from './router';

jest.mock('@cheese/ui/parts/reloadPage', () => ({ reloadPage: jest.fn() }));
afterEach(() => sessionStorage.clear());

it('a page that is gone after a deploy loads the site anew', async () => {
  const page = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const routes = toRoutes([{ path: '/gone', layout: 'empty', audience: 'open', page }]);
  const { lazy } = matchRoutes(routes, '/gone')?.at(-1)?.route ?? {};
  if (typeof lazy === 'function') void lazy();
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  expect(sessionStorage.getItem('emergencyChunkReloadedAt')).not.toBeNull();
});
