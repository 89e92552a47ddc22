import { noteVisibilities } from '@cheese/domain/codes/base/visibility';
import { quizKinds } from '@cheese/domain/codes/bodies/quizKinds';
import { sql } from 'drizzle-orm';
import { labelOf, minuteOf, personalTable } from '../../people/privacy/privacy.door';
import { anatomyNote } from '../anatomyNote/anatomyNote.tables';
import { anatomyQuiz, anatomyQuizAnswer } from '../anatomyQuiz/anatomyQuiz.tables';
import { anatomyTour } from '../anatomyTour/anatomyTour.tables';
import { bodyModel, bodyStructure } from '../model/model.tables';
import { bodyPersonalTexts as texts } from './bodyPersonal.texts';

const notes = personalTable({
  title: texts.notes,
  columns: texts.noteColumns,
  holds: ['anatomy_note.person_id'],
  values: [
    bodyModel.title,
    bodyStructure.name,
    anatomyNote.text,
    minuteOf(anatomyNote.createdAt),
    minuteOf(anatomyNote.editedAt),
  ],
  from: ({ personId }) => sql`${anatomyNote}
    join ${bodyStructure} on ${bodyStructure.id} = ${anatomyNote.structureId}
    join ${bodyModel} on ${bodyModel.id} = ${bodyStructure.modelId}
    where ${anatomyNote.personId} = ${personId} order by ${anatomyNote.id}`,
});

const quizzes = personalTable({
  title: texts.quizzes,
  columns: texts.quizColumns,
  holds: ['anatomy_quiz.person_id'],
  values: [
    bodyModel.title,
    labelOf(anatomyQuiz.kind, quizKinds),
    minuteOf(anatomyQuiz.startedAt),
    minuteOf(anatomyQuiz.finishedAt),
    sql`answered.all_of_them`,
    sql`answered.right_ones`,
  ],
  from: ({ personId }) => sql`${anatomyQuiz}
    join ${bodyModel} on ${bodyModel.id} = ${anatomyQuiz.modelId}
    cross join lateral (select count(*) as all_of_them,
        count(*) filter (where ${anatomyQuizAnswer.isRight}) as right_ones
      from ${anatomyQuizAnswer} where ${anatomyQuizAnswer.quizId} = ${anatomyQuiz.id}) answered
    where ${anatomyQuiz.personId} = ${personId} order by ${anatomyQuiz.id}`,
});

/** What was answered: the parts that were asked for are the keys of the others. */
const answers = personalTable({
  title: texts.answers,
  columns: texts.answerColumns,
  holds: ['anatomy_quiz.person_id'],
  values: [
    minuteOf(anatomyQuiz.startedAt),
    anatomyQuizAnswer.number,
    anatomyQuizAnswer.given,
    sql`case ${anatomyQuizAnswer.isRight} when true then ${texts.right}::text
      when false then ${texts.wrong}::text end`,
    minuteOf(anatomyQuizAnswer.answeredAt),
  ],
  from: ({ personId }) => sql`${anatomyQuizAnswer}
    join ${anatomyQuiz} on ${anatomyQuiz.id} = ${anatomyQuizAnswer.quizId}
    where ${anatomyQuiz.personId} = ${personId} and ${anatomyQuizAnswer.answeredAt} is not null
    order by ${anatomyQuiz.id}, ${anatomyQuizAnswer.number}`,
});

const tours = personalTable({
  title: texts.tours,
  columns: texts.tourColumns,
  holds: ['anatomy_tour.person_id'],
  values: [
    bodyModel.title,
    anatomyTour.title,
    labelOf(anatomyTour.visibility, noteVisibilities),
    minuteOf(anatomyTour.updatedAt),
  ],
  from: ({ personId }) => sql`${anatomyTour}
    join ${bodyModel} on ${bodyModel.id} = ${anatomyTour.modelId}
    where ${anatomyTour.personId} = ${personId} order by ${anatomyTour.id}`,
});

export const bodyParts = [notes, quizzes, answers, tours];
