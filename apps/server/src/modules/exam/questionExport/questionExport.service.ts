import type { QuestionExportFormat } from '@cheese/domain/codes/exam/questionFiles';
import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionExportContract as C } from '@cheese/domain/contract/exam/questionExport';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { picturesIn } from '../../base/picture/picture.bytes';
import { offerDownload } from '../../people/madeFile/madeFile.service';
import { openBank } from '../bank/bank.access';
import { questionsOf } from './questionExport.questions';

const suffixes: Record<QuestionExportFormat, string> = {
  xlsx: 'xlsx',
  docx: 'docx',
  docxWithoutKey: 'docx',
  gift: 'txt',
  moodle: 'xml',
  qti: 'zip',
};
/** A user reads no longer list of skipped questions than this. */
const MOST_LOST = 200;

/**
 * Exports a bank with its keys: of the user's school, or a platform bank fully open to them. Trial
 * questions are never exported.
 */
export async function exportQuestions(
  db: Db,
  context: CallerContext<'heavy' | 'storage'>,
  { format, ...asked }: Static<C['make']['body']>,
): Promise<Answers<C['make']>> {
  const { person, clock, heavy, storage } = context;
  const { bank, isWhole } = await openBank({ db, ...context }, asked.bankId);
  if (!isWhole) refuse('bank.locked');
  const questions = await questionsOf(db, asked);
  if (questions.length === 0) refuse('questionExport.nothing');
  const pictures = await picturesIn(storage, JSON.stringify(questions));
  const wanted = { format, questions, pictures, title: bank.name };
  const { bytes, lost } = await heavy.run('writeQuestionFile', wanted, { person });
  const fileName = `${bank.name}_${chinaDay(clock.now().getTime())}.${suffixes[format]}`;
  const left = new Set(lost.filter(({ isWhole }) => isWhole).map(({ at }) => at)).size;
  return {
    file: await offerDownload(db, context, { fileName, content: bytes }),
    count: questions.length - left,
    leftCount: left,
    lost: lost.slice(0, MOST_LOST).map(({ at, what }) => ({ number: at + 1, what })),
  };
}
