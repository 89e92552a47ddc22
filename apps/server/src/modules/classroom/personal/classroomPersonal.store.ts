import { topicKinds } from '@cheese/domain/codes/classroom/topics';
import { sql } from 'drizzle-orm';
import { labelOf, minuteOf, personalTable, plainOf } from '../../people/privacy/privacy.door';
import { teachingClass } from '../../people/organisation/teachingClass.tables';
import { classEvaluation } from '../classroom/classroom.tables';
import { classTopic } from '../classroomDiscuss/classroomDiscuss.tables';
import { classNotice, classNoticeRead } from '../classroomNotice/classroomNotice.tables';
import { classroomPersonalTexts as texts } from './classroomPersonal.texts';

const className = sql<string>`${teachingClass.courseName} || ' ' || ${teachingClass.name}`;

const evaluations = personalTable({
  title: texts.evaluations,
  columns: texts.evaluationColumns,
  holds: ['class_evaluation.person_id'],
  values: [
    className,
    classEvaluation.stars,
    classEvaluation.text,
    minuteOf(classEvaluation.evaluatedAt),
  ],
  from: ({ personId }) => sql`${classEvaluation}
    join ${teachingClass} on ${teachingClass.id} = ${classEvaluation.teachingClassId}
    where ${classEvaluation.personId} = ${personId} order by ${classEvaluation.id}`,
});

const notices = personalTable({
  title: texts.notices,
  columns: texts.noticeColumns,
  holds: ['class_notice.person_id'],
  values: [
    className,
    classNotice.title,
    plainOf(classNotice.html),
    minuteOf(classNotice.publishedAt),
    minuteOf(classNotice.editedAt),
  ],
  from: ({ personId }) => sql`${classNotice}
    join ${teachingClass} on ${teachingClass.id} = ${classNotice.teachingClassId}
    where ${classNotice.personId} = ${personId} order by ${classNotice.id}`,
});

const reads = personalTable({
  title: texts.reads,
  columns: texts.readColumns,
  holds: ['class_notice_read.person_id'],
  values: [className, classNotice.title, minuteOf(classNoticeRead.readAt)],
  from: ({ personId }) => sql`${classNoticeRead}
    join ${classNotice} on ${classNotice.id} = ${classNoticeRead.noticeId}
    join ${teachingClass} on ${teachingClass.id} = ${classNotice.teachingClassId}
    where ${classNoticeRead.personId} = ${personId} order by ${classNoticeRead.noticeId}`,
});

const topics = personalTable({
  title: texts.topics,
  columns: texts.topicColumns,
  holds: ['class_topic.person_id'],
  values: [
    className,
    labelOf(classTopic.kind, topicKinds),
    classTopic.title,
    plainOf(classTopic.html),
    minuteOf(classTopic.createdAt),
    minuteOf(classTopic.editedAt),
  ],
  from: ({ personId }) => sql`${classTopic}
    join ${teachingClass} on ${teachingClass.id} = ${classTopic.teachingClassId}
    where ${classTopic.personId} = ${personId} order by ${classTopic.id}`,
});

export const classroomParts = [evaluations, notices, reads, topics];
