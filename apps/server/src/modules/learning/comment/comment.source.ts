import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import { Refusal } from '../../../calls/refusal';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import { productOf } from './comment.product.store';
import { known } from './comment.service';
import type { Seeing } from './comment.subject';
import { concernedBy, tellOfWords } from './comment.tell';
import { deleteComment, findComment, publishHeld } from './comment.write.store';

/** Gives moderators access to comments and replies. */
export const commentWords = (seeing: Seeing): WordSource => ({
  kind: wordKindCodes.comment,
  async find(context, id) {
    try {
      const { row } = await known({ ...context, ...seeing }, id);
      return { personId: row.personId, text: row.text };
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  },
  async publish(tx, id, now) {
    const row = await findComment(tx, id);
    if (!row?.heldAt) return;
    await publishHeld(tx, id);
    const product = await productOf(tx, row);
    if (product) await tellOfWords(tx, row, { product, now, ...(await concernedBy(tx, row)) });
  },
  async remove(tx, id) {
    await deleteWaiting(tx, wordKindCodes.comment, await deleteComment(tx, id));
  },
});
