import { medianOf } from '@cheese/domain/rules/front/insightFigures';
import { risksOf } from '@cheese/domain/rules/front/riskRules';
import { chinaDay, chinaDays } from '@cheese/domain/rules/time/chinaDay';
import type { Db } from '../../../db/database';
import type { TermRow } from '../../people/organisation/term.tables';
import {
  countResults,
  countStudy,
  lockCounting,
  selectSchools,
  writeCounted,
} from './insight.days.store';
import type { Counting } from './insight.facts.store';
import {
  type RiskRow,
  selectRiskRows,
  selectTermsToCount,
  updateRisks,
  writeCourses,
  writeMembers,
  writeWeeks,
} from './insight.terms.store';

const DAY_MS = 86_400_000;
/** So many days are counted by one statement. */
const DAYS_AT_ONCE = 31;

type School = Awaited<ReturnType<typeof selectSchools>>[number];

/** Counts every school up to now: the days since the last count, and all results of open terms. */
export async function countSchools(db: Db, now: Date) {
  const today = chinaDay(now.getTime());
  const schools = await selectSchools(db, today);
  const byStart = new Map<string, School[]>();
  for (const school of schools) {
    const from = startOf(school);
    byStart.set(from, [...(byStart.get(from) ?? []), school]);
  }
  for (const [from, some] of byStart) {
    await recountDays(db, { organisationIds: some.map(idOf), from, to: today }, now);
  }
  for (const school of schools) await countSchool(db, school, now);
}

const idOf = ({ organisationId }: School) => organisationId;

/** A stretch of the day before may have gone on; a term that begins earlier needs days of its own. */
function startOf({ countedAt, fromDay, firstDay }: School) {
  if (countedAt === null || fromDay === null || firstDay < fromDay) return firstDay;
  const dayBefore = chinaDay(new Date(countedAt).getTime() - DAY_MS);
  return dayBefore > firstDay ? dayBefore : firstDay;
}

/** Makes these days anew, as often as one likes. */
export async function recountDays(db: Db, counting: Counting, now: Date) {
  const days = chinaDays(counting.from, counting.to);
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
    const some = days.slice(at, at + DAYS_AT_ONCE);
    const part = { ...counting, from: some[0] ?? '', to: some.at(-1) ?? '' };
    await db.transaction(async (tx) => {
      await lockCounting(tx);
      await countStudy(tx, part);
      await countResults(tx, part, now);
    });
  }
}

/** Marks and publication change results long after the exam. */
async function countSchool(db: Db, school: School, now: Date) {
  const { organisationId, firstDay: fromDay, openFrom } = school;
  const today = chinaDay(now.getTime());
  await db.transaction(async (tx) => {
    await lockCounting(tx);
    if (openFrom !== null) {
      await countResults(tx, { organisationIds: [organisationId], from: openFrom, to: today }, now);
    }
    for (const row of await selectTermsToCount(tx, organisationId, today)) {
      await countTerm(tx, row, now);
    }
    await writeCounted(tx, { organisationId, countedAt: now, fromDay });
  });
}

async function countTerm(tx: Db, row: TermRow, now: Date) {
  await writeMembers(tx, row, now);
  await writeWeeks(tx, row);
  await writeCourses(tx, row);
  const changes = riskChanges(await selectRiskRows(tx, row.id), row, chinaDay(now.getTime()));
  if (changes.length > 0) await updateRisks(tx, row.id, changes);
}

function riskChanges(rows: readonly RiskRow[], row: TermRow, today: string) {
  const medians = classMedians(rows);
  return rows.flatMap((one) => {
    const { membershipId, classId } = one;
    const classMedianS = classId === null ? null : (medians.get(classId) ?? null);
    const risks = risksOf({ ...one, classMedianS }, row, today);
    const isSame = classMedianS === one.classMedianS && String(risks) === String(one.risks);
    return isSame ? [] : [{ membershipId, classMedianS, risks }];
  });
}

/** Of those who are in the class now. */
function classMedians(rows: readonly RiskRow[]) {
  const times = new Map<number, number[]>();
  for (const { classId, isPresent, studiedS } of rows) {
    if (classId === null || !isPresent) continue;
    const known = times.get(classId) ?? [];
    known.push(studiedS);
    times.set(classId, known);
  }
  return new Map([...times].map(([id, all]) => [id, Math.round(medianOf(all) ?? 0)]));
}
