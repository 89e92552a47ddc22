import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AppTheme } from '../look/AppTheme';
import { DraftContext, type Drafts } from './DraftContext';
import { useEdition } from './useEdition';

const onReopen = jest.fn();
beforeEach(() => onReopen.mockClear());

/** A form on an edition, where a draft of it may have been kept with the one that it stood on. */
function open(now: number, isDirty: boolean, keptEdition?: number) {
  const drafts: Drafts = {
    isEnding: () => false,
    keep: () => undefined,
    peek: (name) => (name === 'course-edition' ? keptEdition : undefined),
    forget: () => undefined,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppTheme>
      <DraftContext value={drafts}>{children}</DraftContext>
    </AppTheme>
  );
  return renderHook(
    (props) => useEdition(props.now, { draft: 'course', isDirty: props.isDirty, onReopen }),
    { wrapper, initialProps: { now, isDirty } },
  );
}

it('opens a newer edition where nothing is lost by it', () => {
  const { rerender } = open(1, false);
  expect(onReopen).not.toHaveBeenCalled();
  rerender({ now: 2, isDirty: false });
  expect(onReopen).toHaveBeenCalledTimes(1);
});

it('says of what is being written that there is a newer edition, and leaves it', () => {
  const { result, rerender } = open(1, true);
  expect(result.current.isBehind).toBe(false);
  rerender({ now: 2, isDirty: true });
  expect(result.current).toMatchObject({ edition: 1, isBehind: true });
  expect(onReopen).not.toHaveBeenCalled();
});

it('stands on the newer one for whoever keeps their own', () => {
  const { result, rerender } = open(1, true);
  rerender({ now: 2, isDirty: true });
  act(() => result.current.keepMine());
  expect(result.current).toMatchObject({ edition: 2, isBehind: false });
});

it('stands on the edition that it has saved itself', () => {
  const { result, rerender } = open(1, true);
  act(() => result.current.stand(2));
  rerender({ now: 2, isDirty: true });
  expect(result.current).toMatchObject({ edition: 2, isBehind: false });
});

it('knows of a draft on which edition it was written', () => {
  const { result } = open(3, true, 2);
  expect(result.current).toMatchObject({ edition: 2, isBehind: true });
});
