import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { roleCodes, type Role } from '@cheese/domain/codes/people/roles';
import type { MemberContract as C } from '@cheese/domain/contract/school/member';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import type { Static } from 'typebox';
import { refuse, refuseFault } from '../../../calls/refusal';
import { requireText } from '../../../calls/requireText';
import type { Db } from '../../../db/database';
import { unlessTaken } from '../../../calls/unlessTaken';
import { pinyinOf } from '../../base/findable/reading/pinyinOf';
import { consentFacts } from './guardian.audit';
import { guardianshipOf } from './member.guardian';
import { noGuardianship, stateOf } from '../../people/member/guardianship';
import { insertMember, updateMember } from '../../people/member/member.door';
import { requireDepartment } from '../../people/organisation/organisation.door';
import { findByPhone, insertAccount } from '../../people/person/person.door';
import type { WarmSessions } from '../../people/session/warmSessions';
import { hashInitial, newInitialPassword } from '../../people/tries/initialPassword';
import type { Reach } from '../rights/reach';
import { type SchoolCaller, writeSchoolAudit } from '../rights/schoolAudit';
import { mayPlaceIn } from './member.rules';
import { findClassIn, findPlace } from './member.store';
import { lockForChange } from './member.target';

type Added = Static<C['add']['body']>;
type Edited = Static<C['edit']['body']>;
type Written = Pick<Added, 'name' | 'number' | 'gender' | 'departmentId' | 'classId' | 'year'>;

/** A class brings its year and department, so that the three agree. */
async function placed(tx: Db, reach: Reach, { departmentId, classId, year }: Written) {
  const { organisationId } = reach;
  await requireDepartment(tx, organisationId, departmentId);
  const inClass = classId === null ? null : await findClassIn(tx, organisationId, classId);
  if (classId !== null && inClass === null) refuse('schoolClass.notFound');
  const place = {
    departmentId: departmentId ?? inClass?.departmentId ?? null,
    classId,
    year: inClass?.year ?? year,
  };
  if (!mayPlaceIn(reach, place.departmentId)) refuse('member.outside');
  return place;
}

async function writtenRow(tx: Db, reach: Reach, asked: Written) {
  const [name, number] = [requireText(asked.name), requireText(asked.number)];
  const [pinyin = ''] = await pinyinOf([name]);
  const place = await placed(tx, reach, asked);
  return { ...place, name, number, account: number, pinyin, gender: asked.gender };
}

function checkedPhone(phone: string | null) {
  if (phone !== null) refuseFault('phone', phoneFault(phone));
  return phone;
}

/** Nobody gives more than they have: only an administrator makes another one. */
function requireGivable({ isAdministrator }: Reach, role: Role) {
  if (role === roleCodes.schoolAdmin && !isAdministrator) refuse('access.denied');
}

const oneNumber = {
  constraint: 'membership_account',
  key: 'member.numberTaken',
  field: 'number',
} as const;

/**
 * With an account of the school's making, unless the phone is somebody's: an account that people
 * have made is theirs, and they claim the line themselves.
 */
export async function addMember(db: Db, own: SchoolCaller, asked: Added) {
  requireGivable(own.reach, asked.role);
  const phone = checkedPhone(asked.phone);
  const password = newInitialPassword();
  const passwordHash = hashInitial(password);
  const now = own.clock.now();
  return unlessTaken(
    oneNumber,
    db.transaction(async (tx) => {
      const row = await writtenRow(tx, own.reach, asked);
      const about = { role: asked.role, now };
      const guardianship = guardianshipOf(asked, noGuardianship, about);
      const state = stateOf({ ...guardianship, state: memberStateCodes.active }, now);
      const isSomebodys = phone !== null && (await findByPhone(tx, 'main', phone)) !== null;
      const personId = isSomebodys
        ? null
        : await insertAccount(tx, { name: row.name, passwordHash, registeredAt: now });
      const id = await insertMember(tx, {
        ...row,
        ...guardianship,
        state,
        phone,
        personId,
        role: asked.role,
        organisationId: own.reach.organisationId,
        isAccountMade: personId !== null,
        joinedAt: now,
      });
      await writeSchoolAudit(tx, own, {
        act: 'member.add',
        about: `${row.name} ${row.number}`,
        ...(guardianship.birthMonth !== null && { after: consentFacts(guardianship, now) }),
      });
      return { id, credentials: isSomebodys ? null : { account: row.number, password } };
    }),
  );
}

export async function editMember(
  db: Db,
  own: SchoolCaller & { sessions: WarmSessions },
  { id, version, ...asked }: Edited,
) {
  const edit = async (tx: Db) => {
    const before = await lockForChange(tx, own.reach, id);
    if (before.version !== version) refuse('member.changed');
    const row = await writtenRow(tx, own.reach, asked);
    const phone = asked.phone === undefined ? before.phone : checkedPhone(asked.phone);
    // Who signs in by a name of their own keeps it.
    const account = before.account === before.number ? row.account : before.account;
    const now = own.clock.now();
    const guardianship = guardianshipOf(asked, before, { role: before.role, now });
    const state = stateOf({ ...guardianship, state: before.state }, now);
    const place = await findPlace(tx, id);
    await updateMember(tx, id, { ...row, ...guardianship, state, account, phone });
    await writeSchoolAudit(tx, own, {
      act: 'member.edit',
      about: `${row.name} ${row.number}`,
      before: {
        name: before.name,
        number: before.number ?? '',
        ...place,
        ...consentFacts(before, now),
      },
      after: {
        name: row.name,
        number: row.number,
        ...(await findPlace(tx, id)),
        ...consentFacts(guardianship, now),
      },
      ...(before.personId !== null && { toPersonId: before.personId }),
    });
    return before.personId;
  };
  const personId = await unlessTaken(oneNumber, db.transaction(edit));
  if (personId !== null) own.sessions.forget(personId);
  return null;
}
