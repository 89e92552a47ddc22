import type { Db } from '../../../db/database';
import { insertPlaces } from '../../people/member/member.door';
import { insertPeople } from '../../people/person/person.door';
import { newNickname } from '../../people/person/register';
import { lockPeople, nameThem, whoHas } from './orgUser.many.store';

export interface Newcomer {
  name: string;
  phone: string;
  isWelfareManager: boolean;
}

/** Creates the missing accounts. */
export async function registerMany(inside: Db, phones: string[], registeredAt: Date) {
  if (phones.length === 0) return;
  const rows = phones.map((phone) => ({
    service: 'emergency' as const,
    phone,
    registeredAt,
    nickname: newNickname(),
  }));
  await insertPeople(inside, rows);
}

/** Adds people without an organisation to the roll and answers their number. */
export async function takeIn(inside: Db, organisationId: number, newcomers: Newcomer[]) {
  if (newcomers.length === 0) return 0;
  const phones = newcomers.map(({ phone }) => phone);
  // Locks them in a fixed order.
  await lockPeople(inside, phones);
  const found = await whoHas(inside, phones);
  const free = found.filter(({ orgNow, isPlatformAdmin }) => orgNow === null && !isPlatformAdmin);
  const idOf = new Map(free.map(({ phone, id }) => [phone, id]));
  const taken = newcomers.flatMap(({ phone, ...rest }) => {
    const id = idOf.get(phone);
    return id === undefined ? [] : [{ id, ...rest }];
  });
  if (taken.length === 0) return 0;
  await insertPlaces(
    inside,
    taken.map(({ id, name }) => ({ organisationId, personId: id, name })),
  );
  await nameThem(inside, taken);
  return taken.length;
}
