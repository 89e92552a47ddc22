import { routesPage } from './routesPage';

const unbuilt = () => import('node:path');
const home = () => 'import("../pages/home/HomePage")';

it('names the page of each route, and marks what is not built', () => {
  const text = routesPage(
    [
      { path: '/', layout: 'default', page: home },
      { path: '/course', layout: 'head', page: unbuilt, needsLogin: true },
    ],
    unbuilt,
  );
  expect(text).toContain('2 routes, 1 of them built.');
  expect(text).toContain('| `/` | default | `home/HomePage` | everybody |');
  expect(text).toContain('| `/course` | head | **not built** | who is signed in |');
});
