import { termLimits } from '@cheese/domain/codes/school/terms';
import type { Answers } from '@cheese/domain/contract/call';
import type { Term, TermContract as C } from '@cheese/domain/contract/school/term';
import { daysOf, isDay, weekCountOf, weekOn } from '@cheese/domain/rules/school/termWeeks';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { unlessTaken } from '../../../calls/unlessTaken';
import type { TermRow } from '../../people/organisation/term.tables';
import { findReach, requireWhole } from '../rights/rights.service';
import { type SchoolCaller, writeSchoolAudit } from '../rights/schoolAudit';
import { insertTerm, lockTerm, selectOverlapping, selectTerms, updateTerm } from './term.store';

export async function listTerms(
  db: Db,
  { person, clock }: CallerContext,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const organisationId = person.organisationId ?? refuse('access.denied');
  const { rows, total } = await selectTerms(db, { ...query, organisationId });
  const today = chinaDay(clock.now().getTime());
  const mayChange = (await findReach(db, person, 'terms')) !== null;
  return {
    total,
    mayChange,
    list: rows.map(({ term, classCount }) => ({ ...toTerm(term, today), classCount })),
  };
}

function toTerm(row: TermRow, today: string): Omit<Term, 'classCount'> {
  const { id, name, startsOn, endsOn, archivedAt, version } = row;
  return {
    id,
    name,
    startsOn,
    endsOn,
    version,
    archivedAt: archivedAt && archivedAt.getTime(),
    weekCount: weekCountOf(row),
    week: weekOn(row, today),
  };
}

type Written = Static<C['add']['body']>;

const oneName = { constraint: 'term_name', key: 'term.taken' } as const;

const daysText = ({ startsOn, endsOn }: Pick<TermRow, 'startsOn' | 'endsOn'>) =>
  `${startsOn} – ${endsOn}`;

export async function addTerm(
  db: Db,
  own: SchoolCaller,
  body: Written,
): Promise<Answers<C['add']>> {
  const { organisationId } = requireWhole(own.reach);
  const row = { ...checked(body), organisationId };
  return unlessTaken(
    oneName,
    db.transaction(async (tx) => {
      const added = await insertTerm(tx, row);
      const after = { period: daysText(added) };
      await writeSchoolAudit(tx, own, { act: 'term.add', about: added.name, after });
      return withOverlaps(tx, added);
    }),
  );
}

export async function editTerm(
  db: Db,
  own: SchoolCaller,
  { id, version, ...body }: Static<C['edit']['body']>,
): Promise<Answers<C['edit']>> {
  const { organisationId } = requireWhole(own.reach);
  const row = checked(body);
  return unlessTaken(
    oneName,
    db.transaction(async (tx) => {
      const before = await takeOpenTerm(tx, organisationId, id, 'update');
      if (before.version !== version) refuse('term.changedMeanwhile');
      const after = await updateTerm(tx, id, row);
      await writeSchoolAudit(tx, own, {
        act: 'term.edit',
        about: after.name,
        before: { name: before.name, period: daysText(before) },
        after: { name: after.name, period: daysText(after) },
      });
      return withOverlaps(tx, after);
    }),
  );
}

/** A term of the school that is not archived, locked until the transaction ends. */
export async function takeOpenTerm(
  tx: Db,
  organisationId: number,
  id: number,
  lock: 'share' | 'update' = 'share',
): Promise<TermRow> {
  const row = (await lockTerm(tx, organisationId, id, lock)) ?? refuse('term.notFound');
  return row.archivedAt === null ? row : refuse('term.archived');
}

export const archiveTerm = (db: Db, own: SchoolCaller, id: number) =>
  db.transaction(async (tx) => {
    const { name } = await takeOpenTerm(tx, requireWhole(own.reach).organisationId, id, 'update');
    await updateTerm(tx, id, { archivedAt: own.clock.now() });
    await writeSchoolAudit(tx, own, { act: 'term.archive', about: name });
    return null;
  });

export const reopenTerm = (db: Db, own: SchoolCaller, id: number) =>
  db.transaction(async (tx) => {
    const { organisationId } = requireWhole(own.reach);
    const row = (await lockTerm(tx, organisationId, id, 'update')) ?? refuse('term.notFound');
    if (row.archivedAt === null) refuse('term.notArchived');
    await updateTerm(tx, id, { archivedAt: null });
    await writeSchoolAudit(tx, own, { act: 'term.reopen', about: row.name });
    return null;
  });

function checked({ name, startsOn, endsOn }: Written) {
  const areDays = isDay(startsOn) && isDay(endsOn);
  if (!areDays || endsOn <= startsOn || daysOf({ startsOn, endsOn }) > termLimits.days) {
    refuse('term.wrongDays');
  }
  return { name: name.trim(), startsOn, endsOn };
}

const withOverlaps = async (db: Db, row: TermRow) => ({
  id: row.id,
  overlaps: await selectOverlapping(db, row),
});
