import type { Answers } from '@cheese/domain/contract/call';
import type {
  CorrectionOutcome,
  ExamReportContract as C,
} from '@cheese/domain/contract/exam/examReport';
import { correctionWays } from '@cheese/domain/codes/exam/examReports';
import { examActs } from '@cheese/domain/texts/examMessages';
import type { QuestionKind } from '@cheese/domain/questions/kind';
import { questionKinds } from '@cheese/domain/questions/kinds';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import { correctedWords, correctionOf, correctionsOf } from '../attempt/attempt.corrections';
import { examOfSchool } from '../exam/courses/exam.ofSchool';
import type { ExamRow } from '../exam/exam.tables';
import type { WordsRow } from '../bank/question.tables';
import { mayRekey, rekey } from '../question/question.rekey';
import { wordsOf } from '../question/question.words';
import { askedOf, type Sat } from './examReport.correct.store';
import { queueReckoning } from './examReport.jobs';
import { outcomeOf } from './examReport.outcome';
import { type Correction, reckonAll, regraded } from './examReport.reckon';
import { examReportTexts } from './examReport.texts';
import { insertCorrection } from '../attempt/attempt.door';

type CorrectionBody = Static<C['tryCorrection']['body']>;

/** Previews the changes without saving them. */
export async function tryCorrection(
  context: CallerContext<'db'>,
  body: CorrectionBody,
): Promise<Answers<C['tryCorrection']>> {
  const { db } = context;
  const exam = await examOfSchool(context, body.examId);
  const sat = await askedOf(db, exam.id, body);
  const { words, correction } = await prepare(db, exam, { ...body, sat });
  const outcome = await outcomeOf(db, exam, regraded(sat, words, correction));
  const mayBank = body.way === 'key' && (await mayRekey(context, words, body.key));
  return { ...outcome, mayCorrectBank: mayBank };
}

/**
 * Corrects a key for past and future submissions. The correction is saved first, so that new
 * submissions use it; then earlier ones are marked anew.
 */
export async function correctKey(
  { db, ...context }: CallerContext<'db'>,
  { reason, alsoInBank = false, ...asked }: Static<C['correct']['body']>,
): Promise<CorrectionOutcome> {
  const { person, clock } = context;
  const { examId, questionId, version } = asked;
  const sat = await askedOf(db, (await examOfSchool({ ...context, db }, examId)).id, asked);
  const { id, outcome } = await db.transaction(async (inside) => {
    const exam = await examOfSchool({ ...context, db: inside }, examId, 'update');
    const { words, before, correction } = await prepare(inside, exam, { ...asked, sat });
    if (alsoInBank && asked.way === 'key')
      await rekey(inside, context, { asked: words, key: asked.key });
    const said = await outcomeOf(inside, exam, regraded(sat, words, correction));
    const [made] = await insertCorrection(inside, {
      sourceId: exam.id,
      correctedBy: person.id,
      correctedAt: clock.now(),
      questionId,
      version,
      reason,
      correction,
    });
    const correctionId = present(made).id;
    await queueReckoning({ db: inside, clock }, correctionId);
    await writeAudit(inside, context, {
      act: 'exam.correct',
      about: examReportTexts.aboutQuestion(exam.title, questionId),
      before: { key: inWords(before) },
      after: {
        key: inWords(correctedWords(words, correction)),
        kind: correctionWays[correction.way],
        reason,
        count: String(said.raisedCount + said.loweredCount),
        ...(alsoInBank && { content: examActs.alsoInBank }),
      },
    });
    return { id: correctionId, outcome: said };
  });
  await reckonAll({ db, clock }, id);
  return outcome;
}

const inWords = ({ key }: Pick<WordsRow, 'key'>) => key.map((part) => part.join('/')).join('；');

/** The question as it was asked, and what is to be right about it from now on. */
async function prepare(
  db: Db,
  exam: ExamRow,
  { way, key, sat, ...ref }: CorrectionBody & { sat: readonly Sat[] },
) {
  const [words] = sat.length > 0 ? await wordsOf(db, [ref]) : [];
  if (!words) return refuse('correction.notAsked');
  const kind: QuestionKind = questionKinds[words.type];
  if (kind.isMarkedByPeople) return refuse('correction.byPeople');
  const earlier = correctionOf(await correctionsOf(db, { kind: 'exam', sourceId: exam.id }), words);
  const before = correctedWords(words, earlier);
  if (way !== 'everyone' && !kind.keyFits(key, words)) refuse('correction.wrongKey');
  const known = earlier && earlier.keys.length > 0 ? earlier.keys : [words.key];
  const keys = { key: [key], either: [...known, key], everyone: known }[way];
  const correction: Correction = { way, keys };
  return { words, before, correction };
}
