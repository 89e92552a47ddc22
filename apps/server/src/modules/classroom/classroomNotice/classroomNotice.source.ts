import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import { plainOf } from '@cheese/question-files/html/plain';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import { seatOf } from '../seat/seat.service';
import { dropNotice } from './classroomNotice.service';
import { findNotice, updateNotice } from './classroomNotice.store';
import { tellLearners } from './classroomNotice.tell';

export const classNoticeWords: WordSource = {
  kind: wordKindCodes.classNotice,
  async find({ db, person }, id) {
    const row = await findNotice(db, id);
    if (!row || row.heldAt || !(await seatOf(db, person, row.teachingClassId))) return null;
    return { personId: row.personId, text: `${row.title}\n${plainOf(row.html)}` };
  },
  async publish(tx, id, now) {
    await updateNotice(tx, id, { heldAt: null });
    await tellLearners(tx, id, now);
  },
  remove: dropNotice,
};
