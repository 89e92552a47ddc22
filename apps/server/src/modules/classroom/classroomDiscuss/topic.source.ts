import { commentStateCodes } from '@cheese/domain/codes/base/visibility';
import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import { plainOf } from '@cheese/question-files/html/plain';
import { refuse } from '../../../calls/refusal';
import type { SeeTopic } from '../../learning/comment/comment.subject';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import { isStaff } from '../seat/seat';
import { seatOf } from '../seat/seat.service';
import { dropTopic } from './topic.service';
import { findTopic, updateTopic } from './topic.store';

export const topicWords: WordSource = {
  kind: wordKindCodes.classTopic,
  async find({ db, person }, id) {
    const row = await findTopic(db, id);
    if (!row || row.heldAt || !(await seatOf(db, person, row.teachingClassId))) return null;
    return { personId: row.personId, text: `${row.title}\n${plainOf(row.html)}` };
  },
  async publish(tx, id) {
    await updateTopic(tx, id, { heldAt: null });
  },
  remove: dropTopic,
};

/** For the replies: who may read and write below a topic. Who only looks on writes nothing. */
export const seeTopic: SeeTopic = async ({ db, person }, id) => {
  const row = person && (await findTopic(db, id));
  const seat = row && (await seatOf(db, person, row.teachingClassId));
  if (!seat || !row) return refuse('comment.subjectGone');
  const mayModerate = isStaff(seat);
  const isOpen = row.heldAt === null && row.state !== commentStateCodes.hidden;
  if (!isOpen && !mayModerate && row.personId !== person?.id) refuse('comment.subjectGone');
  const isLocked = row.state === commentStateCodes.locked && !mayModerate;
  const isShut = seat.isArchived || seat.role === null;
  const closed = isShut ? 'term.archived' : isLocked ? 'classTopic.locked' : null;
  const veiledId = row.isAnonymous ? row.personId : null;
  return { mayModerate, veiledId, ...(closed && { closed }) };
};
