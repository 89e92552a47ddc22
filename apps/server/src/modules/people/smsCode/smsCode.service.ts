import { timingSafeEqual } from 'node:crypto';
import { smsPhoneFault } from '@cheese/domain/rules/phone';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Sms } from '../../../ports/sms';
import { refuse, refuseFault } from '../../../refusal';
import { hashOf, newCode, newSecret } from '../../../secrets';
import { type Door, failTry, puzzleFor } from '../auth/tries';
import { limits } from '../../base/limit/limit.rules';
import { giveBack, sweepAttempts, takeTurns } from '../../base/limit/limit.service';
import { ownPhone } from '../person/ownPhone';
import { deleteCodesBefore, insertCode, spendCode, spendTry } from './smsCode.store';

const LIFE_MS = 5 * 60_000;
const MOST_TRIES = 5;

interface Post extends Door {
  person: Person | null;
  sms: Sms;
  log: FastifyBaseLogger;
}

/**
 * Sends a code to a phone, whether anybody is registered with it or not. Who is signed in and names
 * none means their own, of which no screen knows the middle.
 */
export async function sendCode(
  db: Db,
  post: Post,
  { p, ...asked }: { p?: string; ticket?: string },
) {
  const phone = p ?? (post.person ? await ownPhone(db, post.person) : '');
  refuseFault('p', smsPhoneFault(phone));
  const { clock, caller } = post;
  const now = clock.now();
  const wanted = [
    { key: `sms:${phone}`, limit: limits.smsToPhone },
    { key: `sms-from:${caller.address}`, limit: limits.smsFromAddress },
  ];
  const puzzle = puzzleFor(post, { kind: 'phone', name: phone }, asked.ticket);
  const turns = await takeTurns(db, now, wanted, puzzle);
  await sweep(db, now);
  const code = newCode();
  const salt = newSecret();
  const codeHash = hashOf(salt + code);
  await insertCode(db, { service: caller.service, phone, salt, codeHash, sentAt: now });
  await deliver(db, post, { phone, code }, turns);
  return null;
}

/** What the provider did not take, the user may ask for again at once. */
async function deliver(
  db: Db,
  { sms, log }: Post,
  message: { phone: string; code: string },
  turns: number[],
) {
  try {
    await sms.send(message);
  } catch (error) {
    log.error({ err: error }, 'no SMS was sent');
    await giveBack(db, turns);
    refuse('sms.failed');
  }
}

async function sweep(db: Db, now: Date) {
  await sweepAttempts(db, now);
  await deleteCodesBefore(db, new Date(now.getTime() - LIFE_MS));
}

/** Checks the code that was sent to a phone: its number, good until `useCode` spends it. */
export async function checkCode(db: Db, door: Door, phone: string, code: string) {
  const sentAfter = new Date(door.clock.now().getTime() - LIFE_MS);
  const { service } = door.caller;
  const sent = await spendTry(db, { service, phone }, { sentAfter, mostTries: MOST_TRIES });
  const isRight = sent !== null && isSame(hashOf(sent.salt + code), sent.codeHash);
  return isRight ? sent.id : failTry(db, door, 'code.wrong');
}

/** Spends a checked code, in the transaction of what it is good for. */
export async function useCode(db: Db, id: number, now: Date) {
  if (!(await spendCode(db, id, now))) refuse('code.wrong');
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
