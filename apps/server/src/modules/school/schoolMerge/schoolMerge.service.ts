import type { MergedThing } from '@cheese/domain/codes/school/schoolMerge';
import { mergedThings, mergeLimits } from '@cheese/domain/codes/school/schoolMerge';
import type { Answers } from '@cheese/domain/contract/call';
import type { SchoolMergeContract as C } from '@cheese/domain/contract/school/schoolMerge';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { hashOf } from '../../../config/secrets';
import type { Db } from '../../../db/database';
import { isLockUnavailable } from '../../../db/violations';
import { writeAudit } from '../../people/audit/audit.service';
import { applyMerge } from './schoolMerge.apply';
import { lockPair, type MergedSchool, selectPair } from './schoolMerge.lock.store';
import {
  countFigures,
  countThings,
  rollStamp,
  selectClashes,
  selectDifferences,
  selectRenames,
} from './schoolMerge.look.store';
import type { MergePart, SchoolPair } from './schoolMerge.part';
import { planMerge } from './schoolMerge.plan.store';
import { schoolMergeTexts as texts } from './schoolMerge.texts';

/** A merge gives way to whoever is at work, and tries again so often. */
const MOST_TRIES = 5;
const SUFFIX_LENGTH = 14;

const pairOf = ({ id, intoId }: { id: number; intoId: number }): SchoolPair =>
  id === intoId ? refuse('school.mergeSelf') : { fromId: id, intoId };

function requireOpen(schools: readonly MergedSchool[], { fromId, intoId }: SchoolPair) {
  const find = (id: number) => schools.find((one) => one.id === id) ?? refuse('school.notFound');
  const [from, into] = [find(fromId), find(intoId)];
  for (const { mergedIntoId, suspendedAt } of [from, into]) {
    if (mergedIntoId !== null) refuse('school.merged');
    if (suspendedAt !== null) refuse('school.mergeClosed');
  }
  return { from, into };
}

/** All that would happen, with the rows that join and are renamed left in temporary tables. */
async function lookAt(tx: Db, pair: SchoolPair, schools: readonly MergedSchool[], now: Date) {
  const { from, into } = requireOpen(schools, pair);
  await planMerge(tx, pair, (from.shortName || from.name).slice(0, SUFFIX_LENGTH));
  const things = await countThings(tx, pair.fromId);
  const { sessions = 0, runningExams = 0, ...figures } = (await countFigures(tx, pair, now)) ?? {};
  const rows = {
    clashes: await selectClashes(tx, pair),
    renames: await selectRenames(tx),
    differences: await selectDifferences(tx),
  };
  const seen = { things, figures, rows, roll: await rollStamp(tx, pair) };
  const fingerprint = hashOf(JSON.stringify(seen));
  return { from, into, things, rows, fingerprint, figures: { ...figures, sessions, runningExams } };
}

const firstOf = <T>(rows: readonly T[]) => ({
  total: rows.length,
  list: rows.slice(0, mergeLimits.rows),
});

export const previewMerge = (
  db: Db,
  { clock }: CallerContext,
  asked: Static<C['preview']['query']>,
) =>
  db.transaction(async (tx) => {
    const pair = pairOf(asked);
    const look = await lookAt(tx, pair, await selectPair(tx, pair), clock.now());
    return {
      fromName: look.from.name,
      intoName: look.into.name,
      fingerprint: look.fingerprint,
      things: look.things,
      ...look.figures,
      clashes: firstOf(look.rows.clashes),
      renames: firstOf(look.rows.renames),
      differences: firstOf(look.rows.differences),
    } as Answers<C['preview']>;
  });

export async function mergeSchools(
  db: Db,
  { sessions, ...own }: CallerContext<'sessions'>,
  asked: Static<C['merge']['body']>,
  parts: readonly MergePart[],
) {
  for (let tries = 1; ; tries += 1) {
    try {
      await db.transaction((tx) => mergeOnce(tx, own, asked, parts));
      break;
    } catch (error) {
      if (!isLockUnavailable(error)) throw error;
      if (tries === MOST_TRIES) refuse('school.busy');
    }
  }
  sessions.clear();
  return null;
}

async function mergeOnce(
  tx: Db,
  own: CallerContext,
  { id, intoId, name, fingerprint, requestKey }: Static<C['merge']['body']>,
  parts: readonly MergePart[],
) {
  const [pair, now] = [pairOf({ id, intoId }), own.clock.now()];
  const schools = await lockPair(tx, pair);
  if (schools.some((one) => one.id === id && one.mergeKey === requestKey)) return;
  const look = await lookAt(tx, pair, schools, now);
  if (look.from.name !== name.trim()) refuse('school.mergeName');
  if (look.rows.clashes.length > 0) refuse('school.mergeClash');
  if (look.fingerprint !== fingerprint) refuse('school.mergeChanged');
  const before = await countThings(tx, intoId);
  await applyMerge(tx, { ...pair, mergeKey: requestKey, now }, parts);
  const after = await countThings(tx, intoId);
  const [from, into] = [look.from.name, look.into.name];
  await writeAudit(tx, own, {
    act: 'school.merge',
    about: from,
    organisationId: intoId,
    before: { name: from, count: texts.both([from, said(look.things)], [into, said(before)]) },
    after: { name: into, count: said(after) },
  });
}

const said = (things: readonly { thing: MergedThing; count: number }[]) =>
  things
    .filter(({ count }) => count > 0)
    .map(({ thing, count }) => `${mergedThings[thing]} ${count}`)
    .join('，');

export const selectMergeRows = (
  db: Db,
  { clock }: CallerContext,
  asked: Static<C['export']['query']>,
) =>
  db.transaction(async (tx) => {
    const pair = pairOf(asked);
    return (await lookAt(tx, pair, await selectPair(tx, pair), clock.now())).rows;
  });
