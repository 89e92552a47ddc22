import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import { requireVideo } from '../simulation/simulationVideo.any';
import { deleteBullets, findBullet, publishBullet } from './bulletComment.store';

/** Gives moderators access to these comments. */
export const bulletWords: WordSource = {
  kind: wordKindCodes.bullet,
  async find(context, id) {
    const row = await findBullet(context.db, id);
    if (!row || (row.heldAt && row.personId !== context.person.id)) return null;
    const isSeen = await requireVideo(context, row.videoId).then(
      () => true,
      () => false,
    );
    return isSeen ? { personId: row.personId, text: row.text } : null;
  },
  publish: publishBullet,
  async remove(tx, id) {
    await deleteWaiting(tx, wordKindCodes.bullet, await deleteBullets(tx, { id }));
  },
};
