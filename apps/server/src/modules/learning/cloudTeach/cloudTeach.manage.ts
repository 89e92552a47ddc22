import { applicationStateCodes, applicationStates } from '@cheese/domain/codes/learning/cloudTeach';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { AuditAct } from '@cheese/domain/codes/people/audit';
import type { Answers } from '@cheese/domain/contract/call';
import type { CloudTeachManageContract as C } from '@cheese/domain/contract/learning/cloudTeachManage';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import { notifyPerson } from '../../people/notice/notice.notify';
import { insertMembership } from '../../people/member/member.door';
import { insertSchool } from '../../people/organisation/organisation.door';
import { findByPhone } from '../../people/person/person.door';
import { findOrRegister } from '../../people/person/register';
import { stateOf, toManaged } from './cloudTeach.shapes';
import {
  findApplication,
  lockApplication,
  selectEvery,
  updateApplication,
} from './cloudTeach.store';
import type { TeachApplicationRow } from './cloudTeach.tables';
import { cloudTeachTexts as texts } from './cloudTeach.texts';

export async function listApplications(
  db: Db,
  { keyword, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const words = keyword?.trim();
  const { rows, total } = await selectEvery(db, { ...asked, ...(words && { keyword: words }) });
  return { total, list: rows.map(({ row }) => toManaged(row)) };
}

/** Shows the full phone number for a call, and logs the access. */
export async function readPhone(
  db: Db,
  context: CallerContext,
  id: number,
): Promise<Answers<C['phone']>> {
  const found = (await findApplication(db, id)) ?? refuse('cloudTeach.notFound');
  await db.transaction((tx) =>
    writeAudit(tx, context, { act: 'cloudTeach.phone', about: found.organisation }),
  );
  return { phone: found.phone };
}

interface Change {
  act: AuditAct;
  changed: Parameters<typeof updateApplication>[2];
  to: keyof typeof applicationStates;
  told?: { title: string; text: string };
  /** Work done in the same transaction; answers the id of the person whose account it affects. */
  work?: (tx: Db, row: TeachApplicationRow) => Promise<number>;
}

/** One step of an application that is under way; one that was done before is not done again. */
const step = (
  db: Db,
  context: CallerContext,
  { id, of }: { id: number; of: (row: TeachApplicationRow) => Change },
) =>
  db.transaction(async (tx) => {
    const row = (await lockApplication(tx, id)) ?? refuse('cloudTeach.notFound');
    const before = stateOf(row);
    const { act, changed, to, told, work } = of(row);
    if (before === to) return null;
    if (before > applicationStateCodes.contacted) refuse('cloudTeach.decided');
    await updateApplication(tx, id, changed);
    await writeAudit(tx, context, {
      act,
      about: row.organisation,
      before: { state: applicationStates[before] },
      after: {
        state: applicationStates[to],
        ...(changed.reason && { reason: changed.reason }),
      },
    });
    const personId = (await work?.(tx, row)) ?? (await findApplicant(tx, row));
    if (told && personId) {
      await notifyPerson(tx, { personId, ...told, now: context.clock.now() });
    }
    return null;
  });

const findApplicant = async (tx: Db, { personId, phone }: TeachApplicationRow) =>
  personId ?? (await findByPhone(tx, 'main', phone))?.id;

export const markContacted = (db: Db, context: CallerContext, id: number) => {
  const changed = { contactedAt: context.clock.now() };
  return step(db, context, {
    id,
    of: () => ({ act: 'cloudTeach.contact', changed, to: applicationStateCodes.contacted }),
  });
};

/** Creates the school with the applicant as its first administrator, identified by their phone. */
export async function openApplication(db: Db, context: CallerContext<'sessions'>, id: number) {
  const now = context.clock.now();
  let administrator: number | null = null;
  await step(db, context, {
    id,
    of: ({ organisation }) => ({
      act: 'cloudTeach.open',
      changed: { openedAt: now },
      to: applicationStateCodes.opened,
      told: texts.opened(organisation),
      work: async (tx, row) => (administrator = await makeSchool(tx, row, now)),
    }),
  });
  // The cached session is dropped so that the new administrator need not sign in again.
  if (administrator !== null) context.sessions.forget(administrator);
  return null;
}

async function makeSchool(tx: Db, row: TeachApplicationRow, createdAt: Date): Promise<number> {
  const { name, organisation, phone } = row;
  const organisationId =
    (await insertSchool(tx, { name: organisation, createdAt })) ??
    refuse('cloudTeach.schoolExists');
  const personId = row.personId ?? (await findOrRegister(tx, 'main', phone, createdAt)).id;
  const line = { account: phone, number: phone, name, role: roleCodes.schoolAdmin };
  await insertMembership(tx, { organisationId, personId, ...line });
  return personId;
}

export const declineApplication = (
  db: Db,
  context: CallerContext,
  { id, ...said }: Static<C['decline']['body']>,
) => {
  const reason = said.reason.trim();
  const changed = { declinedAt: context.clock.now(), reason };
  return step(db, context, {
    id,
    of: ({ organisation }) => ({
      act: 'cloudTeach.decline',
      changed,
      to: applicationStateCodes.declined,
      told: texts.declined(organisation, reason),
    }),
  });
};
