import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import { maySee } from '../course/course.seen';
import { dropNotice } from './courseNotice.service';
import { findNotice, updateNotice } from './courseNotice.store';
import { notifyLearners } from './courseNotice.notify';

export const noticeWords: WordSource = {
  kind: wordKindCodes.courseNotice,
  async find(context, id) {
    const row = await findNotice(context.db, id);
    if (!row || row.heldAt || !(await maySee(context, row.courseId))) return null;
    return { personId: row.personId, text: `${row.title}\n${row.text}` };
  },
  async publish(tx, id, now) {
    await updateNotice(tx, id, { heldAt: null });
    await notifyLearners(tx, id, now);
  },
  remove: dropNotice,
};
