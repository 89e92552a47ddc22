import { consentStateCodes } from '@cheese/domain/codes/school/guardianConsent';
import type { Answers } from '@cheese/domain/contract/call';
import type { GuardianContract as C, Guardianship } from '@cheese/domain/contract/school/guardian';
import { readDay } from '@cheese/domain/rules/school/birthMonth';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import { Refusal, refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import {
  consentOf,
  guardianshipIn,
  type GuardianshipRow,
  stateOf,
} from '../../people/member/guardianship';
import { updateMember } from '../../people/member/member.door';
import type { MemberRow } from '../../people/organisation/member.tables';
import { hideMiddle } from '../../people/person/hideMiddle';
import type { WarmSessions } from '../../people/session/warmSessions';
import { type SchoolCaller, writeSchoolAudit } from '../rights/schoolAudit';
import { consentFacts } from './guardian.audit';
import { guardianOf } from './member.guardian';
import { findPersonName, selectLines } from './guardian.store';
import { lockAllForChange, lockForChange } from './member.target';

interface ActingCaller extends SchoolCaller {
  sessions: WarmSessions;
}

type Recorded = Static<C['consent']['body']>;

export async function lookAtGuardians(
  db: Db,
  { reach, clock }: Pick<SchoolCaller, 'reach' | 'clock'>,
  ids: readonly number[],
): Promise<Answers<C['look']>> {
  const rows = await selectLines(db, reach, ids);
  if (rows.length < ids.length) refuse('member.notFound');
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    number: row.number,
    consent: consentOf(row, clock.now()),
    guardian: shownGuardian(row),
    version: row.version,
  }));
}

const shownGuardian = ({ guardianName: name, guardianPhone, guardianRelation }: GuardianshipRow) =>
  name === null ? null : { name, phone: hideMiddle(guardianPhone), relation: guardianRelation };

/** What the page of one person shows to whoever may change it. */
export async function shownGuardianship(
  db: Db,
  row: GuardianshipRow,
  now: Date,
): Promise<Guardianship | null> {
  const { birthMonth, consentedOn, consentBasis, consentAt, consentById } = row;
  if (birthMonth === null || consentOf(row, now) === consentStateCodes.notNeeded) return null;
  const isRecorded = consentedOn !== null && consentBasis !== null && consentAt !== null;
  const consent = isRecorded
    ? {
        on: consentedOn,
        basis: consentBasis,
        byName: consentById === null ? '' : await findPersonName(db, consentById),
        recordedAt: consentAt.getTime(),
        withdrawnAt: row.consentWithdrawnAt?.getTime() ?? null,
      }
    : null;
  return { birthMonth, guardian: shownGuardian(row), consent };
}

/** For all of them or for nobody; whoever has been changed since is not written over. */
export async function recordConsents(
  db: Db,
  own: ActingCaller,
  { people, basis, on }: Recorded,
): Promise<Answers<C['consent']>> {
  const now = own.clock.now();
  if (readDay(on)?.day !== on) throw new Refusal('call.invalid', { field: 'on' });
  if (on > chinaDay(now.getTime())) throw new Refusal('guardian.future', { field: 'on' });
  const asked = new Map(people.map((one) => [one.id, one]));
  if (asked.size < people.length) refuse('call.invalid');
  const rows = await db.transaction(async (tx) => {
    const locked = await lockAllForChange(tx, own.reach, [...asked.keys()]);
    for (const row of locked) {
      const { version, guardian } = asked.get(row.id) ?? refuse('member.notFound');
      if (row.version !== version) refuse('member.changed');
      const named = { ...row, ...guardianOf(guardian, row) };
      if (named.guardianName === null) {
        throw new Refusal('guardian.noName', { field: 'guardianName' });
      }
      const given = {
        ...named,
        consentedOn: on,
        consentBasis: basis,
        consentAt: now,
        consentById: own.person.id,
        consentWithdrawnAt: null,
      };
      await writeConsent(tx, own, row, given);
    }
    return locked;
  });
  forget(own, rows);
  return { changed: rows.length };
}

export async function withdrawConsent(
  db: Db,
  own: ActingCaller,
  { id, version }: Static<C['withdraw']['body']>,
) {
  const row = await db.transaction(async (tx) => {
    const locked = await lockForChange(tx, own.reach, id);
    if (locked.version !== version) refuse('member.changed');
    if (consentOf(locked, own.clock.now()) !== consentStateCodes.given) refuse('guardian.notGiven');
    await writeConsent(tx, own, locked, { ...locked, consentWithdrawnAt: own.clock.now() });
    return locked;
  });
  forget(own, [row]);
  return null;
}

/** The log says that and how a guardian decided, but not who they are: it is never forgotten. */
async function writeConsent(tx: Db, own: SchoolCaller, before: MemberRow, after: MemberRow) {
  const now = own.clock.now();
  const isWithdrawal = after.consentWithdrawnAt !== null;
  if (consentOf(after, now) === consentStateCodes.notNeeded) refuse('guardian.notNeeded');
  await updateMember(tx, before.id, { ...guardianshipIn(after), state: stateOf(after, now) });
  await writeSchoolAudit(tx, own, {
    act: isWithdrawal ? 'member.withdraw' : 'member.consent',
    about: [before.name, before.number].filter(Boolean).join(' '),
    before: consentFacts(before, now),
    after: consentFacts(after, now),
    ...(before.personId !== null && { toPersonId: before.personId }),
  });
}

function forget({ sessions }: Pick<ActingCaller, 'sessions'>, rows: readonly MemberRow[]) {
  for (const { personId } of rows) if (personId !== null) sessions.forget(personId);
}
