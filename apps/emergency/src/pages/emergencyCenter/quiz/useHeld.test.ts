import type { Quiz } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { act, renderHook } from '@testing-library/react';
import { aQuiz } from '../../../features/quiz/testing/aQuiz';
import { useHeld } from './useHeld';

function hold(first: Quiz | null | undefined) {
  const { result, rerender } = renderHook((current) => useHeld(current), { initialProps: first });
  return {
    heldId: () => result.current.held?.quizId ?? null,
    release: () => act(() => result.current.release()),
    read: (current: Quiz | null | undefined) => rerender(current),
  };
}

it('stays while it is read anew, and once it is handed in', () => {
  const { heldId, read } = hold(aQuiz());
  expect(heldId()).toBe(7);
  read(undefined);
  read(null);
  expect(heldId()).toBe(7);
});

it('does not come back once it is given up, though the server could not be asked again', () => {
  const { heldId, read, release } = hold(aQuiz());
  release();
  expect(heldId()).toBeNull();
  read(undefined);
  read(aQuiz());
  expect(heldId()).toBeNull();
});

it('gives way to the next one', () => {
  const { heldId, read, release } = hold(aQuiz());
  release();
  read(aQuiz({ quizId: 8 }));
  expect(heldId()).toBe(8);
  read(aQuiz({ quizId: 9 }));
  expect(heldId()).toBe(9);
});
