import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import { listTours, withdrawTour } from './slideTour.service';
import { findTour, turnTour } from './slideTour.store';
import { heardOf } from './slideTour.words';

/** Tours that learners see; one that may not be shown is a draft again. */
export const tourWords: WordSource = {
  kind: wordKindCodes.slideTour,
  async find(context, id) {
    const row = (await findTour(context.db, id))?.row;
    if (!row || row.visibility === noteVisibilityCodes.private || row.heldAt) return null;
    const seen = await listTours(context, row.slideId).catch(() => null);
    const isSeen = seen?.tours.some((tour) => tour.id === id) ?? false;
    return isSeen ? { personId: row.personId, text: heardOf(row) } : null;
  },
  async publish(tx, id) {
    await turnTour(tx, id, { heldAt: null });
  },
  remove: withdrawTour,
};
