import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { unheard } from '../../people/publicWord/publicWord.said';
import { tourDeeds, type TourRow } from './tourDeeds';

const row: TourRow = {
  id: 1,
  version: 3,
  title: unheard('看肝小叶'),
  words: unheard('[]'),
  stops: [],
  visibility: 0,
  heldAt: null,
  updatedAt: new Date(0),
};
const context = { db: {} as Db, clock: { now: () => new Date(1) } } as CallerContext<'db'>;

it.each(['看肝小叶', '看门管区'])(
  '%s: another call that was faster is not written over',
  async (title) => {
    const { edit } = tourDeeds({
      kind: 7,
      failures: { conflict: 'slideTour.conflict', empty: 'slideTour.empty' },
      asDraft: (parts) => ({ title: unheard(parts.title), words: unheard(parts.words) }),
      takeOwn: async () => ({ row, viewer: null }),
      update: async () => false,
      turn: async () => undefined,
      remove: async () => undefined,
    });
    const edited = edit(context, { id: 1, version: 3, title, stops: [] });
    await expect(edited).rejects.toMatchObject({ key: 'slideTour.conflict' });
  },
);
