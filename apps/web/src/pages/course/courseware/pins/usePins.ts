import { useGetOwnNotesQuery } from '@cheese/api-client/learning/courseNote';
import type { CoursewareDetail } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import type { PicturePoint } from '@cheese/domain/place/place';
import { useState } from 'react';
import { ownNotesOf } from '../../../../features/notes/NotesPanel';
import { useSessionState } from '../../../../session/session';

/** What a note is written at next. */
export interface Pinned {
  point: PicturePoint;
  /** Of a document; a mind map has one picture alone. */
  page: number | undefined;
  /** It was set without a pointer: from then on keys move it. */
  byKeys: boolean;
}

export type Pins = ReturnType<typeof usePins>;

const pictured: readonly number[] = [2, 4];

/** The points of a picture at which somebody has notes, and the one for the note that they write. */
export function usePins({ id, courseId, type }: CoursewareDetail) {
  const { isSignedIn } = useSessionState();
  const [next, setNext] = useState<Pinned | null>(null);
  const mayPin = isSignedIn === true && pictured.includes(type);
  const { data } = useGetOwnNotesQuery(ownNotesOf(courseId, id), { skip: !mayPin });
  return {
    mayPin,
    next,
    notes: (mayPin && data?.list) || [],
    put: (pinned: Pinned) => mayPin && setNext(pinned),
    clear: () => setNext(null),
  };
}
