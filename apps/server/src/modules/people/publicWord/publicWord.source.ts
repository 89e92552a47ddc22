import type { WordKind } from '@cheese/domain/codes/people/publicWords';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';

interface Found {
  personId: number;
  text: string;
}

/** Gives moderators access to one kind of public text. */
export interface WordSource {
  kind: WordKind;
  /** The text as the user may read it; null if they may not or if it is gone. */
  find(context: CallerContext & { db: Db }, id: number): Promise<Found | null>;
  /** Publishes a held text and notifies the people it answers. */
  publish(tx: Db, id: number, now: Date): Promise<void>;
  /** Others see it no more. */
  remove(tx: Db, id: number): Promise<void>;
}
