import type { DetailOf, FilmStop } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { heldAt, unansweredOf } from '@cheese/domain/rules/learning/filmStops';
import { useState } from 'react';
import { useSessionState } from '../../../../../session/session';
import type { Learning } from '../../study/useVisit';

/** Seeking exactly to a stop would place the player behind it, so seek to just before. */
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
    /** How far the film may play or seek before a question that must be answered. */
    reach: held === null ? null : Math.max(0, held - BEFORE_S),
    stopAt: (second: number) => setAsked(open.find((stop) => stop.second === second) ?? null),
    /** The question was answered, or needs no answer. */
    pass(second: number) {
      setPassed((before) => new Set([...before, second]));
      setAsked(null);
    },
    /** Closes the question unanswered: the film stops there again. */
    leave: () => setAsked(null),
  };
}
