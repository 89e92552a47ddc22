import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { cascade } from '../../../db/columns';
import { tourColumns } from '../../slides/tour/tour.tables';
import { anatomy } from '../anatomy/anatomy.tables';
import { bodyModel } from '../model/model.tables';

/** A teacher's tour of a model, stop by stop. */
export const anatomyTour = pgTable(
  'anatomy_tour',
  {
    ...tourColumns(),
    anatomyId: integer()
      .notNull()
      .references(() => anatomy.id, cascade),
    modelId: integer()
      .notNull()
      .references(() => bodyModel.id, cascade),
  },
  (table) => [index('anatomy_tour_of_anatomy').on(table.anatomyId, table.organisationId)],
);
