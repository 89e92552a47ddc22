import { AppTheme } from '@cheese/ui/look/AppTheme';
import { act, renderHook } from '@testing-library/react';
import type { AnyTour } from './tourCalls';
import { useTourDraft } from './useTourDraft';

const kept = { id: 1, version: 3, title: '看肝小叶', stops: [] } as unknown as AnyTour;
const refused = (key: string) => ({ status: 409, flag: 409, message: '', key });

beforeEach(() => localStorage.clear());

async function written(edit: jest.Mock, tour = kept) {
  const shown = renderHook((now) => useTourDraft(now, { name: 'tour', edit }), {
    initialProps: tour,
    wrapper: AppTheme,
  });
  act(() => shown.result.current.write({ title: '看门管区' }));
  await act(() => shown.result.current.save());
  return shown;
}

it('is saved over the version that it was begun from, and over its own from then on', async () => {
  const edit = jest.fn().mockResolvedValue({ ...kept, version: 4 });
  const { result } = await written(edit);
  await act(() => result.current.save());
  expect(edit.mock.calls.map(([asked]) => asked)).toEqual([
    { id: 1, version: 3, title: '看门管区', stops: [] },
    { id: 1, version: 4, title: '看门管区', stops: [] },
  ]);
  expect(result.current.isTaken).toBe(false);
});

it.each([
  ['slideTour.conflict', true],
  ['anatomyTour.conflict', true],
  ['slideTour.empty', false],
])('%s: whether others have saved it meanwhile is said', async (key, isTaken) => {
  const { result } = await written(jest.fn().mockRejectedValue(refused(key)));
  expect(result.current.isTaken).toBe(isTaken);
  expect(result.current.now.title).toBe('看门管区');
});

it('then is kept over theirs, or left for theirs, as its writer chooses', async () => {
  const edit = jest.fn().mockRejectedValueOnce(refused('slideTour.conflict'));
  const theirs = { ...kept, version: 5, title: '他人的导览' };
  const { result, rerender } = await written(edit);
  rerender(theirs);
  edit.mockResolvedValue({ ...theirs, version: 6 });
  await act(() => result.current.keepMine());
  expect(edit).toHaveBeenLastCalledWith({ id: 1, version: 5, title: '看门管区', stops: [] });
  expect(result.current.isTaken).toBe(false);
  act(() => result.current.takeTheirs());
  expect(result.current).toMatchObject({ now: { title: '他人的导览' }, isDirty: false });
});
