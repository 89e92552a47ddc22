import type { Asking as Who } from '../../../asking';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';
import { isOwn, ownerOf } from '../making/making.own';
import { findMaking, type Making } from './drillMaking.store';

export type Asking = Who<'heavy'> & { db: Db };

/** One that somebody may change: only `takeOwn` says so. */
export type OwnMaking = Making & { readonly isOwn: true };

/** Of what is another school's nobody learns that it is there. */
export async function takeOwn(
  db: Db,
  person: Person,
  id: number,
  isHeld = false,
): Promise<OwnMaking> {
  ownerOf(person, undefined);
  const found = await findMaking(db, id, isHeld);
  if (!found || !isOwn(found.its, person)) return refuse('drillMaking.notFound');
  return { ...found, isOwn: true };
}
