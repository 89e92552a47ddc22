import type { NoteVisibility } from '@cheese/domain/codes/base/visibility';
import type { WordKind } from '@cheese/domain/codes/people/publicWords';
import type { TourStop } from '@cheese/domain/contract/slides/slideTour';
import type { FailureKey } from '@cheese/domain/texts/failures';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import type { VisitorContext } from '../../../calls/callerContext';
import type { PassedText } from '../../people/publicWord/publicWord.passed';

export interface TourRow {
  id: number;
  organisationId: number | null;
  personId: number;
  title: PassedText;
  words: PassedText;
  stops: Pick<TourStop, 'id' | 'view' | 'sound'>[];
  version: number;
  visibility: NoteVisibility;
  heldAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export type TourChange = Partial<
  Pick<TourRow, 'title' | 'words' | 'stops' | 'visibility' | 'heldAt' | 'updatedAt'>
>;

export type TourFound<Place> = TourRow &
  Place & { author: { id: number; nickname: string; avatar: string } };

export interface TourViewer {
  /** Their school, where they have one. */
  school: number | null;
  /**
   * Owner of the tours the viewer may edit: null for the platform, a school id, or undefined for
   * none.
   */
  teachingFor: number | null | undefined;
}

/** The columns that say where a tour belongs. */
export type Places = Record<string, number>;

/** Guided tours of one kind of thing: of slides, or of the body's models. */
export interface TourKind<Place extends Places> {
  /** The name of the table, which also begins the names of prepared statements. */
  name: string;
  table: PgTable & Record<(keyof TourRow | keyof Place) & string, PgColumn>;
  /** The thing whose tours are listed together. */
  subject: PgColumn;
  subjectOf(place: Place): number;
  placeOf(row: Place): Place;
  /** Refuses users who may not see the thing. */
  viewerOf(context: VisitorContext, subjectId: number): Promise<TourViewer>;
  /** Refuses a place that the thing does not have. */
  demandPlace?(db: Db, place: Place): Promise<void>;
  wordKind: WordKind;
  failures: Record<'notFound' | 'tooMany' | 'conflict' | 'empty', FailureKey>;
}
