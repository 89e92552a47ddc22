import type { LoginPlatform } from '@cheese/domain/codes/people/login';
import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import type { SignedIn } from '@cheese/domain/contract/people/shapes/credentials';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import { accountFault, codeFault, passwordFault } from '@cheese/domain/rules/people/signInFaults';
import type { Db } from '../../../db/database';
import { refuse, refuseFault } from '../../../calls/refusal';
import { findByPhone, lockPasswordHash } from '../person/person.door';
import { findOrRegister } from '../person/register';
import { selectByAccount } from '../member/member.door';
import { findSchoolNow } from '../organisation/organisation.door';
import { refundAttempts } from '../../base/limit/limit.service';
import { beginSession } from '../session/session.service';
import { checkCode, findSent, useCode } from '../smsCode/smsCode.service';
import { isRightPassword } from '../tries/password';
import { inSignInQueue, type QueuedSignInContext } from '../tries/inSignInQueue';
import {
  type Account,
  type SignInContext,
  failTry,
  passTry,
  takeTry,
  type Tried,
} from '../tries/tries';

interface LoginAsked {
  loginPlatform: LoginPlatform;
  expireTime: number;
  ticket?: string;
}

interface PasswordLogin extends LoginAsked {
  phoneNum: string;
  password: string;
}

export async function logInByPassword(db: Db, door: QueuedSignInContext, asked: PasswordLogin) {
  refuseFault('phoneNum', phoneFault(asked.phoneNum));
  refuseFault('password', passwordFault(asked.password));
  const account = { kind: 'phone', name: asked.phoneNum } as const;
  return inSignInQueue(db, door, { account, what: 'password' }, () =>
    tryPassword(db, door, account, asked),
  );
}

async function tryPassword(
  db: Db,
  door: SignInContext,
  account: Account,
  asked: PasswordLogin,
): Promise<SignedIn> {
  const { phoneNum, password, ticket } = asked;
  const tried = await takeTry(db, door, { account, what: 'password', ticket });
  const person = await findByPhone(db, door.caller.service, phoneNum);
  const isRight = await isRightPassword(person?.passwordHash ?? null, password);
  if (!person || !isRight) return failTry(db, door, tried, 'login.wrong');
  const { id: personId, passwordHash } = person;
  return succeedByPassword(db, door, tried, { ...asked, personId, passwordHash });
}

interface CodeLogin extends LoginAsked {
  mobile: string;
  code: string;
}

/** A phone that comes for the first time is registered. */
export async function logInByCode(db: Db, door: QueuedSignInContext, asked: CodeLogin) {
  refuseFault('mobile', phoneFault(asked.mobile));
  refuseFault('code', codeFault(asked.code));
  const account = { kind: 'phone', name: asked.mobile } as const;
  return inSignInQueue(db, door, { account, what: 'code' }, () =>
    tryCode(db, door, account, asked),
  );
}

async function tryCode(
  db: Db,
  door: SignInContext,
  account: Account,
  asked: CodeLogin,
): Promise<SignedIn> {
  const { mobile, code, ticket } = asked;
  const { isElsewhere, ...found } = await findSent(db, door, mobile);
  const tried = await takeTry(db, door, { account, what: 'code', ticket, isElsewhere });
  const codeId = await checkCode(db, door, { ...tried, ...found }, code);
  const now = door.clock.now();
  return db.transaction(async (inside) => {
    await useCode(inside, codeId, now);
    const person = await findOrRegister(inside, door.caller.service, mobile, now);
    return succeed(inside, door, tried, { ...asked, personId: person.id });
  });
}

interface SchoolLogin extends LoginAsked {
  orgId: number;
  username: string;
  password: string;
}

export async function logInBySchoolAccount(db: Db, door: QueuedSignInContext, said: SchoolLogin) {
  refuseFault('username', accountFault(said.username, 'school'));
  refuseFault('password', passwordFault(said.password));
  const asked = { ...said, orgId: await findSchoolNow(db, said.orgId) };
  const account = { kind: 'school', name: asked.username, orgId: asked.orgId } as const;
  return inSignInQueue(db, door, { account, what: 'password' }, () =>
    trySchoolPassword(db, door, account, asked),
  );
}

async function trySchoolPassword(
  db: Db,
  door: SignInContext,
  account: Account,
  asked: SchoolLogin,
): Promise<SignedIn> {
  const { username, password, orgId, ticket } = asked;
  const tried = await takeTry(db, door, { account, what: 'password', ticket });
  const [holder] = await selectByAccount(db, username, orgId);
  const isRight = await isRightPassword(holder?.passwordHash ?? null, password);
  if (!holder || !isRight) return failTry(db, door, tried, 'login.wrong');
  const { personId, passwordHash, state } = holder;
  if (state === memberStateCodes.waiting) return turnAway(db, tried);
  const beginning = { ...asked, personId, passwordHash, organisationId: orgId };
  return succeedByPassword(db, door, tried, beginning);
}

/** The right password of somebody who may not come in yet is no guess. */
async function turnAway(db: Db, tried: Tried): Promise<never> {
  await refundAttempts(db, tried.turns);
  return refuse('member.consentNeeded');
}

type Beginning = Parameters<typeof beginSession>[2];

interface Verified extends Beginning {
  passwordHash: string | null;
}

/**
 * A password change ends all sessions, so the hash is checked again under a lock before a session
 * begins.
 */
function succeedByPassword(db: Db, door: SignInContext, tried: Tried, verified: Verified) {
  return db.transaction(async (inside) => {
    const hashNow = await lockPasswordHash(inside, verified.personId);
    if (hashNow !== verified.passwordHash) refuse('login.wrong');
    return succeed(inside, door, tried, verified);
  });
}

function succeed(db: Db, door: SignInContext, tried: Tried, beginning: Beginning) {
  return db.transaction(async (inside) => {
    await passTry(inside, door, tried);
    return beginSession(inside, door, beginning);
  });
}
