import type { DetailOf, FilmStop } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { heldAt, unansweredOf } from '@cheese/domain/rules/learning/filmStops';
import { useState } from 'react';
import { useSessionState } from '../../../../../session/session';
import type { Learning } from '../../study/useVisit';

/** A player that was sent to the very moment of a stop would begin behind it. */
const BEFORE_S = 2;

/**
 * Questions inside a film, for signed-in users: the stops, how far one may watch before answering,
 * and the current question. Visitors are not asked, because their answers could not be stored.
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
