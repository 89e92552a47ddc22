import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { experiment } from '@cheese/server/modules/training/experiment/experiment.tables';
import { experimentFieldCodes, type ExperimentField } from '@cheese/domain/codes/slides/morphology';
import type { Seed } from '../planting/seed';
import { seededCommodities } from '../planting/seededCommodities';

interface SeedExperiment {
  /** How the title of what it is sold as begins. */
  sold: string;
  key: string;
  field: ExperimentField;
}

export const seedExperimentRows: readonly SeedExperiment[] = [
  { sold: '蛙心灌流虚拟实验', key: 'frogHeart', field: experimentFieldCodes.physiology },
  { sold: '革兰染色与镜检', key: 'gramStain', field: experimentFieldCodes.microbiology },
  { sold: 'ABO和RhD血型鉴定', key: 'bloodTyping', field: experimentFieldCodes.laboratory },
  { sold: '十二导联心电图连接', key: 'ecgLeads', field: experimentFieldCodes.diagnostics },
  { sold: '听诊法测量血压', key: 'bloodPressure', field: experimentFieldCodes.diagnostics },
  { sold: '肺功能检查与判读', key: 'spirometry', field: experimentFieldCodes.diagnostics },
];

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
