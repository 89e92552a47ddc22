import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import { listTours, withdrawTour } from './anatomyTour.service';
import { findTour, turnTour } from './anatomyTour.store';
import { heardOf } from '../../slides/slideTour/slideTour.words';

/** Tours of models that learners see; one that may not be shown is a draft again. */
export const anatomyTourWords: WordSource = {
  kind: wordKindCodes.anatomyTour,
  async find(context, id) {
    const row = (await findTour(context.db, id))?.row;
    if (!row || row.visibility === noteVisibilityCodes.private || row.heldAt) return null;
    const seen = await listTours(context, row.anatomyId).catch(() => null);
    const isSeen = seen?.tours.some((tour) => tour.id === id) ?? false;
    return isSeen ? { personId: row.personId, text: heardOf(row) } : null;
  },
  async publish(tx, id) {
    await turnTour(tx, id, { heldAt: null });
  },
  remove: withdrawTour,
};
