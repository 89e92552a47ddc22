import type { FastifyInstance } from 'fastify';
import { importJobs, queueImportSweeping } from './modules/emergency/import/import.jobs';
import { queueSweeping, resourceJobs } from './modules/emergency/resource/resource.jobs';
import {
  findableJobs,
  insideJobs,
  queueReading,
  queueReadingInside,
} from './modules/base/findable/findable.jobs';
import { freshKnowledge } from './modules/base/findable/findable.knowledge';
import { queueSearchSweeping, searchJobs } from './modules/front/search/hot.jobs';
import { insideFindable } from './modules/front/search/inside.findable';
import {
  queueInsightCounting,
  schoolInsightJobs,
} from './modules/front/schoolInsight/schoolInsight.jobs';
import { findables } from './modules/front/search/findables';
import { paymentJobs, queueProving } from './modules/shop/payment/payment.jobs';
import { licenceJobs, queueLicences } from './modules/shop/licence/licence.jobs';
import { queueReconciling, reconcileJobs } from './modules/shop/reconcile/reconcile.jobs';
import { examJobs, queueTakingIn } from './modules/exam/exam/exam.jobs';
import { reportJobs } from './modules/exam/examReport/examReport.jobs';
import {
  queueImportForgetting,
  questionImportJobs,
} from './modules/exam/questionImport/questionImport.jobs';
import { attemptJobs, queueSubmitting } from './modules/exam/attempt/attempt.jobs';
import { takeExam } from './modules/exam/exam/sitting/exam.handedIn';
import { takePractice } from './modules/exam/practice/practice.service';
import { mediaJobs, queueMediaSweeping } from './modules/learning/media/media.jobs';
import { lessonParts } from './modules/lessonParts';
import { courseFileJobs, queueCourseFileSweeping } from './modules/learning/courseFile/import.jobs';
import { slideJobs } from './modules/slides/slide/slide.jobs';
import { modelJobs } from './modules/bodies/model/model.jobs';
import { jobJobs, queueJobSweeping } from './modules/base/job/job.jobs';
import { workOn } from './modules/base/job/job.run';
import {
  memberImportJobs,
  queueMemberImportSweeping,
} from './modules/school/memberImport/memberImport.jobs';
import { schoolNoticeJobs } from './modules/school/schoolNotice/schoolNotice.jobs';
import { privacyJobs, queuePrivacySweeping } from './modules/people/privacy/privacy.jobs';
import { personalParts } from './modules/personalParts';
import { queueSessionSweeping, sessionJobs } from './modules/people/session/session.jobs';

/** Follow-up of attempts that the clock has submitted. */
const takeEnded: typeof takePractice = async (db, submitted, now) => {
  await takePractice(db, submitted, now);
  await takeExam(db, submitted, now);
};

/** Does the jobs of the queue in this process; resolves when the server stops and none is left open. */
export async function workOnJobs({ services, log }: Pick<FastifyInstance, 'services' | 'log'>) {
  const { database, clock, storage, files, heavy, payments, stopping } = services;
  const shop = { db: database.patient, clock, storage, files };
  try {
    await queueJobSweeping(shop);
    await queueSweeping(shop);
    await queueImportSweeping(shop);
    await queueSessionSweeping(shop);
    await queuePrivacySweeping(shop);
    await queueMemberImportSweeping(shop);
    await queueInsightCounting(shop);
    await queueReading(shop, findables);
    await queueReadingInside(shop);
    await queueSearchSweeping(shop);
    await queueProving(shop);
    await queueReconciling(shop);
    await queueLicences(shop);
    await queueSubmitting(shop);
    await queueTakingIn(shop);
    await queueImportForgetting(shop);
    await queueMediaSweeping(shop);
    await queueCourseFileSweeping(shop);
    // Loads the index before the first search, over the calls' pool, because each pool has an index
    // of its own.
    await freshKnowledge(database.db, 'catalogue');
  } catch (error) {
    log.error({ err: error }, 'not everything that comes back was queued');
  }
  const kinds = {
    ...jobJobs(shop),
    ...reportJobs(shop),
    ...resourceJobs(shop),
    ...mediaJobs(shop),
    ...courseFileJobs(shop, lessonParts),
    ...slideJobs(shop),
    ...modelJobs(shop),
    ...importJobs(shop),
    ...sessionJobs(shop),
    ...memberImportJobs(shop),
    ...schoolNoticeJobs(shop),
    ...privacyJobs({ ...shop, parts: personalParts }),
    ...schoolInsightJobs(shop),
    ...findableJobs(shop, findables),
    ...insideJobs(shop, insideFindable),
    ...searchJobs(shop),
    ...paymentJobs({ ...shop, payments, log }),
    ...reconcileJobs({ ...shop, payments, log }),
    ...licenceJobs(shop),
    ...attemptJobs({ ...shop, log, onEnded: takeEnded }),
    ...examJobs({ ...shop, log }),
    ...questionImportJobs({ ...shop, heavy }),
  };
  await workOn({ ...shop, log, stopping }, kinds);
}
