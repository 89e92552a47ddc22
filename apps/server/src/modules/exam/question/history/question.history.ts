import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionManageContract as C } from '@cheese/domain/contract/exam/questionManage';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../../calls/callerContext';
import type { Db } from '../../../../db/database';
import { refuse } from '../../../../calls/refusal';
import { selectNames } from '../../bank/bank.door';
import { refusedAs, takeEditable } from '../../bank/bank.own';
import type { selectExamsAsking } from '../../exam/exam.door';
import { countAnswers, selectVersions } from './question.history.store';
import { readableQuestion } from '../question.list';
import { toWords } from '../question.rows';
import { lockQuestions } from '../question.save.store';
import { areSame, concealed, inOrder } from '../question.tidy';
import { writeNext } from '../writing/question.write.store';

/** Exams stand above questions: who joins both hands this in. */
export type ExamsAsking = typeof selectExamsAsking;

const MOST_EXAMS = 50;

/** All versions with their authors, and the places that use the question. */
export async function readHistory(
  db: Db,
  { examsAsking, ...context }: CallerContext & { examsAsking: ExamsAsking },
  questionId: number,
): Promise<Answers<C['history']>> {
  const { standing, bank } = await readableQuestion(db, context, questionId);
  const rows = await selectVersions(db, questionId);
  const writers = rows.flatMap(({ writtenBy }) => writtenBy ?? []);
  const names = await selectNames(db, bank.organisationId, writers);
  const asked = { questionId, limit: MOST_EXAMS };
  const { organisationId } = context.person;
  const exams = organisationId === null ? [] : await examsAsking(db, organisationId, asked);
  // Figures of platform questions cover other schools, so they are not shown.
  const isOwn = bank.organisationId !== null;
  const answers = isOwn ? await countAnswers(db, questionId) : { learnerCount: 0, answerCount: 0 };
  return {
    versions: rows.map((row) => ({
      nth: row.nth,
      isCurrent: row.nth === standing.question.version,
      writerName: names.get(row.writtenBy ?? 0) ?? '',
      writtenAt: row.writtenAt.getTime(),
      words: inOrder(toWords(row)),
    })),
    exams: exams.map(({ startsAt, ...exam }) => ({ ...exam, startsAt: startsAt.getTime() })),
    ...answers,
  };
}

/** An old version becomes the newest; what was said in between stays in the history. */
export const restoreVersion = (
  db: Db,
  context: CallerContext,
  { questionId, nth, version }: Static<C['restore']['body']>,
) =>
  db.transaction(async (tx) => {
    const { bank } = await readableQuestion(tx, context, questionId);
    await takeEditable(tx, context, bank.id).catch(refusedAs('bank.readOnly'));
    const [standing] = await lockQuestions(tx, bank.id, [questionId]);
    if (!standing) return refuse('question.notFound');
    if (standing.question.version !== version) refuse('question.moved');
    const old = (await selectVersions(tx, questionId)).find((row) => row.nth === nth);
    if (!old) return refuse('version.notFound');
    // The case of a group is that of all of them.
    const words = { ...toWords(old), ...contextOf(standing) };
    if (areSame(words, toWords(standing.words))) return { version };
    const writtenBy = context.person.id;
    const next = { questionId, draft: concealed(words), writtenBy, now: context.clock.now() };
    return { version: await writeNext(tx, next) };
  });

const contextOf = ({ question, words }: Awaited<ReturnType<typeof lockQuestions>>[number]) =>
  question.groupId === null ? {} : { context: words.context };
