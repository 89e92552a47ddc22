import type { Session } from '@cheese/domain/contract/people/session';
import type { SignedIn } from '@cheese/domain/contract/people/shapes/credentials';
import type { LoginPlatform } from '@cheese/domain/codes/people/login';
import type { Caller } from '../../../calls/caller';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../calls/refusal';
import { hashOf, newSecret } from '../../../config/secrets';
import { describeDevice, hideEnd } from './device';
import { keepAccount, selectPerson } from '../person/person.door';
import {
  insertSession,
  revokeAllBut,
  revokeOne,
  selectAlive,
  updateSession,
} from './session.store';
import type { WarmSessions } from './warmSessions';

export interface Doorway {
  clock: Clock;
  caller: Caller;
  sessions: WarmSessions;
}

interface Beginning {
  personId: number;
  organisationId?: number | null;
  loginPlatform: LoginPlatform;
  expireTime: number;
}

/** Signs a user in. The token is returned once and only its hash is stored. */
export async function beginSession(
  db: Db,
  { clock, caller }: Pick<Doorway, 'clock' | 'caller'>,
  { personId, organisationId = null, loginPlatform, expireTime }: Beginning,
): Promise<SignedIn> {
  await enterAccount(db, personId);
  const token = newSecret();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + expireTime * 1000);
  await insertSession(db, {
    tokenHash: hashOf(token),
    personId,
    organisationId,
    loginPlatform,
    device: describeDevice(caller.userAgent),
    address: hideEnd(caller.address),
    signedInAt: now,
    lastUsedAt: now,
    expiresAt,
  });
  return { token, expiresAt: expiresAt.getTime() };
}

/** Only whoever has proven to be its owner is told that it is disabled. */
async function enterAccount(db: Db, personId: number) {
  const { disabledAt, eraseAt } = await selectPerson(db, personId);
  if (disabledAt !== null) refuse('login.disabled');
  if (eraseAt !== null) await keepAccount(db, personId);
}

/**
 * Puts the session into another school under a new token, for as long as it had: whatever it began,
 * such as an exam on one device, goes on.
 */
export async function moveSession(
  tx: Db,
  { person }: { person: Person },
  organisationId: number,
): Promise<SignedIn> {
  const token = newSecret();
  const to = { tokenHash: hashOf(token), organisationId };
  const moved = (await updateSession(tx, person.sessionId, to)) ?? refuse('session.unknown');
  return { token, expiresAt: moved.expiresAt.getTime() };
}

interface SessionOwner extends Pick<Doorway, 'clock' | 'sessions'> {
  person: Person;
}

export async function listSessions(
  db: Db,
  { clock, person }: Omit<SessionOwner, 'sessions'>,
): Promise<Session[]> {
  const rows = await selectAlive(db, person.id, clock.now());
  return rows.map((row) => ({
    ...row,
    signedInAt: row.signedInAt.getTime(),
    lastUsedAt: row.lastUsedAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    isCurrent: row.id === person.sessionId,
  }));
}

export async function endSession(db: Db, { clock, sessions, person }: SessionOwner, id: number) {
  const isEnded = await revokeOne(db, person.id, id, clock.now());
  sessions.forget(person.id);
  if (!isEnded) refuse('session.unknown');
  return null;
}

export async function endOtherSessions(db: Db, { clock, sessions, person }: SessionOwner) {
  await revokeAllBut(db, person.id, person.sessionId, clock.now());
  sessions.forget(person.id);
  return null;
}

/** Puts down a token, good or not. */
export async function logOut(
  db: Db,
  { person, clock, sessions }: Omit<SessionOwner, 'person'> & { person: Person | null },
) {
  if (!person) return null;
  await revokeOne(db, person.id, person.sessionId, clock.now());
  sessions.forget(person.id);
  return null;
}

export const isTokenValid = async (
  { sessions, caller }: Pick<Doorway, 'sessions' | 'caller'>,
  token: string,
) => (await sessions.find(token, caller.service)) !== null;
