import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AppTheme } from '../look/AppTheme';
import { DraftContext } from './DraftContext';
import { makeDrafts } from './makeDrafts';
import { useKeptState } from './useKeptState';

const drafts = makeDrafts(() => ({ owner: 1, isSignedIn: true }));
const wrapper = ({ children }: { children: ReactNode }) => (
  <AppTheme>
    <DraftContext value={drafts}>{children}</DraftContext>
  </AppTheme>
);
const open = (blank: readonly number[]) =>
  renderHook(() => useKeptState('rights', blank), { wrapper });

it('is there again after the page was loaded anew, and counts as changed', () => {
  const { result, unmount } = open([1]);
  expect(result.current[2]).toBe(false);
  act(() => result.current[1]([1, 2]));
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  const [now, , isChanged] = open([1]).result.current;
  expect([now, isChanged]).toEqual([[1, 2], true]);
});

it('leaves nothing behind where it is as it was, or was closed on purpose', () => {
  const first = open([1]);
  window.dispatchEvent(new Event('pagehide'));
  act(() => first.result.current[1]([2]));
  first.unmount();
  expect(open([3]).result.current[0]).toEqual([3]);
});
