import type { RouteObject } from 'react-router-dom';
import { loadMatched } from './loadMatched';

const Frame = () => null;
const Page = () => null;

function table() {
  const asked: string[] = [];
  const lazily = (name: string, Component: () => null, isBroken = false) => ({
    lazy: () => {
      asked.push(name);
      return isBroken ? Promise.reject(new Error(name)) : Promise.resolve({ Component });
    },
  });
  const login: RouteObject = { path: '/login', ...lazily('login', Page) };
  const list: RouteObject = { path: '/productList', ...lazily('list', Page) };
  const broken: RouteObject = { path: '/broken', ...lazily('broken', Page, true) };
  const any: RouteObject = { path: '*', ...lazily('any', Page) };
  const frame = { ...lazily('frame', Frame), children: [list, broken, any] };
  return { asked, frame, list, broken, routes: [{ children: [{ children: [login] }, frame] }] };
}

it.each(['/productList', '/productList/'])(
  'loads the page of %s and its frame alone',
  async (pathname) => {
    const { asked, routes, frame, list } = table();
    await loadMatched(routes, { pathname });
    expect(asked.sort()).toEqual(['frame', 'list']);
    expect(frame).toMatchObject({ Component: Frame, lazy: undefined });
    expect(list).toMatchObject({ Component: Page, lazy: undefined });
  },
);

it('leaves what does not load to the router', async () => {
  const { routes, broken } = table();
  await loadMatched(routes, { pathname: '/broken' });
  expect(broken.lazy).toBeInstanceOf(Function);
});

it('leaves paths that are not in the table to the router', async () => {
  const { asked, routes } = table();
  await loadMatched(routes, { pathname: '/nowhere' });
  expect(asked).toEqual([]);
});
