import { randomInt } from 'node:crypto';
import type { ServiceName } from '@cheese/domain/calls/services';
import type { Db } from '../../../db/database';
import { findByPhone, insertPerson } from './person.store';
import type { PersonRow } from './person.tables';
import { personTexts } from './person.texts';

export const newNickname = () => personTexts.nickname(randomInt(100_000, 1_000_000));

export async function findOrRegister(
  db: Db,
  service: ServiceName,
  phone: string,
  now: Date,
): Promise<PersonRow> {
  const known = await findByPhone(db, service, phone);
  if (known) return known;
  const added = await insertPerson(db, {
    service,
    phone,
    nickname: newNickname(),
    registeredAt: now,
  });
  // Added between the two questions.
  return added ?? findOrRegister(db, service, phone, now);
}
