import { roleCodes } from '@cheese/domain/codes/people/roles';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { membership } from '../organisation/member.tables';

interface Place {
  organisationId: number;
  personId: number;
}

/** Every member has a place on the roll; the person tells if they are a manager. */
export const insertPlace = (db: Db, place: Place & { name: string }) => insertPlaces(db, [place]);

export async function insertPlaces(db: Db, places: (Place & { name: string })[]) {
  await db
    .insert(membership)
    .values(places.map((place) => ({ ...place, role: roleCodes.learner })));
}

const isPlace = ({ organisationId, personId }: Place) =>
  and(eq(membership.organisationId, organisationId), eq(membership.personId, personId));

export async function renameInPlace(db: Db, place: Place, name: string) {
  await db.update(membership).set({ name }).where(isPlace(place));
}

export async function deletePlace(db: Db, place: Place) {
  await db.delete(membership).where(isPlace(place));
}
