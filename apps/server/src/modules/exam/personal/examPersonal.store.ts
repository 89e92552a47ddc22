import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { labelOf, minuteOf, personalTable } from '../../people/privacy/privacy.door';
import type { CopyAsked } from '../../people/privacy/privacy.part';
import { attemptAnswer, questionAttempt } from '../attempt/attempt.tables';
import { questionBank, bankSubscription } from '../bank/bank.tables';
import { questionNote, questionReport, questionVersion } from '../bank/question.tables';
import { exam, examExtension } from '../exam/exam.tables';
import { reviewableTries, selectSatExams } from '../exam/exam.door';
import { secretQuestions } from '../exam/review/attempt.secret';
import { practiceSet } from '../practiceSet/practiceSet.tables';
import { questionMistake, questionStanding } from '../question/history/standing.tables';
import { questionImport } from '../questionImport/questionImport.tables';
import { examPersonalTexts as texts } from './examPersonal.texts';

const MOST_STEM = 200;
const given = sql`(select string_agg(word, ' ')
  from jsonb_array_elements_text(${questionMistake.given}) word)`;
/** Under the letters that the learner saw; answers are kept in the options' own. */
const givenAsShown = sql`(select string_agg(case when word ~ '^[A-Z]$' and strpos(item ->> 'shown', word) > 0
    then chr(64 + strpos(item ->> 'shown', word)) else word end, ' ')
  from jsonb_array_elements_text(${attemptAnswer.given}) word)`;
const stem = sql`left(${questionVersion.stem}, ${sql.raw(String(MOST_STEM))})`;
const share = sql`${questionAttempt.shares}[${attemptAnswer.place} + 1]`;
const ids = (all: Iterable<number>) => sql`${sql.param([...all])}::int[]`;

/** Without those that are asked in an exam which their learner is in or may enter again. */
const secretOf = async (db: Db, { personId, now }: CopyAsked) =>
  ids(await secretQuestions(db, personId, now));

export const practiceTable = personalTable({
  title: texts.practices,
  columns: texts.practiceColumns,
  holds: ['question_attempt.person_id'],
  values: [
    questionAttempt.title,
    labelOf(questionAttempt.kind, texts.kinds),
    minuteOf(questionAttempt.startedAt),
    minuteOf(questionAttempt.submittedAt),
    sql`jsonb_array_length(${questionAttempt.items})`,
    sql`case when secret.is_asked then null else
      (select count(*) from unnest(${questionAttempt.shares}) one where one = 1) end`,
  ],
  from: async (asked, db) => sql`${questionAttempt}
    cross join lateral (select exists (select 1 from jsonb_array_elements(${questionAttempt.items}) item
      where (item ->> 'questionId')::int = any(${await secretOf(db, asked)})) as is_asked) secret
    where ${questionAttempt.personId} = ${asked.personId} and ${questionAttempt.kind} <> 'exam'
      and ${questionAttempt.submittedAt} is not null order by ${questionAttempt.id}`,
});

/**
 * Every answer is its learner's own. What was asked, and whether it was right, is told of an exam
 * where its review is open, and of no question that is still secret; keys are told nowhere.
 */
export const answerTable = personalTable({
  title: texts.answers,
  columns: texts.answerColumns,
  holds: ['question_attempt.person_id'],
  values: [
    questionAttempt.title,
    labelOf(questionAttempt.kind, texts.kinds),
    sql`${attemptAnswer.place} + 1`,
    sql`case when told.is_told then ${stem} end`,
    givenAsShown,
    sql`case when told.is_told and ${questionAttempt.submittedAt} is not null
      then coalesce(${attemptAnswer.markedShare}, ${share}) end`,
    minuteOf(attemptAnswer.answeredAt),
  ],
  async from(asked, db) {
    const reviewable = ids(
      await reviewableTries(db, asked, await selectSatExams(db, asked.personId)),
    );
    return sql`${questionAttempt}
      join ${attemptAnswer} on ${attemptAnswer.attemptId} = ${questionAttempt.id}
      cross join lateral (select ${questionAttempt.items} -> ${attemptAnswer.place}::int as item) at_place
      left join ${questionVersion} on ${questionVersion.questionId} = (item ->> 'questionId')::int
        and ${questionVersion.nth} = (item ->> 'version')::int
      cross join lateral (select
        not (item ->> 'questionId')::int = any(${await secretOf(db, asked)})
        and (${questionAttempt.kind} <> 'exam' or ${questionAttempt.id} = any(${reviewable})) as is_told) told
      where ${questionAttempt.personId} = ${asked.personId}
      order by ${questionAttempt.id}, ${attemptAnswer.place}`;
  },
});

