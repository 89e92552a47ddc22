import type { UserContract } from '@cheese/domain/contract/people/user';
import { fieldMessages } from '@cheese/domain/texts/fieldMessages';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse, refuseFault } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import { claimRollLine, findMembership, isWaitingOnRoll } from '../member/member.door';
import { refuseSensitiveName } from '../publicWord/publicWord.service';
import { updatePerson } from '../person/person.door';
import type { CallerContext } from '../../../calls/callerContext';

type Profile = Static<UserContract['changeProfile']['body']>;
type Identity = Static<UserContract['changeIdentity']['body']>;

/** A name must contain a visible character. */
const blankFault = (text: string, message: string) =>
  /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text) ? null : message;

export async function changeProfile(db: Db, person: Person, { name, ...profile }: Profile) {
  refuseFault('name', blankFault(name, fieldMessages.nameEmpty));
  const nickname = await checkedNickname(db, profile.nickname);
  await updatePerson(db, person.id, { ...profile, nickname, name: name.trim() });
  return null;
}

export async function changeNickname(db: Db, person: Person, nickname: string) {
  await updatePerson(db, person.id, { nickname: await checkedNickname(db, nickname) });
  return null;
}

async function checkedNickname(db: Db, nickname: string) {
  refuseFault('nickname', blankFault(nickname, fieldMessages.nicknameEmpty));
  await refuseSensitiveName(db, nickname);
  return nickname.trim();
}

/**
 * Matches the user with the school's roll; rate-limited, so that the roll cannot be read by
 * guessing.
 */
export async function changeIdentity(
  db: Db,
  { person, clock, sessions }: CallerContext<'sessions'>,
  { mainOrgId: organisationId, name, number }: Identity,
) {
  const turn = { key: `identity:${person.id}`, limit: limits.identityOfPerson };
  await consumeRateLimits(db, clock.now(), [turn]);
  const identity = { organisationId, name: name.trim(), number: number.trim() };
  await db.transaction(async (inside) => {
    // The user already has a line at this school.
    if (await findMembership(inside, person.id, organisationId)) refuse('identity.unknown');
    if (!(await claimRollLine(inside, person.id, identity))) {
      const isWaiting = await isWaitingOnRoll(inside, identity);
      refuse(isWaiting ? 'member.consentNeeded' : 'identity.unknown');
    }
    await updatePerson(inside, person.id, { name: identity.name });
  });
  sessions.forget(person.id);
  return null;
}
