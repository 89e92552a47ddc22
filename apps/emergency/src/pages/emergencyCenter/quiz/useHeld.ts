import type { Quiz } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { useState } from 'react';

/** Keeps the quiz on the screen after it is submitted, until the user leaves. */
export function useHeld(current: Quiz | null | undefined) {
  const [held, hold] = useState<Quiz | null>(null);
  const [givenUp, setGivenUp] = useState<number>();
  const isNew = current && current.quizId !== held?.quizId && current.quizId !== givenUp;
  if (isNew) hold(current);
  const release = () => {
    setGivenUp(held?.quizId);
    hold(null);
  };
  return { held, release };
}
