import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  InsightGroupRow,
  InsightTerm,
  SchoolInsightContract as C,
} from '@cheese/domain/contract/front/schoolInsight';
import { addSums } from '@cheese/domain/rules/front/insightFigures';
import { foldDepartments } from '@cheese/domain/rules/front/foldDepartments';
import { weekCountOf, weekOn } from '@cheese/domain/rules/school/termWeeks';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import type { Person } from '../../../plugins/access';
import { findMembership } from '../../people/member/member.door';
import type { TermRow } from '../../people/organisation/term.tables';
import type { SharedReach } from '../../school/rights/answerInSchool';
import {
  countPeople,
  type PeopleFilters,
  selectOwnTerms,
  selectPeople,
} from './insight.people.store';
import { groupsOf, type Place, requirePlace, requireTerm, type Scope } from './insight.scope';
import { selectDepartments } from './insight.scope.store';
import {
  findCountedAt,
  selectWeeks,
  sumAll,
  sumByClass,
  sumByCourse,
  sumByDepartment,
  sumByTeachingClass,
} from './insight.sums.store';
import { insightTexts as texts } from './schoolInsight.texts';

interface Looking {
  reach: SharedReach;
  now: Date;
}

type OverviewAsked = Static<C['overview']['query']>;

export async function readOverview(
  db: Db,
  { reach, now }: Looking,
  { termId, againstId, ...place }: OverviewAsked,
): Promise<Answers<C['overview']>> {
  const scope = { reach, place };
  const term = await requireTerm(db, reach, termId);
  const against = againstId === undefined ? null : await requireTerm(db, reach, againstId);
  const named = await requirePlace(db, scope);
  return {
    asOf: (await findCountedAt(db, reach.organisationId))?.getTime() ?? null,
    term: await figuresOf(db, term, scope, now),
    against: against && (await figuresOf(db, against, scope, now)),
    ...named,
    groups: groupsOf(scope),
  };
}

async function figuresOf(db: Db, term: TermRow, scope: Scope, now: Date): Promise<InsightTerm> {
  const { id: termId, name, startsOn, endsOn } = term;
  const found = new Map((await selectWeeks(db, term, scope)).map((row) => [row.week, row]));
  const today = chinaDay(now.getTime());
  const weekCount = weekCountOf(term);
  const begun = today < startsOn ? 0 : (weekOn(term, today) ?? weekCount);
  const { active, studiedS, exams, graded, passed, certificates } = addSums([]);
  const none = { active, studiedS, exams, graded, passed, certificates };
  return {
    termId,
    name,
    startsOn,
    endsOn,
    weekCount,
    total: await sumAll(db, termId, scope),
    // A week in which nobody did anything is one, too.
    weeks: Array.from({ length: begun }, (_, at) => found.get(at + 1) ?? { week: at + 1, ...none }),
  };
}

export type GroupsAsked = Omit<Static<C['groups']['query']>, 'page' | 'pageCnt'> & Paged;

export async function listGroups(
  db: Db,
  reach: SharedReach,
  { termId, by, page, pageCnt, ...place }: GroupsAsked,
): Promise<Answers<C['groups']>> {
  const scope: Scope = { reach, place };
  await requireTerm(db, reach, termId);
  await requirePlace(db, scope);
  if (!groupsOf(scope).includes(by)) refuse('access.denied');
  if (by === 'department') return pageOfDepartments(db, termId, scope, { page, pageCnt });
  const sumBy = { class: sumByClass, teachingClass: sumByTeachingClass, course: sumByCourse }[by];
  const { rows, total } = await sumBy(db, termId, scope, { page, pageCnt });
  const list = rows.map(({ name, ...row }): InsightGroupRow => ({
    ...row,
    name: name ?? texts.noClass,
    isBranch: false,
  }));
  return { list, total };
}

async function pageOfDepartments(db: Db, termId: number, scope: Scope, asked: Paged) {
  const { reach, place } = scope;
  const rows = await sumByDepartment(db, termId, scope);
  const all = await selectDepartments(db, reach.organisationId);
  const folded = foldDepartments({
    branches: reach.isWhole ? all : all.filter(({ id }) => reach.departments.includes(id)),
    sums: new Map(rows.map(({ id, ...sums }) => [id, sums])),
    under: place.departmentId ?? null,
    rest: place.departmentId === undefined ? texts.noDepartment : texts.directly,
  });
  const { limit, offset } = rowsOf(asked);
  return { list: folded.slice(offset, offset + limit), total: folded.length };
}

type PeopleAsked = Static<C['people']['query']>;

export async function listPeople(
  db: Db,
  reach: SharedReach,
  { termId, page, pageCnt, ...asked }: PeopleAsked,
): Promise<Answers<C['people']>> {
  const { filters, place } = splitPeople(asked);
  const scope = { reach, place };
  await requireTerm(db, reach, termId);
  await requirePlace(db, scope);
  return {
    list: await selectPeople(db, termId, scope, { ...filters, ...rowsOf({ page, pageCnt }) }),
    total: await countPeople(db, termId, scope, filters),
  };
}

export function splitPeople({ keyword, risk, atRisk, ...place }: PeopleFilters & Place) {
  const filters: PeopleFilters = {
    ...(keyword !== undefined && { keyword }),
    ...(risk !== undefined && { risk }),
    ...(atRisk !== undefined && { atRisk }),
  };
  return { filters, place };
}

/** What the school of the caller sees of them. */
export async function readMine(db: Db, person: Person): Promise<Answers<C['mine']>> {
  const { organisationId } = person;
  const found =
    organisationId === null ? null : await findMembership(db, person.id, organisationId);
  if (found?.membership.role !== roleCodes.learner) return { asOf: null, school: null, terms: [] };
  const { membership, organisation } = found;
  const rows = await selectOwnTerms(db, membership.id);
  return {
    asOf: (await findCountedAt(db, organisation.id))?.getTime() ?? null,
    school: organisation.name,
    terms: rows.map(({ termId, name, startsOn, endsOn, ...figures }) => ({
      termId,
      name,
      startsOn,
      endsOn,
      figures,
    })),
  };
}
