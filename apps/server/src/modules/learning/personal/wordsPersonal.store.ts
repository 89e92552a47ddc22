import { noteVisibilities } from '@cheese/domain/codes/base/visibility';
import { commentSubjects } from '@cheese/domain/codes/learning/commentSubjects';
import { sql } from 'drizzle-orm';
import { labelOf, minuteOf, personalTable, plainOf } from '../../people/privacy/privacy.door';
import { teachApplication } from '../cloudTeach/cloudTeach.tables';
import { course, courseware } from '../course/course.tables';
import {
  comment,
  commentLike,
  commentMention,
  courseRating,
} from '../course/learners/comment.tables';
import { teacher } from '../course/teacher.tables';
import { courseImport } from '../courseFile/courseFile.tables';
import { courseNote } from '../courseNote/courseNote.tables';
import { courseNotice } from '../courseNotice/courseNotice.tables';
import { courseAnswer, courseQuestion } from '../courseQuestion/courseQuestion.tables';
import { media } from '../mediaFile/media.tables';
import { learningPersonalTexts as texts } from './learningPersonal.texts';

const notes = personalTable({
  title: texts.notes,
  columns: texts.noteColumns,
  holds: ['course_note.person_id'],
  values: [
    course.name,
    courseware.title,
    courseNote.position,
    plainOf(courseNote.html),
    labelOf(courseNote.visibility, noteVisibilities),
    minuteOf(courseNote.createdAt),
    minuteOf(courseNote.editedAt),
  ],
  from: ({ personId }) => sql`${courseNote}
    join ${course} on ${course.id} = ${courseNote.courseId}
    left join ${courseware} on ${courseware.id} = ${courseNote.coursewareId}
    where ${courseNote.personId} = ${personId} order by ${courseNote.id}`,
});

const questions = personalTable({
  title: texts.questions,
  columns: texts.questionColumns,
  holds: ['course_question.person_id'],
  values: [
    course.name,
    courseQuestion.title,
    courseQuestion.text,
    minuteOf(courseQuestion.askedAt),
    minuteOf(courseQuestion.editedAt),
  ],
  from: ({ personId }) => sql`${courseQuestion}
    join ${course} on ${course.id} = ${courseQuestion.courseId}
    where ${courseQuestion.personId} = ${personId} order by ${courseQuestion.id}`,
});

/** Of the question, which may be another's, the title alone. */
const answers = personalTable({
  title: texts.answers,
  columns: texts.answerColumns,
  holds: ['course_answer.person_id'],
  values: [
    course.name,
    courseQuestion.title,
    courseAnswer.text,
    minuteOf(courseAnswer.answeredAt),
    minuteOf(courseAnswer.editedAt),
  ],
  from: ({ personId }) => sql`${courseAnswer}
    join ${courseQuestion} on ${courseQuestion.id} = ${courseAnswer.questionId}
    join ${course} on ${course.id} = ${courseQuestion.courseId}
    where ${courseAnswer.personId} = ${personId} order by ${courseAnswer.id}`,
});

const comments = personalTable({
  title: texts.comments,
  columns: texts.commentColumns,
  holds: ['comment.person_id'],
  values: [
    labelOf(comment.subjectType, commentSubjects),
    comment.subjectId,
    comment.text,
    minuteOf(comment.createdAt),
    minuteOf(comment.editedAt),
  ],
  from: ({ personId }) =>
    sql`${comment} where ${comment.personId} = ${personId} order by ${comment.id}`,
});

/** Numbers alone: the words are others'. */
const likes = personalTable({
  title: texts.likes,
  columns: texts.likeColumns,
  holds: ['comment_like.person_id', 'comment_mention.person_id'],
  values: [sql`stood.what`, sql`stood.comment_id`, minuteOf(sql`stood.at`)],
  from: ({ personId }) => sql`(
    select ${texts.liked}::text as what, ${commentLike.commentId} as comment_id, ${commentLike.likedAt} as at
      from ${commentLike} where ${commentLike.personId} = ${personId} and ${commentLike.takenBackAt} is null
    union all select ${texts.mentioned}::text, ${commentMention.commentId}, ${comment.createdAt}
      from ${commentMention} join ${comment} on ${comment.id} = ${commentMention.commentId}
      where ${commentMention.personId} = ${personId}) stood order by stood.at`,
});

const ratings = personalTable({
  title: texts.ratings,
  columns: texts.ratingColumns,
  holds: ['course_rating.person_id'],
  values: [course.name, courseRating.stars, minuteOf(courseRating.ratedAt)],
  from: ({ personId }) => sql`${courseRating}
    join ${course} on ${course.id} = ${courseRating.courseId}
    where ${courseRating.personId} = ${personId} order by ${course.id}`,
});

const uploads = personalTable({
  title: texts.uploads,
  columns: texts.uploadColumns,
  holds: ['media.person_id', 'course_import.person_id'],
  values: [sql`brought.name`, sql`brought.bytes`, minuteOf(sql`brought.at`)],
  from: ({ personId }) => sql`(
    select ${media.name} as name, ${media.bytes} as bytes, ${media.createdAt} as at
      from ${media} where ${media.personId} = ${personId}
    union all select ${courseImport.name}, ${courseImport.bytes}, ${courseImport.askedAt}
      from ${courseImport} where ${courseImport.personId} = ${personId}) brought order by brought.at`,
});

const profiles = personalTable({
  title: texts.profiles,
  columns: texts.profileColumns,
  holds: ['teacher.person_id'],
  values: [teacher.name, teacher.rank, teacher.worksAt, teacher.introduction],
  from: ({ personId }) =>
    sql`${teacher} where ${teacher.personId} = ${personId} order by ${teacher.id}`,
});

const applications = personalTable({
  title: texts.applications,
  columns: texts.applicationColumns,
  holds: ['teach_application.person_id'],
  values: [
    teachApplication.name,
    teachApplication.organisation,
    teachApplication.position,
    teachApplication.phone,
    teachApplication.message,
    minuteOf(teachApplication.appliedAt),
  ],
  from: ({ personId }) =>
    sql`${teachApplication} where ${teachApplication.personId} = ${personId} order by ${teachApplication.id}`,
});

const notices = personalTable({
  title: texts.notices,
  columns: texts.noticeColumns,
  holds: ['course_notice.person_id'],
  values: [course.name, courseNotice.title, courseNotice.text, minuteOf(courseNotice.sentAt)],
  from: ({ personId }) => sql`${courseNotice}
    join ${course} on ${course.id} = ${courseNotice.courseId}
    where ${courseNotice.personId} = ${personId} order by ${courseNotice.id}`,
});

export const wordParts = [
  notes,
  questions,
  answers,
  comments,
  likes,
  ratings,
  uploads,
  profiles,
  applications,
  notices,
];
