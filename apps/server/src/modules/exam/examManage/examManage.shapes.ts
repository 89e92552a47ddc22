import type { ManagedExam } from '@cheese/domain/contract/exam/examManage';
import type { ExamSettings } from '@cheese/domain/contract/exam/shapes/examSettings';
import { inMarks } from '../exam/exam.shapes';
import { notesHtml, notesOf } from '../exam/exam.notes';
import { phaseOf } from '../exam/courses/exam.ofSchool';
import { toMoment, toShowing } from '../exam/review/exam.showing';
import type { ExamRow } from '../exam/exam.tables';
import { countOf, scoreOf } from '../paper/paper.plan';
import type { ListedRow } from './examManage.store';

export function toManaged({ exam, draftPlan, ...counts }: ListedRow, now: Date): ManagedExam {
  const { begunCount, openCount, waitingCount } = counts;
  return {
    id: exam.id,
    title: exam.title,
    phase: phaseOf(exam, now),
    durationS: exam.durationS,
    startsAt: exam.startsAt.getTime(),
    endsAt: exam.endsAt.getTime(),
    questionCount: draftPlan ? countOf(draftPlan) : exam.questionCount,
    totalScore: inMarks(draftPlan ? scoreOf(draftPlan) : exam.totalScore),
    begunCount: begunCount ?? 0,
    openCount: openCount ?? 0,
    waitingCount: waitingCount ?? 0,
  };
}

export const toSettings = (exam: Omit<ExamRow, 'plan'>): ExamSettings => ({
  title: exam.title,
  notes: notesOf(exam.html),
  rule: exam.rule,
  startsAt: exam.startsAt.getTime(),
  endsAt: exam.endsAt.getTime(),
  durationS: exam.durationS,
  graceS: exam.graceS,
  attempts: exam.attempts,
  shufflesQuestions: exam.shufflesQuestions,
  shufflesOptions: exam.shufflesOptions,
  passScore: inMarks(exam.passScore),
  password: exam.password,
  ranges: exam.ranges,
  result: toShowing(exam.resultFrom),
  review: toShowing(exam.reviewFrom),
  isOneDevice: exam.isOneDevice,
  logsLeaving: exam.logsLeaving,
  hidesNames: exam.hidesNames,
});

/** As it is kept. */
export function toRow({ notes, passScore, result, review, ...settings }: ExamSettings) {
  return {
    ...settings,
    title: settings.title.trim(),
    html: notesHtml(notes),
    startsAt: new Date(settings.startsAt),
    endsAt: new Date(settings.endsAt),
    passScore: Math.round(passScore * 100),
    resultFrom: toMoment(result),
    reviewFrom: toMoment(review),
  };
}
