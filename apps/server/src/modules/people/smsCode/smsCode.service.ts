import { timingSafeEqual } from 'node:crypto';
import { smsPhoneFault } from '@cheese/domain/rules/people/phone';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Sms } from '../../../ports/sms';
import { refuse, refuseFault } from '../../../calls/refusal';
import { hashOf, newCode, newSecret } from '../../../config/secrets';
import { type SignInContext, failTry, isKnownBrowser, puzzleFor, type Tried } from '../tries/tries';
import { SMS_BEFORE_PUZZLE } from '../../base/limit/limit.rules';
import {
  refundAttempts,
  refundAttemptsAt,
  sweepAttempts,
  consumeRateLimits,
} from '../../base/limit/limit.service';
import { ownPhone } from '../person/ownPhone';
import { selectPerson } from '../person/person.door';
import {
  deleteCodesBefore,
  findNewestCode,
  insertCode,
  spendCode,
  spendTry,
} from './smsCode.store';
import { turnOfAddress, turnOfOwner, turnOfPhone, turnsOfStrangers } from './smsCode.turns';

const LIFE_MS = 5 * 60_000;
const MOST_TRIES = 5;

interface Post extends SignInContext {
  person: Person | null;
  sms: Sms;
  log: FastifyBaseLogger;
}

/**
 * Sends a code, regardless of registration. A signed-in user who gives no number means their own,
 * which pages show only masked.
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
  const account = { kind: 'phone', name: phone } as const;
  const own = await ownWay(db, post, phone);
  const ofStrangers = turnsOfStrangers(phone, caller.address);
  const theirs = own ? [turnOfOwner(phone, own)] : ofStrangers;
  const puzzle = puzzleFor(post, account, {
    isKnown: own !== null,
    ticket: asked.ticket,
    isSuspect: (counted) => own === null && counted(ofStrangers[0].key).length >= SMS_BEFORE_PUZZLE,
  });
  const all = [turnOfAddress(caller.address), turnOfPhone(phone), ...theirs];
  const turns = await consumeRateLimits(db, now, all, puzzle);
  await sweep(db, now);
  const code = newCode();
  const salt = newSecret();
  const codeHash = hashOf(salt + code);
  const asker = { browserHash: post.browser.mark(), address: caller.address, turn: turns[0] };
  await insertCode(db, { service: caller.service, phone, salt, codeHash, ...asker, sentAt: now });
  await deliver(db, post, { phone, code }, turns);
  return null;
}

/**
 * Owners have their own quota, so that strangers cannot exhaust it: the user signed in with this
 * phone, and browsers its owner has used.
 */
async function ownWay(db: Db, post: Post, phone: string): Promise<string | null> {
  if (post.person && (await selectPerson(db, post.person.id)).phone === phone) return '@owner';
  const isKnown = await isKnownBrowser(db, post, { kind: 'phone', name: phone });
  return isKnown ? `@${post.browser.hash}` : null;
}

/** If the provider rejects the message, the user may request it again at once. */
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
    await refundAttempts(db, turns);
    refuse('sms.failed');
  }
}

async function sweep(db: Db, now: Date) {
  await sweepAttempts(db, now);
  await deleteCodesBefore(db, new Date(now.getTime() - LIFE_MS));
}

/** The code being tried, and whether the caller requested it. */
export async function findSent(db: Db, { clock, caller, browser }: SignInContext, phone: string) {
  const sentAfter = new Date(clock.now().getTime() - LIFE_MS);
  const asked = { service: caller.service, phone };
  const sent = await findNewestCode(db, asked, { sentAfter, browserHash: browser.hash });
  const isOwn = sent !== null && sent.browserHash === browser.hash;
  const isElsewhere = sent !== null && !isOwn && sent.address !== caller.address;
  return { sent, isOwn, isElsewhere };
}

type Found = Awaited<ReturnType<typeof findSent>>;

/** Checks the code that was sent to a phone: its number, good until `useCode` spends it. */
export async function checkCode(
  db: Db,
  door: SignInContext,
  tried: Tried & Pick<Found, 'sent' | 'isOwn'>,
  code: string,
) {
  const { sent, isOwn } = tried;
  const mayBe = sent !== null && (await spendTry(db, sent.id, isOwn, MOST_TRIES));
  const isRight = mayBe && isSame(hashOf(sent.salt + code), sent.codeHash);
  return isRight ? sent.id : failTry(db, door, tried, 'code.wrong');
}

/**
 * Spends a checked code, in the transaction of what it is good for. Who uses one has the phone, and
 * was no stranger: what it cost the phone's strangers and the address is given back.
 */
export async function useCode(db: Db, id: number, now: Date) {
  const spent = (await spendCode(db, id, now)) ?? refuse('code.wrong');
  if (spent.turn !== null) await refundAttempts(db, [spent.turn]);
  if (spent.address === null) return;
  const keys = turnsOfStrangers(spent.phone, spent.address).map(({ key }) => key);
  await refundAttemptsAt(db, keys, spent.sentAt);
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
