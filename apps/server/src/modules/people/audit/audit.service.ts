import type { AuditAct, AuditField } from '@cheese/domain/codes/people/audit';
import { auditActs, auditFields } from '@cheese/domain/codes/people/audit';
import type { Answers } from '@cheese/domain/contract/call';
import type { AuditContract as C, AuditEntry } from '@cheese/domain/contract/people/audit';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Column } from '../../base/sheets/workbook';
import { offerSheet } from '../madeFile/offerSheet';
import { hideMiddle } from '../person/hideMiddle';
import { type AuditedRow, insertAudit, selectAudit } from './audit.store';
import type { AuditFacts } from './audit.tables';
import { auditTexts } from './audit.texts';

export interface AuditDone {
  act: AuditAct;
  about: string;
  toPersonId?: number;
  before?: AuditFacts;
  after?: AuditFacts;
  /** The school that it concerns. */
  organisationId?: number;
  address?: string;
}

/** Logs an action in its own transaction, so that neither exists without the other. */
export async function writeAudit(tx: Db, { person, clock }: CallerContext, done: AuditDone) {
  const { toPersonId = null, before = {}, after = {}, ...what } = done;
  const changes = {
    before: withoutEqual(before, after),
    after: withoutEqual(after, before),
  };
  await insertAudit(tx, {
    ...what,
    ...changes,
    byPersonId: person.id,
    toPersonId,
    at: clock.now(),
  });
}

/** A form is saved as a whole; only the fields that differ are changes. */
const withoutEqual = (facts: AuditFacts, others: AuditFacts): AuditFacts =>
  Object.fromEntries(
    Object.entries(facts).filter(([field, value]) => others[field as AuditField] !== value),
  );

/** Of the platform, or of one school. */
type AuditQuery<Query> = Query & { organisationId?: number };

export async function listAudit(
  db: Db,
  query: AuditQuery<Static<C['list']['query']>>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectAudit(db, query);
  return { total, list: rows.map(toEntry) };
}

function toEntry({ entry, by, to }: AuditedRow): AuditEntry {
  const { before, after } = entry;
  const fields = (Object.keys(auditFields) as AuditField[]).filter(
    (field) => before[field] !== undefined || after[field] !== undefined,
  );
  return {
    id: entry.id,
    act: entry.act,
    about: entry.about,
    by: toPerson(by),
    to: to && toPerson(to),
    changes: fields.map((field) => ({
      field,
      before: before[field] ?? null,
      after: after[field] ?? null,
    })),
    at: entry.at.getTime(),
    address: entry.address,
  };
}

const toPerson = ({ id, name, nickname, phone }: AuditedRow['by']) => ({
  id,
  name: name ?? nickname,
  phoneNum: hideMiddle(phone),
});

const columns: readonly Column[] = [
  { title: auditTexts.at, width: 18 },
  { title: auditTexts.action, width: 14 },
  { title: auditTexts.subject, width: 26 },
  { title: auditTexts.operator, width: 14 },
  { title: auditTexts.operatorPhone, width: 16 },
  { title: auditTexts.person, width: 14 },
  { title: auditTexts.personPhone, width: 16 },
  { title: auditTexts.before, width: 40 },
  { title: auditTexts.after, width: 60 },
];

/** The export is limited to the newest entries, as more would not open in a spreadsheet. */
const everything = { page: 1, pageCnt: 100_000 };

export async function exportAudit(
  db: Db,
  context: CallerContext<'heavy'>,
  query: AuditQuery<Static<C['export']['query']>>,
) {
  const { list } = await listAudit(db, { ...query, ...everything });
  const said = (changes: AuditEntry['changes'], when: 'before' | 'after') =>
    changes
      .filter((change) => change[when] !== null)
      .map((change) => `${auditFields[change.field]}：${change[when]}`)
      .join('；');
  const rows = list.map(({ at, act, about, by, to, changes }) => [
    chinaMinute(at),
    auditActs[act],
    about,
    by.name,
    by.phoneNum,
    to?.name ?? null,
    to?.phoneNum ?? null,
    said(changes, 'before'),
    said(changes, 'after'),
  ]);
  return offerSheet(db, context, { name: auditTexts.sheet, columns, rows });
}
