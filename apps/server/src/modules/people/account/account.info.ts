import type { EmergencyUser } from '@cheese/domain/contract/emergency/user';
import type { CompleteUserInfo, UserInfo } from '@cheese/domain/contract/people/user';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { toOrganisation } from '../organisation/organisation.service';
import { findMembership, selectSuspendedSchools } from '../member/member.door';
import { selectPerson } from '../person/person.door';
import { hideMiddle } from '../person/hideMiddle';
import type { PersonRow } from '../person/person.tables';

const toInfo = ({ name, nickname, avatar }: PersonRow): UserInfo => ({ name, nickname, avatar });

export const readInfo = async (db: Db, { id }: Person) => toInfo(await selectPerson(db, id));

/** Their role, account and number are those of the organisation in which they are here. */
export async function readCompleteInfo(db: Db, person: Person): Promise<CompleteUserInfo> {
  const row = await selectPerson(db, person.id);
  const here = await membershipHere(db, person);
  const user = {
    id: row.id,
    userName: here?.membership.account ?? null,
    phoneNum: hideMiddle(row.phone),
    number: here?.membership.number ?? null,
    orgUserRole: here && { code: here.membership.role },
    organisation: here && toOrganisation(here.organisation),
    suspendedSchools: (await selectSuspendedSchools(db, person.id)).map(({ name }) => name),
    isPlatformAdmin: row.isPlatformAdmin,
    mustChangePassword: row.mustChangePassword,
  };
  const { gender, introduction } = row;
  return { user, userExtend: { ...toInfo(row), gender, introduction } };
}

const membershipHere = async (db: Db, { id, organisationId }: Person) =>
  organisationId === null ? null : findMembership(db, id, organisationId);

export const hasPassword = async (db: Db, { id }: Person) =>
  (await selectPerson(db, id)).passwordHash !== null;

export async function readEmergencyInfo(db: Db, person: Person): Promise<EmergencyUser> {
  const row = await selectPerson(db, person.id);
  const here = await membershipHere(db, person);
  const role = row.isPlatformAdmin ? 1 : row.isWelfareManager ? 2 : 3;
  return {
    id: row.id,
    name: row.name ?? row.nickname,
    avatar: row.avatar,
    role,
    orgName: here?.organisation.name ?? null,
  };
}