export const mistakeTable = personalTable({
  title: texts.mistakes,
  columns: texts.mistakeColumns,
  holds: ['question_mistake.person_id'],
  values: [stem, given, questionMistake.origin, minuteOf(questionMistake.answeredAt)],
  from: async (asked, db) => sql`${questionMistake}
    join ${questionVersion} on ${questionVersion.questionId} = ${questionMistake.questionId}
      and ${questionVersion.nth} = ${questionMistake.version}
    where ${questionMistake.personId} = ${asked.personId}
      and not ${questionMistake.questionId} = any(${await secretOf(db, asked)})
    order by ${questionMistake.id}`,
});

const standings = personalTable({
  title: texts.standings,
  columns: texts.standingColumns,
  holds: ['question_standing.person_id'],
  values: [
    questionBank.name,
    questionStanding.questionId,
    questionStanding.rightCount,
    questionStanding.wrongCount,
    minuteOf(questionStanding.answeredAt),
    minuteOf(questionStanding.dueAt),
  ],
  from: async (asked, db) => sql`${questionStanding}
    join ${questionBank} on ${questionBank.id} = ${questionStanding.bankId}
    where ${questionStanding.personId} = ${asked.personId}
      and not ${questionStanding.questionId} = any(${await secretOf(db, asked)})
    order by ${questionStanding.bankId}, ${questionStanding.questionId}`,
});

const shelf = personalTable({
  title: texts.shelf,
  columns: texts.shelfColumns,
  holds: ['bank_subscription.person_id'],
  values: [questionBank.name, minuteOf(bankSubscription.subscribedAt)],
  from: ({ personId }) => sql`${bankSubscription}
    join ${questionBank} on ${questionBank.id} = ${bankSubscription.bankId}
    where ${bankSubscription.personId} = ${personId} order by ${questionBank.id}`,
});

const sets = personalTable({
  title: texts.sets,
  columns: texts.setColumns,
  holds: ['practice_set.person_id'],
  values: [practiceSet.name, minuteOf(practiceSet.madeAt)],
  from: ({ personId }) =>
    sql`${practiceSet} where ${practiceSet.personId} = ${personId} order by ${practiceSet.id}`,
});

const notes = personalTable({
  title: texts.notes,
  columns: texts.noteColumns,
  holds: ['question_note.person_id'],
  values: [questionNote.questionId, questionNote.text, minuteOf(questionNote.writtenAt)],
  from: ({ personId }) =>
    sql`${questionNote} where ${questionNote.personId} = ${personId} order by ${questionNote.questionId}`,
});

const reports = personalTable({
  title: texts.reports,
  columns: texts.reportColumns,
  holds: ['question_report.person_id'],
  values: [
    questionReport.questionId,
    questionReport.text,
    minuteOf(questionReport.reportedAt),
    questionReport.answer,
  ],
  from: ({ personId }) =>
    sql`${questionReport} where ${questionReport.personId} = ${personId} order by ${questionReport.id}`,
});

const extensions = personalTable({
  title: texts.extensions,
  columns: texts.extensionColumns,
  holds: ['exam_extension.person_id'],
  values: [exam.title, examExtension.extraS, minuteOf(examExtension.grantedAt)],
  from: ({ personId }) => sql`${examExtension}
    join ${exam} on ${exam.id} = ${examExtension.examId}
    where ${examExtension.personId} = ${personId} order by ${exam.id}`,
});

const imports = personalTable({
  title: texts.imports,
  columns: texts.importColumns,
  holds: ['question_import.person_id'],
  values: [questionImport.fileName, questionBank.name, minuteOf(questionImport.createdAt)],
  from: ({ personId }) => sql`${questionImport}
    join ${questionBank} on ${questionBank.id} = ${questionImport.bankId}
    where ${questionImport.personId} = ${personId} order by ${questionImport.id}`,
});

export const keptParts = [standings, shelf, sets, notes, reports, extensions, imports];
