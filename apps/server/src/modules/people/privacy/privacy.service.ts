import { deletionDays } from '@cheese/domain/codes/people/privacy';
import type { Answers } from '@cheese/domain/contract/call';
import type { PrivacyContract as C } from '@cheese/domain/contract/people/privacy';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { enqueue } from '../../base/job/job.service';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimitsWithin } from '../../base/limit/limit.service';
import { provePhone } from '../auth/provePhone';
import { selectAccounts } from '../member/member.door';
import { ownPhone } from '../person/ownPhone';
import { selectPerson, updatePerson } from '../person/person.door';
import { revokeAllBut } from '../session/session.door';
import type { WarmSessions } from '../session/warmSessions';
import { useCode } from '../smsCode/smsCode.service';
import { inSignInQueue, type QueuedSignInContext } from '../tries/inSignInQueue';
import { isRightPassword } from '../tries/password';
import { failTry, passTry, takeTry } from '../tries/tries';
import { requireReplaceable } from './privacy.erase';
import { EXPORT } from './privacy.kinds';
import { readRetention } from './privacy.retention';
import { beginExport, deletePieces, findExport, selectLooks } from './privacy.store';
import { privacyTexts as texts } from './privacy.texts';

/** The same for everybody: what is fetched there is the copy of whoever fetches it. */
export const exportPath = '/storage/privacy/export.zip';

const DAY_MS = 86_400_000;

export async function readOverview(
  db: Db,
  { person, clock }: CallerContext,
): Promise<Answers<C['overview']>> {
  const { passwordHash, phone } = await selectPerson(db, person.id);
  const found = await findExport(db, person.id);
  const isOver = found?.expiresAt != null && found.expiresAt <= clock.now();
  const isReady = found?.state === 'ready';
  return {
    retention: await readRetention(db),
    hasPassword: passwordHash !== null,
    hasPhone: phone !== null,
    export:
      found && !isOver
        ? {
            state: found.state,
            askedAt: found.askedAt.getTime(),
            url: isReady ? exportPath : null,
            fileName: isReady ? texts.fileName : null,
            expiresAt: found.expiresAt && found.expiresAt.getTime(),
          }
        : null,
  };
}

export async function listLooks(
  db: Db,
  { person }: Pick<CallerContext, 'person'>,
  query: Static<C['looks']['query']>,
): Promise<Answers<C['looks']>> {
  const { list, total } = await selectLooks(db, person.id, query);
  return { total, list: list.map(({ at, ...look }) => ({ ...look, at: at.getTime() })) };
}

export async function askExport(db: Db, { person, clock }: CallerContext) {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await consumeRateLimitsWithin(tx, now, [
      { key: `personalExport:${person.id}`, limit: limits.personalExportsOfPerson },
    ]);
    if (!(await beginExport(tx, person.id, now))) refuse('privacy.exporting');
    await deletePieces(tx, person.id);
    await enqueue(tx, {
      kind: EXPORT,
      payload: { personId: person.id },
      personId: person.id,
      organisationId: person.organisationId,
      onceKey: null,
      runAt: now,
    });
  });
  return null;
}

type Leaving = QueuedSignInContext & { person: Person; sessions: WarmSessions };

/** A sign-in alone is not enough: somebody may have left it open. */
export async function deleteAccount(
  db: Db,
  door: Leaving,
  asked: Static<C['deleteAccount']['body']>,
): Promise<Answers<C['deleteAccount']>> {
  const { person, clock, sessions } = door;
  const codeId = await prove(db, door, asked);
  const dueAt = new Date(clock.now().getTime() + deletionDays * DAY_MS);
  await db.transaction(async (tx) => {
    if (codeId !== null) await useCode(tx, codeId, clock.now());
    await requireReplaceable(tx, person.id);
    await updatePerson(tx, person.id, { eraseAt: dueAt });
    await revokeAllBut(tx, person.id, null, clock.now());
  });
  sessions.forget(person.id);
  return { dueAt: dueAt.getTime() };
}

/** Answers the code that was used; null where it was the password. */
async function prove(
  db: Db,
  door: Leaving,
  { password, code, ticket }: Static<C['deleteAccount']['body']>,
): Promise<number | null> {
  if (code) {
    const phone = await ownPhone(db, door.person);
    return provePhone(db, door, phone, { field: 'code', code, ticket });
  }
  const { phone, passwordHash } = await selectPerson(db, door.person.id);
  const name = phone ?? (await selectAccounts(db, door.person.id))[0]?.name ?? '';
  const account = { kind: phone ? 'phone' : 'school', name } as const;
  await inSignInQueue(db, door, { account, what: 'password' }, async () => {
    const tried = await takeTry(db, door, { account, what: 'password', ticket });
    const isRight = await isRightPassword(passwordHash, password ?? '');
    if (!isRight) return failTry(db, door, tried, 'privacy.notProven');
    await passTry(db, door, tried);
  });
  return null;
}
