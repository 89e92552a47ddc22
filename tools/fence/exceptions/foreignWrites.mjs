import { modules } from './modules.mjs';

/** Write tables of other areas of their wing. */
export const foreignWrites = modules(
  'bodies/modelImport/import.keep.ts',
  'bodies/modelImport/import.models.ts',
  'bodies/modelMaking/modelMaking.add.ts',
  'bodies/modelMaking/modelMaking.store.ts',
  'exam/change/change.store.ts',
  'learning/media/media.manage.store.ts',
  'shop/price/price.store.ts',
);
