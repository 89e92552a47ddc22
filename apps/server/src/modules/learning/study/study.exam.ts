import type { Db } from '../../../db/database';
import { awardCourse } from '../courseCertificate/courseCertificate.door';
import { keepCompleted, selectNamingExam } from './study.exam.store';
import { finishCourse } from './study.store';

interface HandedIn {
  personId: number;
  examId: number;
  now: Date;
}

/** Completes what an exam that was handed in completes, in each course that somebody has begun. */
export async function takeHandedIn(db: Db, { personId, examId, now }: HandedIn) {
  for (const { coursewareId, courseId } of await selectNamingExam(db, personId, examId)) {
    await keepCompleted(db, { personId, coursewareId, courseId, now });
    await finishCourse(db, { personId, courseId, now });
    await awardCourse(db, { personId, courseId, now });
  }
}
