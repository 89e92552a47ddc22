import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { show } from '../testing/show';
import { LostInPlace } from './lostFaces';
import { makeLazyPart } from './makeLazyPart';
import { makeOrReload } from './makeOrReload';
import type { LostFace } from './PartBoundary';
import { reloadPage } from './reloadPage';

jest.mock('./reloadPage', () => ({ reloadPage: jest.fn() }));

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.mocked(reloadPage).mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** A site that has shown its first part, and a field on its page. */
async function aPage(field: string) {
  const orReload = makeOrReload('partReloadedAt');
  await orReload(() => Promise.resolve('page'));
  document.body.insertAdjacentHTML('beforeend', `<div id="form">${field}</div>`);
  const written = document.querySelector('#form > *') as HTMLInputElement;
  return { orReload, written };
}

it.each(['<input />', '<input type="tel" />', '<textarea></textarea>'])(
  'stays while something is written in %s',
  async (field) => {
    const { orReload, written } = await aPage(field);
    fireEvent.input(written, { target: { value: '心肺复苏' } });
    await expect(orReload(gone)).rejects.toThrow('held');
    expect(reloadPage).not.toHaveBeenCalled();
  },
);

it('stays while something else holds the page, as an upload', async () => {
  const { orReload } = await aPage('<input />');
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  await expect(orReload(gone)).rejects.toThrow('held');
  window.removeEventListener('beforeunload', hold);
  expect(reloadPage).not.toHaveBeenCalled();
});

it.each<[string, (field: HTMLInputElement) => void]>([
  ['nobody wrote', () => undefined],
  ['it was taken back', (field) => fireEvent.input(field, { target: { value: ' ' } })],
  ['its form is closed', (field) => field.remove()],
  ['the address keeps it', () => window.history.replaceState(null, '', '/search?keyword=心')],
])('loads the page anew where %s', async (_what, settle) => {
  const { orReload, written } = await aPage('<input value="filled in by the page" />');
  if (_what !== 'nobody wrote') fireEvent.input(written, { target: { value: '心' } });
  settle(written);
  void orReload(gone);
  await new Promise(process.nextTick);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it.each<[string, LostFace | undefined]>([
  ['aloud', undefined],
  ['in its place', LostInPlace],
])('says %s what is missing, and leaves the new load to whoever writes', async (_how, Lost) => {
  const { orReload, written } = await aPage('<input />');
  fireEvent.input(written, { target: { value: '心' } });
  const Part = makeLazyPart(orReload)<object>(gone, Lost);
  show(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText(/请先保存已填写的内容，再重新加载页面/)).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});
