import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { enqueue } from '../../base/job/job.service';
import type { MediaRow } from '../mediaFile/media.tables';

export const makingOf = {
  film: 'makeFilm',
  document: 'makeDocument',
  slide: 'makeSlide',
  model: 'makeModel',
} as const;

/** Each person's in turn. Called off and tried again it is another job: the old one may still end. */
export function queueMaking(
  db: Db,
  { id, kind, personId, organisationId }: MediaRow,
  clock: Clock,
) {
  const now = clock.now();
  const onceKey = `media:${id}:${now.getTime()}`;
  return enqueue(db, {
    kind: makingOf[kind],
    payload: { mediaId: id },
    personId,
    organisationId,
    onceKey,
    runAt: now,
  });
}
