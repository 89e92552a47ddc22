import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import { maySee } from '../course/course.seen';
import { withdrawNote } from './courseNote.service';
import { findNote, updateNote } from './courseNote.store';

/** Notes that everybody may read; one that may not stand there is its writer's again. */
export const noteWords: WordSource = {
  kind: wordKindCodes.note,
  async find(context, id) {
    const row = await findNote(context.db, id);
    if (row?.visibility !== noteVisibilityCodes.public || row.heldAt) return null;
    const isSeen = await maySee(context, row.courseId);
    return isSeen ? { personId: row.personId, text: row.words } : null;
  },
  async publish(tx, id) {
    await updateNote(tx, id, { heldAt: null });
  },
  remove: withdrawNote,
};
