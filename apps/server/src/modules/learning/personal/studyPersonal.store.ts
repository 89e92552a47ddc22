import { certificateWaits } from '@cheese/domain/codes/learning/certificateWaits';
import { singleTypes } from '@cheese/domain/codes/learning/singleTypes';
import { studiedTypes } from '@cheese/domain/codes/learning/studiedTypes';
import { collectTypes } from '@cheese/domain/codes/shop/products';
import { sql } from 'drizzle-orm';
import { labelOf, minuteOf, personalTable } from '../../people/privacy/privacy.door';
import { course, courseware } from '../course/course.tables';
import { collectCatalog, collected } from '../course/learners/collect.tables';
import {
  courseLearner,
  coursewareProgress,
  filmAnswer,
  studyClock,
} from '../course/learners/study.tables';
import { certificateWait } from '../courseCertificate/certificateWait.tables';
import { courseReminder } from '../courseLearner/reminder.tables';
import { studyTime } from '../studyTime/studyTime.tables';
import { learningPersonalTexts as texts } from './learningPersonal.texts';

const courses = personalTable({
  title: texts.courses,
  columns: texts.courseColumns,
  holds: ['course_learner.person_id'],
  values: [
    course.name,
    minuteOf(courseLearner.firstAt),
    minuteOf(courseLearner.lastAt),
    courseLearner.studiedCount,
    courseLearner.studiedS,
    minuteOf(courseLearner.finishedAt),
  ],
  from: ({ personId }) => sql`${courseLearner}
    join ${course} on ${course.id} = ${courseLearner.courseId}
    where ${courseLearner.personId} = ${personId} order by ${courseLearner.courseId}`,
});

const items = personalTable({
  title: texts.items,
  columns: texts.itemColumns,
  holds: ['courseware_progress.person_id'],
  values: [
    course.name,
    courseware.title,
    coursewareProgress.position,
    coursewareProgress.studiedS,
    minuteOf(coursewareProgress.firstAt),
    minuteOf(coursewareProgress.lastAt),
    minuteOf(coursewareProgress.studiedAt),
    coursewareProgress.bestScore,
  ],
  from: ({ personId }) => sql`${coursewareProgress}
    join ${courseware} on ${courseware.id} = ${coursewareProgress.coursewareId}
    join ${course} on ${course.id} = ${coursewareProgress.courseId}
    where ${coursewareProgress.personId} = ${personId}
    order by ${coursewareProgress.courseId}, ${courseware.id}`,
});

const film = personalTable({
  title: texts.film,
  columns: texts.filmColumns,
  holds: ['film_answer.person_id'],
  values: [
    courseware.title,
    filmAnswer.questionId,
    sql`array_to_string(${filmAnswer.given}, ' ')`,
    filmAnswer.share,
    minuteOf(filmAnswer.answeredAt),
  ],
  from: ({ personId }) => sql`${filmAnswer}
    join ${courseware} on ${courseware.id} = ${filmAnswer.coursewareId}
    where ${filmAnswer.personId} = ${personId} order by ${filmAnswer.answeredAt}`,
});

const times = personalTable({
  title: texts.times,
  columns: texts.timeColumns,
  holds: ['study_time.person_id'],
  values: [
    sql`coalesce(${labelOf(studyTime.productType, studiedTypes)}, ${labelOf(studyTime.resourceType, singleTypes)})`,
    sql`coalesce(${studyTime.productId}, ${studyTime.resourceId})`,
    minuteOf(studyTime.startedAt),
    minuteOf(studyTime.endedAt),
  ],
  from: ({ personId }) =>
    sql`${studyTime} where ${studyTime.personId} = ${personId} order by ${studyTime.id}`,
});

const clock = personalTable({
  title: texts.clock,
  columns: texts.clockColumns,
  holds: ['study_clock.person_id'],
  values: [courseware.title, minuteOf(studyClock.heardAt)],
  from: ({ personId }) => sql`${studyClock}
    left join ${courseware} on ${courseware.id} = ${studyClock.coursewareId}
    where ${studyClock.personId} = ${personId}`,
});

const waits = personalTable({
  title: texts.waits,
  columns: texts.waitColumns,
  holds: ['certificate_wait.person_id'],
  values: [
    course.name,
    labelOf(certificateWait.state, certificateWaits),
    minuteOf(certificateWait.askedAt),
    certificateWait.recordedS,
    certificateWait.reason,
  ],
  from: ({ personId }) => sql`${certificateWait}
    join ${course} on ${course.id} = ${certificateWait.courseId}
    where ${certificateWait.personId} = ${personId} order by ${course.id}`,
});

const collectedThings = personalTable({
  title: texts.collected,
  columns: texts.collectedColumns,
  holds: ['collected.person_id'],
  values: [
    labelOf(collected.type, collectTypes),
    collected.productId,
    collectCatalog.name,
    minuteOf(collected.collectedAt),
  ],
  from: ({ personId }) => sql`${collected}
    left join ${collectCatalog} on ${collectCatalog.id} = ${collected.catalogId}
    where ${collected.personId} = ${personId} order by ${collected.id}`,
});

const folders = personalTable({
  title: texts.folders,
  columns: texts.folderColumns,
  holds: ['collect_catalog.person_id'],
  values: [collectCatalog.name],
  from: ({ personId }) =>
    sql`${collectCatalog} where ${collectCatalog.personId} = ${personId} order by ${collectCatalog.id}`,
});

const reminders = personalTable({
  title: texts.reminders,
  columns: texts.reminderColumns,
  holds: ['course_reminder.person_id'],
  values: [course.name, minuteOf(courseReminder.remindedAt)],
  from: ({ personId }) => sql`${courseReminder}
    join ${course} on ${course.id} = ${courseReminder.courseId}
    where ${courseReminder.personId} = ${personId} order by ${course.id}`,
});

export const studyParts = [
  courses,
  items,
  film,
  times,
  clock,
  waits,
  collectedThings,
  folders,
  reminders,
];
