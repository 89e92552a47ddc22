import { randomUUID } from 'node:crypto';
import { loginLimits } from '@cheese/domain/codes/base/limits';
import { scanStateCodes, loginPlatformCodes } from '@cheese/domain/codes/people/login';
import type { SignedIn } from '@cheese/domain/contract/people/shapes/credentials';
import type { ScanAnswer } from '@cheese/domain/contract/people/scan';
import type { Caller } from '../../../calls/caller';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import { beginSession } from '../session/session.service';
import type { HeldScans } from './scan.held';
import { SCAN_LIFE_MS, scanAnswer } from './scan.rules';
import {
  deleteScansBefore,
  findScan,
  insertScans,
  markCancelled,
  markConfirmed,
  markSubmitted,
} from './scan.store';

/** Long-polling timeout, and the interval between lookups. */
const HELD_MS = 25_000;
const LOOK_MS = 500;

interface Door {
  clock: Clock;
  caller: Caller;
}

interface Held extends Door {
  stopping: AbortSignal;
  /** The page has hung up. */
  hasLeft(): boolean;
  held: HeldScans;
}

/** Ids for QR codes, long and random, because knowing one is enough to act for its page. */
export async function generateIds(db: Db, { clock, caller }: Door, cnt: number) {
  const now = clock.now();
  const key = `scan:${caller.address}`;
  await consumeRateLimits(db, now, [{ key, limit: limits.scanCodesForAddress }]);
  await deleteScansBefore(db, new Date(now.getTime() - 2 * SCAN_LIFE_MS));
  const uuids = Array.from({ length: cnt }, () => randomUUID());
  await insertScans(db, uuids, caller.address, now);
  return uuids;
}

/** Answers as soon as the phone has moved on, or after a while how things stand. */
export async function awaitPhone(door: Held, uuid: string): Promise<ScanAnswer> {
  const { isHeld, end } = door.held.hold(uuid, door.caller.address);
  try {
    return await hold(door, uuid, isHeld);
  } finally {
    end();
  }
}

async function hold({ clock, caller, held, ...ends }: Held, uuid: string, isHeld: () => boolean) {
  const { address } = caller;
  const look = async () => {
    const row = await held.look({ uuid, address });
    return (row && scanAnswer(row, clock.now())) ?? refuse('scan.expired');
  };
  const first = await look();
  const until = clock.now().getTime() + HELD_MS;
  let answer = first;
  while (isUndecided(answer) && answer.status === first.status) {
    if (ends.stopping.aborted || ends.hasLeft() || !isHeld()) break;
    if (clock.now().getTime() >= until) break;
    // At the same moments as all the others, so that one look is enough.
    await clock.pause(LOOK_MS - (clock.now().getTime() % LOOK_MS));
    answer = await look();
  }
  return answer;
}

const isUndecided = ({ status, token }: ScanAnswer) =>
  status !== scanStateCodes.confirmed && token === null;

/** Signs the page in once, as the user who confirmed on the phone. */
export async function submitScan(db: Db, { clock, caller }: Door, uuid: string): Promise<SignedIn> {
  const now = clock.now();
  return db.transaction(async (inside) => {
    const submitted = await markSubmitted(inside, uuid, caller.address, now);
    const personId = submitted?.confirmedBy;
    if (personId == null) return refuseUnready(inside, { clock, caller }, uuid);
    const { expireTimeS: expireTime } = loginLimits;
    return beginSession(
      inside,
      { clock, caller },
      { personId, loginPlatform: loginPlatformCodes.web, expireTime },
    );
  });
}

async function refuseUnready(db: Db, { clock, caller }: Door, uuid: string): Promise<never> {
  const row = await findScan(db, uuid, caller.address);
  const isWaiting = row !== null && scanAnswer(row, clock.now())?.token === null;
  return refuse(isWaiting ? 'scan.unconfirmed' : 'scan.expired');
}

export async function cancelScan(db: Db, { clock }: { clock: Clock }, uuid: string) {
  await markCancelled(db, { uuid }, clock.now());
  return null;
}

/** The confirmation on the phone, by the user signed in there. */
export async function completeScan(
  db: Db,
  { clock, person }: { clock: Clock; person: Person },
  uuid: string,
) {
  const isConfirmed = await markConfirmed(db, { uuid }, person.id, clock.now());
  if (!isConfirmed) refuse('scan.expired');
  return null;
}
