import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { asPrivateText } from '../../people/publicWord/publicWord.passed';
import { publishText } from '../../people/publicWord/publicWord.service';
import type { Places, TourChange, TourKind, TourRow } from './tour.kind';
import type { TourStore } from './tour.store';
import { heardOf } from './tour.words';

type Texts = Record<'title' | 'words', string>;

/** A draft is read by no one else, so it needs no moderation. */
export const asDraft = ({ title, words }: Texts) => ({
  title: asPrivateText(title),
  words: asPrivateText(words),
});

/** Writes tours, shows them to learners after moderation, and makes them drafts again. */
export function tourPublishing<Place extends Places>(
  { failures, wordKind }: TourKind<Place>,
  store: TourStore<Place>,
) {
  const update = async (db: Db, row: TourRow, change: TourChange) => {
    if (!(await store.updateTour(db, row, change))) refuse(failures.conflict);
  };

  const publish = (context: CallerContext<'db'>, row: TourRow, parts: Texts, change: TourChange) =>
    publishText(context, { kind: wordKind, parts, heard: heardOf(parts) }, async (tx, passed) => {
      await update(tx, row, { ...change, ...passed.said, heldAt: passed.heldAt });
      return row.id;
    });

  /** Makes it a draft again. */
  const withdraw = async (tx: Db, id: number) => {
    await store.setTourState(tx, id, { visibility: noteVisibilityCodes.private, heldAt: null });
    await deleteWaiting(tx, wordKind, [id]);
  };

  return { update, publish, withdraw };
}

export type TourPublishing = ReturnType<typeof tourPublishing>;
