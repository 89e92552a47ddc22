import { useGetOwnNotesQuery } from '@cheese/api-client/learning/courseNote';
import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { CoursewareDetail } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import type { PicturePoint } from '@cheese/domain/place/place';
import { useState } from 'react';
import { ownNotesOf } from '../../../../features/notes/NotesPanel';
import { useSessionState } from '../../../../session/session';

/** Place of the next note. */
export interface Pinned {
  point: PicturePoint;
  /** Page of a document; undefined for a mind map, which has only one picture. */
  page: number | undefined;
  /** Set without a pointer; arrow keys then move it. */
  byKeys: boolean;
}

export type Pins = ReturnType<typeof usePins>;

const pictured: readonly number[] = [coursewareTypeCodes.ppt, coursewareTypeCodes.mindMap];

/** Points of the user's notes, and the one chosen for the next note. */
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
