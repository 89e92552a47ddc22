import type { DetailOf, FilmStop } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { heldAt, unansweredOf } from '@cheese/domain/rules/learning/filmStops';
import { useState } from 'react';
import { useSessionState } from '../../../../../session/session';
import type { Learning } from '../../study/useVisit';

/** A player that was sent to the very moment of a stop would begin behind it. */
const BEFORE_S = 2;

/**
 * The questions inside a film, for who is signed in: where it stops, how far it goes before one is
 * answered, and the one that is asked now. What they answer is nobody's for a visitor.
 */
export function useStops({ checks }: DetailOf<1>, { standing }: Learning) {
  const { isSignedIn } = useSessionState();
  const [passed, setPassed] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<FilmStop | null>(null);
  const open = isSignedIn
    ? checks.filter(({ second, isAnswered }) => !isAnswered && !passed.has(second))
    : [];
  const held = heldAt(unansweredOf(open), standing.seen);
  return {
    asked,
    seconds: open.map(({ second }) => second),
    /** As far as one may go before a question that needs an answer. */
    reach: held === null ? null : Math.max(0, held - BEFORE_S),
    stopAt: (second: number) => setAsked(open.find((stop) => stop.second === second) ?? null),
    /** It was answered, or needs none. */
    pass(second: number) {
      setPassed((before) => new Set([...before, second]));
      setAsked(null);
    },
    /** It stays open: the film stops there again. */
    leave: () => setAsked(null),
  };
}
