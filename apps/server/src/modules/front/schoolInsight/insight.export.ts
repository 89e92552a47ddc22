import {
  type InsightView,
  insightViews,
  type RiskRule,
  riskRules,
} from '@cheese/domain/codes/front/schoolInsight';
import type { InsightGroupRow, InsightPerson } from '@cheese/domain/contract/front/schoolInsight';
import type { SchoolInsightContract as C } from '@cheese/domain/contract/front/schoolInsight';
import { passRateOf } from '@cheese/domain/rules/front/insightFigures';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import {
  insightDefinitions,
  insightFigureNames as names,
  type InsightFigureName,
  insightMessages,
  riskDefinitions,
} from '@cheese/domain/texts/insightMessages';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { WorkerPool } from '../../base/heavy/heavy.pool';
import type { CellValue, Column } from '../../base/sheets/workbook';
import { offerSheets } from '../../people/madeFile/offerSheet';
import { type SchoolCaller, writeSchoolAudit } from '../../school/rights/schoolAudit';
import { selectPeople } from './insight.people.store';
import { requirePlace, requireTerm } from './insight.scope';
import { listGroups, readOverview, splitPeople } from './schoolInsight.service';
import { insightTexts as texts } from './schoolInsight.texts';

/** More than a sheet can show. */
const MOST_ROWS = 100_000;
type Asked = Static<C['export']['query']>;
type Caller = SchoolCaller & { heavy: WorkerPool };

interface Table {
  columns: readonly Column[];
  rows: CellValue[][];
}

const column = (title: string, width = 12): Column => ({ title, width });
const share = (title: string): Column => ({ title, width: 10, isShare: true });
const minutes = (seconds: number) => Math.round(seconds / 60);

const results = [
  column(texts.minutes, 16),
  column(names.exams),
  column(texts.graded),
  column(texts.passed),
  share(names.passRate),
  column(names.certificates),
];
const resultCells = (
  row: Pick<InsightPerson, 'studiedS' | 'exams' | 'graded' | 'passed' | 'certificates'>,
) => [minutes(row.studiedS), row.exams, row.graded, row.passed, passRateOf(row), row.certificates];

/** The view as a workbook, with what each figure means. */
export async function exportInsight(db: Db, own: Caller, asked: Asked) {
  const { termId, view } = asked;
  const term = await requireTerm(db, own.reach, termId);
  const { asOf } = await readOverview(db, looking(own), { termId });
  const table = await tableOf(db, own, asked);
  const name = insightViews[view];
  await writeSchoolAudit(db, own, {
    act: 'insight.export',
    about: `${term.name} ${name}`,
    after: { count: String(table.rows.length) },
  });
  const definitions = { name: texts.definitions, ...definitionsAsOf(asOf) };
  return offerSheets(db, own, {
    fileTitle: texts.fileTitle(term.name, name),
    sheets: [{ name, ...table }, definitions],
  });
}

const looking = ({ reach, clock }: Caller) => ({ reach, now: clock.now() });

function tableOf(db: Db, own: Caller, { view, ...asked }: Asked): Promise<Table> {
  if (view === 'weeks') return weeksTable(db, own, asked);
  if (view === 'people') return peopleTable(db, own, asked);
  if (view === 'risks') return peopleTable(db, own, { ...asked, atRisk: true });
  return groupsTable(db, own, asked, view);
}

type Narrowed = Omit<Asked, 'view'>;
const placeOf = ({ keyword: _keyword, risk: _risk, atRisk: _atRisk, ...rest }: Narrowed) => rest;

async function weeksTable(db: Db, own: Caller, asked: Narrowed): Promise<Table> {
  const { term } = await readOverview(db, looking(own), placeOf(asked));
  return {
    columns: [column(texts.week), column(names.active), ...results],
    rows: term.weeks.map((row) => [texts.weekOf(row.week), row.active, ...resultCells(row)]),
  };
}

type Group = Exclude<InsightView, 'weeks' | 'people' | 'risks'>;

async function groupsTable(db: Db, own: Caller, asked: Narrowed, by: Group): Promise<Table> {
  const everything = { ...placeOf(asked), by, page: 1, pageCnt: MOST_ROWS };
  const { list } = await listGroups(db, own.reach, everything);
  return {
    columns: [
      column(texts.name, 28),
      column(names.people),
      column(names.active),
      ...results,
      column(names.risks),
    ],
    rows: list.map((row: InsightGroupRow) => [
      row.name,
      row.people,
      row.active,
      ...resultCells(row),
      row.risks,
    ]),
  };
}

async function peopleTable(db: Db, own: Caller, { termId, ...asked }: Narrowed): Promise<Table> {
  const { filters, place } = splitPeople(asked);
  const scope = { reach: own.reach, place };
  await requirePlace(db, scope);
  const people = { ...filters, limit: MOST_ROWS, offset: 0 };
  const list = await selectPeople(db, termId, scope, people);
  return {
    columns: [
      column(texts.person, 14),
      column(texts.number, 18),
      column(texts.class, 20),
      column(names.activeDays),
      column(names.lastActive),
      ...results,
      column(texts.failedInRow, 16),
      column(texts.median, 20),
      column(texts.rules, 30),
    ],
    rows: list.map(personCells),
  };
}

const personCells = (row: InsightPerson) => [
  row.name,
  row.number,
  row.className,
  row.activeDays,
  row.lastActiveOn,
  ...resultCells(row),
  row.failedInRow,
  row.classMedianS === null ? null : minutes(row.classMedianS),
  row.risks.map((rule) => riskRules[rule]).join('、'),
];

function definitionsAsOf(asOf: number | null): Table {
  const figures = Object.keys(insightDefinitions) as InsightFigureName[];
  const rules = Object.keys(riskRules).map(Number) as RiskRule[];
  return {
    columns: [column(texts.figure, 16), column(texts.meaning, 80)],
    rows: [
      [texts.asOf, asOf === null ? texts.notYet : chinaMinute(asOf)],
      [texts.scope, insightMessages.scope],
      ...figures.map((name) => [names[name], insightDefinitions[name]]),
      ...rules.map((rule) => [riskRules[rule], riskDefinitions[rule]]),
      [texts.privacy, insightMessages.privacy],
    ],
  };
}
