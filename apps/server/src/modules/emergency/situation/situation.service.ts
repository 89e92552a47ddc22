import type { Answers } from '@cheese/domain/contract/call';
import type { SituationContract } from '@cheese/domain/contract/emergency/situation';
import type { FirstAidTopic } from '@cheese/domain/codes/training/firstAid';
import type { PersonSituationDetail } from '@cheese/domain/contract/emergency/shapes/situationShapes';
import { idleSince, riskReasonsOf } from '@cheese/domain/rules/learning/atRisk';
import { chinaDays, startOfChinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../calls/refusal';
import { findOrgUser } from '../people/orgUser.door';
import { isRunBy, requestedOrg } from '../people/people.scope';
import { toSummary } from '../quiz/quiz.shapes';
import { selectFeats, selectQuizzes, selectStudied } from './facts.store';
import { countOverview, selectOverviewDays } from './overview.store';
import { readSpan, stretchOf } from './situation.span';
import { averageOf, toPerson, toSeconds } from './situation.shapes';
import {
  countAtRisk,
  countPeople,
  findLearner,
  selectAtRisk,
  selectAverages,
  selectPeople,
} from './situation.store';
import type { CallerContext } from '../../../calls/callerContext';
import { selectDays, selectTopics } from './situation.days.store';

type Contract = SituationContract;
type OverviewQuery = Static<Contract['overview']['query']>;

async function spanMeant(db: Db, person: Person, { orgId, ...period }: OverviewQuery) {
  const days = readSpan(period);
  return { ...days, organisationId: await requestedOrg(db, person, orgId) };
}

export async function readOverview(
  db: Db,
  { person, clock }: CallerContext,
  query: OverviewQuery,
): Promise<Answers<Contract['overview']>> {
  const span = await spanMeant(db, person, query);
  const days = await selectOverviewDays(db, span);
  const counts = await countOverview(db, span, idleBefore(clock));
  const all = (name: 'studiedMs' | 'quizzes' | 'scoreSum') =>
    days.reduce((sum, day) => sum + day[name], 0);
  const quizzes = all('quizzes');
  return {
    ...counts,
    studySeconds: toSeconds(all('studiedMs')),
    quizzes,
    averageScore: averageOf({ quizzes, scoreSum: all('scoreSum') }),
  };
}

const idleBefore = (clock: Clock) => new Date(idleSince(clock.now().getTime()));

/** Every day of the period, also those without activity; empty if there was none at all. */
export async function readTrend(
  db: Db,
  person: Person,
  query: OverviewQuery,
): Promise<Answers<Contract['trend']>> {
  const span = await spanMeant(db, person, query);
  const rows = new Map((await selectDays(db, span)).map((row) => [row.day, row]));
  if (rows.size === 0) return [];
  const nothing = { studied: 0, studiedMs: 0, quizzes: 0, scoreSum: 0 };
  return chinaDays(span.firstDay, span.lastDay).map((name) => {
    const { studied, studiedMs, ...quizzed } = rows.get(name) ?? nothing;
    const { quizzes } = quizzed;
    const did = { studied, studySeconds: toSeconds(studiedMs), quizzes };
    return { day: startOfChinaDay(name), ...did, averageScore: averageOf(quizzed) };
  });
}

/** Below the pass mark of most certificates, and ten by ten from there. */
const scoreRanges = [
  { from: 0, to: 59 },
  { from: 60, to: 69 },
  { from: 70, to: 79 },
  { from: 80, to: 89 },
  { from: 90, to: 100 },
];

export async function readDistribution(
  db: Db,
  person: Person,
  query: OverviewQuery,
): Promise<Answers<Contract['distribution']>> {
  const span = await spanMeant(db, person, query);
  const averages = await selectAverages(db, span);
  const scores = scoreRanges.map(({ from, to }) => {
    const within = averages.filter(({ score }) => score >= from && score <= to);
    return { from, to, people: within.reduce((sum, { people }) => sum + people, 0) };
  });
  const topics = (await selectTopics(db, span)).map(({ topic, studiedMs }) => ({
    topic: topic as FirstAidTopic,
    studySeconds: toSeconds(studiedMs),
  }));
  return { scores, topics };
}

type PeopleAsked = Static<Contract['people']['query']>;

export async function listPeople(
  db: Db,
  person: Person,
  { page, pageCnt, keyword, order, ...asked }: PeopleAsked,
): Promise<Answers<Contract['people']>> {
  const span = await spanMeant(db, person, asked);
  const narrowed = keyword === undefined ? {} : { keyword };
  const paged = { page, pageCnt };
  const rows = await selectPeople(db, { span, order, paged, ...narrowed });
  const feats = await selectFeats(
    db,
    stretchOf(span),
    rows.map(({ userId }) => userId),
  );
  return {
    list: rows.map((row) => toPerson(row, feats)),
    total: await countPeople(db, span.organisationId, keyword),
  };
}

type PeriodAsked = Static<Contract['person']['query']>;

/** A member of an organisation the caller runs, with their activity in the period. */
export async function readPerson(
  db: Db,
  person: Person,
  { id, ...period }: PeriodAsked & { id: number },
): Promise<PersonSituationDetail> {
  const days = readSpan(period);
  const user = await findOrgUser(db, id);
  if (!user || !isRunBy(person, user.organisationId)) return refuse('orgUser.notFound');
  const span = { ...days, organisationId: user.organisationId };
  const row = (await findLearner(db, span, id)) ?? refuse('orgUser.notFound');
  const stretch = stretchOf(span);
  const studied = await selectStudied(db, stretch, id);
  return {
    ...toPerson(row, await selectFeats(db, stretch, [id])),
    studiedResources: studied.map(({ studiedMs, lastStudiedAt, ...one }) => ({
      ...one,
      studySeconds: toSeconds(studiedMs),
      lastStudiedAt: lastStudiedAt?.getTime() ?? 0,
    })),
    quizResults: (await selectQuizzes(db, stretch, id)).map(toSummary),
  };
}

type RiskAsked = Static<Contract['atRisk']['query']>;

/** As of now, whatever period is looked at: their sums are those of all time. */
export async function listAtRisk(
  db: Db,
  { person, clock }: CallerContext,
  { page, pageCnt, orgId }: RiskAsked,
): Promise<Answers<Contract['atRisk']>> {
  const organisationId = await requestedOrg(db, person, orgId);
  const [now, idle] = [clock.now().getTime(), idleBefore(clock)];
  const rows = await selectAtRisk(db, organisationId, idle, { page, pageCnt });
  const feats = await selectFeats(
    db,
    { organisationId },
    rows.map(({ userId }) => userId),
  );
  const list = rows
    .map((row) => toPerson(row, feats))
    .map((one) => ({ ...one, reasons: riskReasonsOf(one, now) }));
  return { list, total: await countAtRisk(db, organisationId, idle) };
}
