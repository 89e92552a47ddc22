import type { LicenceContract as C } from '@cheese/domain/contract/shop/licence';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { retriedTransaction } from '../../../db/retriedTransaction';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimitsWithin } from '../../base/limit/limit.service';
import { type SchoolCaller, writeSchoolAudit } from '../../school/rights/schoolAudit';
import { shutSeats } from '../entitlement/entitlement.door';
import { arrangeSeats, isRunning, openTo } from './licence.seats';
import { countInUse, forgetSeats, freeSeat, giveSeat } from './licence.seats.store';
import { lockOwn } from './licence.service';
import { referenceOf } from './licence.shapes';
import type { LicenceRow } from './licence.tables';

const countAct = (tx: Db, { person, clock }: SchoolCaller) =>
  consumeRateLimitsWithin(tx, clock.now(), [
    { key: `seat:${person.id}`, limit: limits.seatsOfPerson },
  ]);

/** Under the lock of a licence that runs; whoever changes its seats sees them counted at once. */
async function changeSeats(
  db: Db,
  caller: SchoolCaller,
  id: number,
  change: (tx: Db, row: LicenceRow, now: Date) => Promise<void>,
) {
  const { reach, clock } = caller;
  await retriedTransaction(db, async (tx) => {
    const now = clock.now();
    await countAct(tx, caller);
    const row = await lockOwn(tx, reach, id);
    await change(tx, isRunning(row, now) ? row : refuse('licence.notActive'), now);
  });
  forgetSeats(id);
  return null;
}

async function take(tx: Db, licenceId: number, personId: number, now: Date) {
  if (!(await freeSeat(tx, licenceId, personId, now))) refuse('licence.seatNotFound');
  await shutSeats(tx, licenceId, [personId], now);
}

export const freeOne = (
  db: Db,
  caller: SchoolCaller,
  { id, personId }: Static<C['free']['body']>,
) =>
  changeSeats(db, caller, id, async (tx, row, now) => {
    await take(tx, id, personId, now);
    await arrangeSeats(tx, id, now);
    const about = referenceOf(row);
    await writeSchoolAudit(tx, caller, { act: 'licence.free', about, toPersonId: personId });
  });

/** One person's seat may be given to another in one step, so that nobody else slips in. */
export const giveOne = (
  db: Db,
  caller: SchoolCaller,
  { id, personId, fromPersonId }: Static<C['give']['body']>,
) =>
  changeSeats(db, caller, id, async (tx, row, now) => {
    if (fromPersonId !== undefined) await take(tx, id, fromPersonId, now);
    if ((await countInUse(tx, id)) >= row.seats) refuse('licence.noSeat');
    if (!(await giveSeat(tx, row, personId, now))) refuse('licence.notWaiting');
    await openTo(tx, row, [personId], now);
    const about = referenceOf(row);
    if (fromPersonId !== undefined) {
      await writeSchoolAudit(tx, caller, { act: 'licence.free', about, toPersonId: fromPersonId });
    }
    await writeSchoolAudit(tx, caller, { act: 'licence.give', about, toPersonId: personId });
  });
