import type {
  AnswerToMark,
  ExamMarkingContract as C,
} from '@cheese/domain/contract/exam/examMarking';
import { questionKinds } from '@cheese/domain/questions/kinds';
import type { Static } from 'typebox';
import { markingStates } from '@cheese/domain/codes/exam/markings';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import { lockAttempt, selectAnswers } from '../attempt/attempt.door';
import type { AttemptRow } from '../attempt/attempt.tables';
import { examOfSchool } from '../exam/courses/exam.ofSchool';
import { inMarks } from '../exam/exam.shapes';
import type { ExamRow } from '../exam/exam.tables';
import { wordsOf } from '../question/question.words';
import { settle } from './examMarking.settle';
import { type Marked, toAnswers, toMarked } from './examMarking.sheet';
import { selectMarksOf } from './examMarking.store';
import { examMarkingTexts } from './examMarking.texts';
import { keepMark, deleteMark } from './examMarking.mark.store';
import type { AnswerRef } from './examMarking.refs.store';

type MarkBody = Static<C['mark']['body']>;

const HUNDREDTHS = 100;

/** Gives a mark, changes one's own, or takes it back; what comes of it counts at once. */
export async function giveMark(
  context: CallerContext<'db'>,
  body: MarkBody,
): Promise<AnswerToMark> {
  const { db, person } = context;
  return db.transaction(async (inside) => {
    // The rule stays as it is until the mark is settled by it; others mark meanwhile.
    const exam = await examOfSchool({ ...context, db: inside }, body.examId, 'share');
    const attempt = await lockAttempt(inside, body.attemptId);
    const ref = await refOf(inside, exam, attempt, { ...body, markerId: person.id });
    const before = toMarked(exam, person.id, ref, await selectMarksOf(inside, ref));
    const own = before.marks.find(({ markerId }) => markerId === person.id);
    if (body.score === null) await deleteMark(inside, ref, person.id);
    else {
      const others = before.marks.filter((mark) => mark !== own);
      const { state } = before.standing;
      const isOpenToAll = state === 'disputed' || (state === 'settled' && others.length > 0);
      if (body.decides && !isOpenToAll && !own?.isFinal) refuse('marking.notDisputed');
      if (!body.decides && !own && others.length >= exam.markers) refuse('marking.taken');
      await give(inside, ref, { ...body, score: body.score }, context);
    }
    const after = toMarked(exam, person.id, ref, await selectMarksOf(inside, ref));
    if (before.standing.state === 'settled') await tell(inside, context, exam, { before, after });
    await settle(inside, attempt!, [{ place: ref.place, settled: after.standing.settled }]);
    const [answer] = await toAnswers(inside, exam, person.id, [after]);
    return answer!;
  });
}

/** A mark that stood already, and perhaps was known, does not change without a trace. */
async function tell(
  db: Db,
  { person, clock }: CallerContext,
  exam: ExamRow,
  { before, after }: Record<'before' | 'after', Marked>,
) {
  const { attemptId, place } = before.ref;
  const scoreOf = ({ standing: { settled } }: Marked) =>
    settled === null ? markingStates.waiting : String(inMarks(settled));
  await writeAudit(
    db,
    { person, clock },
    {
      act: 'exam.mark',
      about: examMarkingTexts.aboutQuestion(exam.title, attemptId, place + 1),
      before: { score: scoreOf(before) },
      after: { score: scoreOf(after) },
    },
  );
}

/** The answer that was read, where it is still that one, and people mark it. */
async function refOf(
  db: Db,
  exam: ExamRow,
  attempt: AttemptRow | null,
  { place, number, score, markerId }: MarkBody & { markerId: number },
): Promise<AnswerRef> {
  const isOfExam = attempt?.kind === 'exam' && attempt.sourceId === exam.id;
  const item = attempt?.items[place];
  if (!isOfExam || !attempt.submittedAt || !item) return refuse('marking.notFound');
  if (attempt.personId === markerId) refuse('marking.own');
  const [words] = await wordsOf(db, [item]);
  const answer = (await selectAnswers(db, attempt.id)).find((row) => row.place === place);
  const isForPeople =
    words && answer && questionKinds[words.type].mark(answer.given, words.key, exam.rule) === null;
  if (!isForPeople) return refuse('marking.notFound');
  if (answer.number !== number) refuse('marking.changed');
  if ((score ?? 0) * HUNDREDTHS > item.score) refuse('marking.tooMuch');
  const { questionId, version } = item;
  return { attemptId: attempt.id, place, number, questionId, version, score: item.score };
}

type Given = MarkBody & { score: number };

async function give(
  db: Db,
  { attemptId, place, number }: AnswerRef,
  { score, comment, decides }: Given,
  { person, clock }: CallerContext,
) {
  const said = {
    number,
    comment,
    isFinal: decides,
    markedAt: clock.now(),
    score: Math.round(score * HUNDREDTHS),
  };
  await keepMark(db, { attemptId, place, personId: person.id, said });
}
