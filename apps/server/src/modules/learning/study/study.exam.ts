import type { Db } from '../../../db/database';
import { awardCourse } from '../courseCertificate/courseCertificate.door';
import { keepCompleted, selectNamingExam } from './study.exam.store';
import { finishCourse } from './study.learner.store';

interface Earned {
  personId: number;
  examId: number;
  now: Date;
}

/**
 * Completes the items that a sufficient exam result completes, in every course the learner has
 * begun.
 */
export async function takeEarned(db: Db, { personId, examId, now }: Earned) {
  for (const { coursewareId, courseId } of await selectNamingExam(db, personId, examId)) {
    await keepCompleted(db, { personId, coursewareId, courseId, now });
    await finishCourse(db, { personId, courseId, now });
    await awardCourse(db, { personId, courseId, now });
  }
}
