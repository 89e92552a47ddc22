import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionImportContract as C } from '@cheese/domain/contract/exam/questionImport';
import type { ImportedQuestion } from '@cheese/domain/contract/exam/shapes/importedQuestion';
import { finisher } from '@cheese/question-files/finish';
import type { Columns } from '@cheese/question-files/shapes';
import { eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { readJob } from '../../base/job/job.service';
import { selectChapters as selectBankChapters } from '../bank/bank.door';
import { fingerprintOf } from '../question/writing/fingerprint';
import { forgetImport, haveRead } from './questionImport.begin';
import { bankToFill, ownImport, takeWaiting } from './questionImport.own';
import { headingsHash } from '../exchange/headingsHash';
import { countFaults, hasFault } from './questionImport.faults.store';
import {
  countRows,
  findRow,
  findTwice,
  isShownBy,
  selectChapters,
  selectRows,
  updateRow,
} from './questionImport.rows.store';
import { choose, keepMatch, selectImports, updateImport } from './questionImport.store';
import { chapterLines, sheetsIn, toHead, toQuestion, toSheet } from './questionImport.shapes';
import { questionImportRow } from './questionImport.tables';

/** Limit on listed chapters. */
const MOST_CHAPTERS = 100;

export async function listImports(
  db: Db,
  context: CallerContext,
  { bankId, ...paged }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { organisationId } = await bankToFill(db, context, bankId);
  const { person, clock } = context;
  const whose = { personId: person.id, organisationId };
  const { rows, total } = await selectImports(db, { ...whose, bankId, now: clock.now() }, paged);
  return { list: rows.map(toHead), total };
}

export async function readImportHead(
  db: Db,
  context: CallerContext,
  id: number,
): Promise<Answers<C['detail']>> {
  const head = await ownImport(db, context, id);
  const bank = await bankToFill(db, context, head.bankId);
  const isReading = head.state === 'reading';
  const job = isReading && head.jobId ? await readJob(db, context.person.id, head.jobId) : null;
  const counts = isReading ? nothing : await countRows(db, id);
  return {
    ...toHead(head),
    bankName: bank.name,
    done: job?.done ?? 0,
    failure: head.failure,
    complaints: head.complaints,
    ...(isReading && job?.total && { total: job.total }),
    sheets: sheetsIn(head).map(toSheet),
    faultKinds: isReading ? [] : await countFaults(db, id),
    counts,
    chapters: isReading ? [] : await selectChapters(db, id, MOST_CHAPTERS),
    bankChapters: chapterLines(await selectBankChapters(db, head.bankId)),
  };
}

const nothing = { taken: 0, faulty: 0, duplicate: 0, left: 0, lost: 0, keyless: 0 };

/** Says what the columns mean: it is read anew, and what was corrected in it is read anew, too. */
export async function matchColumns(
  db: Db,
  context: CallerContext,
  { importId, sheet = 0, columns }: Static<C['match']['body']>,
) {
  await db.transaction(async (inside) => {
    const head = await takeWaiting(inside, context, importId);
    const { headings } = sheetsIn(head)[sheet] ?? refuse('questionImport.noSheet');
    const matched: Columns = Object.fromEntries(
      columns
        .filter(({ column }) => column < headings.length)
        .map(({ field, column }) => [field, column]),
    );
    const said = { personId: context.person.id, matched, saidAt: context.clock.now() };
    const hash = headingsHash(headings);
    await keepMatch(inside, { ...said, headings: hash });
    const corrected = { ...head.corrected, [hash]: matched };
    await updateImport(inside, importId, { corrected, state: 'reading' });
    await haveRead(inside, context, importId);
  });
  return null;
}

export async function listRows(
  db: Db,
  context: CallerContext,
  { importId, filter = 'all', field, message, ...paged }: Static<C['rows']['query']>,
): Promise<Answers<C['rows']>> {
  const { state } = await ownImport(db, context, importId);
  if (state === 'reading') refuse('questionImport.reading');
  const kind = field !== undefined && message !== undefined ? { field, message } : null;
  const shown = kind ? hasFault(kind) : isShownBy[filter];
  const { list, total } = await selectRows(db, importId, { ...paged, shown });
  return { list: list.map(toQuestion), total };
}

/** The words of one of them, corrected: safe and judged like those that were read. */
export async function editRow(
  db: Db,
  context: CallerContext,
  { importId, place, draft: written }: Static<C['edit']['body']>,
): Promise<ImportedQuestion> {
  return db.transaction(async (inside) => {
    const { bankId } = await takeWaiting(inside, context, importId);
    const row = (await findRow(inside, importId, place)) ?? refuse('questionImport.notFound');
    const { draft, faults } = finisher(() => null)({
      draft: written,
      chapter: row.chapter,
      place: row.stands,
    });
    const fingerprint = fingerprintOf(draft);
    await updateRow(inside, importId, place, { draft, faults, fingerprint });
    await findTwice(inside, importId, bankId);
    const now = (await findRow(inside, importId, place)) ?? row;
    return toQuestion(now);
  });
}

/** Applies the choice to one row, or to all rows that a filter shows. */
export async function chooseRows(
  db: Db,
  context: CallerContext,
  { importId, place, filter = 'all', fault, choice }: Static<C['choose']['body']>,
) {
  await db.transaction(async (inside) => {
    const { bankId } = await takeWaiting(inside, context, importId);
    const shown = fault ? hasFault(fault) : isShownBy[filter];
    const chosen = place === undefined ? shown : eq(questionImportRow.place, place);
    await choose(inside, importId, { chosen, choice });
    await findTwice(inside, importId, bankId);
  });
  return null;
}

export async function cancelImport(db: Db, context: CallerContext<'storage'>, id: number) {
  const head = await ownImport(db, context, id);
  if (!(await forgetImport(db, context, head, { ofSaved: false }))) refuse('questionImport.closed');
  return null;
}
