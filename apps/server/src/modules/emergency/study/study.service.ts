import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../calls/refusal';
import { lockPerson } from '../people/orgUser.door';
import { addStudy } from '../totals/totals.door';
import { consumeStudyLimit } from '../../base/limit/limit.service';
import { SILENCE_MS } from '../../learning/studyTime/silence';
import { findStudy, insertStudy, isOnShelf, lastHeard, updateStudy } from './study.store';

interface Learner {
  person: Person;
  clock: Clock;
}

export async function startStudy(db: Db, { person, clock }: Learner, resourceId: number) {
  if (!(await isOnShelf(db, resourceId))) refuse('resource.notFound');
  const now = clock.now();
  const { id: personId, organisationId } = person;
  await consumeStudyLimit(db, now, personId);
  return insertStudy(db, { personId, organisationId, resourceId, startedAt: now, endedAt: now });
}

/**
 * Moves the end of a study. What lies between two reports counts, unless it was slept through; and
 * it counts once, however many tabs report.
 */
export async function reportStudy(db: Db, { person, clock }: Learner, studyId: number) {
  return db.transaction(async (inside) => {
    await lockPerson(inside, person.id);
    const study = (await findStudy(inside, studyId, person.id)) ?? refuse('study.notFound');
    const now = clock.now();
    const heardAt = (await lastHeard(inside, person.id)) ?? study.endedAt;
    const isAwake = now.getTime() - study.endedAt.getTime() <= SILENCE_MS;
    const counted = isAwake ? Math.max(now.getTime() - heardAt.getTime(), 0) : 0;
    const studiedMs = study.studiedMs + counted;
    await updateStudy(inside, studyId, { studiedMs, endedAt: now });
    await addStudy(inside, { ...study, studiedMs, countedMs: counted, at: now });
    return { seconds: Math.floor(studiedMs / 1000) };
  });
}
