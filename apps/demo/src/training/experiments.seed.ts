import { experimentFields } from '@cheese/domain/codes/slides/morphology';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { codeOf, strictObject } from '@cheese/domain/contract/shapes';
import { experiment } from '@cheese/server/modules/training/experiment/experiment.tables';
import Type from 'typebox';
import type { Seed } from '../planting/seed';
import { seededCommodities } from '../planting/seededCommodities';
import { readYaml } from '../reading/readYaml';
import { Words } from '../reading/shapes';

const Experiments = Type.Array(
  strictObject({
    /** How the title of what it is sold as begins. */
    sold: Words,
    key: Words,
    field: codeOf(experimentFields),
  }),
);

export const seedExperimentRows = readYaml('training/experiments.yaml', Experiments);

/** Experiments that are done on a bench, sold as the shop says. */
export const seedExperiments: Seed = {
  area: 'experiment',
  async plant({ db }) {
    const find = await seededCommodities(db);
    await db.insert(experiment).values(
      seedExperimentRows.map(({ sold, key, field }) => {
        const { productId: id } = find(commodityTypeCodes.simulation, sold);
        return { id, key, field };
      }),
    );
  },
};
