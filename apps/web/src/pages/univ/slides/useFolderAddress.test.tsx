import type { SlideFolder } from '@cheese/domain/contract/slides/slideFolder';
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useFolderAddress } from './useFolderAddress';

const folders = [{ id: 3 }, { id: 4 }] as SlideFolder[];

const at = (address: string) =>
  renderHook(() => useFolderAddress(folders), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result.current;

it.each([
  ['/univ/slides', undefined],
  ['/univ/slides?folderId=0', 0],
  ['/univ/slides?folderId=4', 4],
  ['/univ/slides?folderId=9', undefined],
])('%s names the folder %s', (address, chosen) => expect(at(address).chosen).toBe(chosen));

it('leads to another folder on its first page, and keeps what else was asked', () => {
  const { hrefOf } = at('/univ/slides?folderId=4&page=2&keyword=a');
  expect(hrefOf(3)).toBe('/univ/slides?folderId=3&keyword=a');
  expect(hrefOf(0)).toBe('/univ/slides?folderId=0&keyword=a');
  expect(hrefOf(undefined)).toBe('/univ/slides?keyword=a');
  expect(at('/univ/slides?folderId=4').hrefOf(undefined)).toBe('/univ/slides');
});
