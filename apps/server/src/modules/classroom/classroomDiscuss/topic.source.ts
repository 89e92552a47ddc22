import { commentStateCodes } from '@cheese/domain/codes/base/visibility';
import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import { plainOf } from '@cheese/question-files/html/plain';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import type { SeeTopic } from '../../learning/comment/comment.subject';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import { isStaff, type Seat } from '../seat/seat';
import { placeOf, seatOf } from '../seat/seat.service';
import { dropTopic } from './topic.service';
import { findTopic, updateTopic } from './topic.store';

export const topicWords: WordSource = {
  kind: wordKindCodes.classTopic,
  async find({ db, person }, id) {
    const row = await findTopic(db, id);
    if (!row || row.heldAt || row.state === commentStateCodes.hidden) return null;
    if (!(await seatOf(db, person, row.teachingClassId))) return null;
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
  const closed = closedBy(seat, isLocked);
  const listens = async (tx: Db, personId: number) => {
    const place = await placeOf(tx, personId, row.teachingClassId);
    return place !== null && (isOpen || isStaff(place) || personId === row.personId);
  };
  const veiledId = row.isAnonymous ? row.personId : null;
  return { mayModerate, veiledId, listens, ...(closed && { closed }) };
};

function closedBy(seat: Seat, isLocked: boolean) {
  if (seat.isArchived) return 'term.archived';
  if (seat.role === null) return 'access.denied';
  return isLocked ? 'classTopic.locked' : null;
}
