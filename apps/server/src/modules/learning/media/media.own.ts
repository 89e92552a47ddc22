import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { mayEdit } from '../../base/ownership/ownership';
import { findMedia } from './media.manage.store';

/** Another school's file is reported as not found. */
export async function takeOwn(db: Db, person: Person, mediaId: number) {
  const found = await findMedia(db, mediaId);
  return found && mayEdit(found.media, person) ? found : refuse('media.notFound');
}
