import { scanStateCodes } from '@cheese/domain/codes/people/login';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { Sms } from '../../../ports/sms';
import { refuse, refuseFault } from '../../../calls/refusal';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import { findByPhone } from '../../people/person/person.door';
import { scanAnswer } from '../../people/scan/scan.rules';
import {
  markCancelled,
  markConfirmed,
  markScanned,
  selectOpenScans,
} from '../../people/scan/scan.door';
import type { ReceivedSms, ScanAct, WaitingScan } from './sandbox.contract';

export const readSms = ({ inbox }: Sms, phone?: string): ReceivedSms[] =>
  (inbox ?? [])
    .filter((message) => phone === undefined || message.phone === phone)
    .map((message) => ({ ...message, sentAt: message.sentAt.getTime() }));

export async function listScans(db: Db, clock: Clock): Promise<WaitingScan[]> {
  const now = clock.now();
  const rows = await selectOpenScans(db, now);
  return rows.map((row) => ({
    id: row.id,
    status: scanAnswer(row, now)?.status ?? scanStateCodes.waiting,
    shownAt: row.shownAt.getTime(),
  }));
}

/** A confirmation signs in the owner of the phone number. */
export async function answerScan(db: Db, clock: Clock, { id, act, phone = '' }: ScanAct) {
  const now = clock.now();
  if (act === 'scan') await markScanned(db, { id }, now);
  else if (act === 'cancel') await markCancelled(db, { id }, now);
  else {
    refuseFault('phone', phoneFault(phone));
    const person = (await findByPhone(db, 'main', phone)) ?? refuse('sandbox.nobody');
    if (!(await markConfirmed(db, { id }, person.id, now))) refuse('scan.expired');
  }
  return null;
}
