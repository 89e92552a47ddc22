import type { WordKind } from '@cheese/domain/codes/people/publicWords';
import type { Asking } from '../../../calls/asking';
import type { Db } from '../../../db/database';

interface Found {
  personId: number;
  text: string;
}

/** Gives moderators access to one kind of public text. */
export interface WordSource {
  kind: WordKind;
  /** As whoever asks may read it; null where they may not, or where it is gone. */
  find(asking: Asking & { db: Db }, id: number): Promise<Found | null>;
  /** Nothing holds it any more: others see it, and whoever it answers is told. */
  publish(tx: Db, id: number, now: Date): Promise<void>;
  /** Others see it no more. */
  remove(tx: Db, id: number): Promise<void>;
}
