import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { mayKeep } from '../../base/ownership/ownership';
import { findMedia } from './media.manage.store';

/** Of what is another school's nobody learns that it is there. */
export async function takeOwn(db: Db, person: Person, mediaId: number) {
  const found = await findMedia(db, mediaId);
  return found && mayKeep(found.media, person) ? found : refuse('media.notFound');
}
