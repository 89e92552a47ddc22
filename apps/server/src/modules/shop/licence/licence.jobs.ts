import { licenceReminderDays } from '@cheese/domain/codes/shop/licences';
import type { Db } from '../../../db/database';
import { retriedTransaction } from '../../../db/retriedTransaction';
import type { Clock } from '../../../ports/clock';
import { hourly, queueHourly, repeating } from '../../base/job/hourly';
import type { JobKinds } from '../../base/job/job.run';
import { notifySchool } from './licence.notify';
import { AHEAD_MS, arrangeSeats } from './licence.seats';
import { daysOf } from './licence.shapes';
import {
  deleteChanges,
  findLicence,
  lockLicence,
  selectChanges,
  selectToRemind,
  selectToSeat,
  updateLicence,
} from './licence.store';
import { licenceTexts } from './licence.texts';

const SEATS = 'arrangeLicenceSeats';
const REMIND = 'remindOfLicences';
const EVERY_MS = 15_000;

interface Shop {
  db: Db;
  clock: Clock;
}

/** A change is forgotten only once all licences of its school followed it. */
async function followChanges(db: Db, now: Date) {
  const changes = await selectChanges(db);
  const schools = [...new Set(changes.map(({ organisationId }) => organisationId))];
  const from = new Date(now.getTime() + AHEAD_MS);
  for (const { id } of await selectToSeat(db, { now, from }, schools)) {
    await retriedTransaction(db, (tx) => arrangeSeats(tx, id, now));
  }
  if (changes.length > 0) {
    await deleteChanges(
      db,
      changes.map(({ id }) => id),
    );
  }
}

/** A licence that was sold for a few days gets one reminder, the nearest. */
async function remind(db: Db, now: Date) {
  for (const days of [...licenceReminderDays].sort((a, b) => a - b)) {
    for (const { id } of await selectToRemind(db, now, days)) {
      await db.transaction((tx) => remindOf(tx, { id, days, now }));
    }
  }
}

async function remindOf(tx: Db, { id, days, now }: { id: number; days: number; now: Date }) {
  const row = await lockLicence(tx, id);
  const found = await findLicence(tx, id);
  if (!row || !found || (row.remindedDays ?? Infinity) <= days) return;
  await updateLicence(tx, id, { remindedDays: days });
  const text = licenceTexts.ends(found.product.title, daysOf(row).endsOn);
  await notifySchool(tx, row.organisationId, { title: licenceTexts.endsTitle(days), text, now });
}

/** Seats follow the people of a school within a minute; reminders are looked for hourly. */
export const licenceJobs = ({ db, clock }: Shop): JobKinds => ({
  [SEATS]: repeating(EVERY_MS, clock, (now) => followChanges(db, now)),
  [REMIND]: hourly(clock, (now) => remind(db, now)),
});

export async function queueLicences(shop: Shop) {
  await queueHourly(shop, SEATS);
  await queueHourly(shop, REMIND);
}
