import { mendAddress } from './mendAddress';

const mended = (pathname: string) => {
  const replaceState = jest.fn();
  mendAddress({ pathname, search: '?a=1', hash: '#b' }, { state: null, replaceState });
  return replaceState.mock.calls.map(([, , address]) => address as string);
};

it.each(['//x', '///x'])('reads %s as an address of this site', (pathname) => {
  expect(mended(pathname)).toEqual(['/x?a=1#b']);
});

it.each(['/', '/x', '/x//y', '/%'])('leaves %s', (pathname) => {
  expect(mended(pathname)).toEqual([]);
});
