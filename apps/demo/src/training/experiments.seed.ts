import { experiment } from '@cheese/server/modules/training/experiment/experiment.tables';
import type { ExperimentField } from '@cheese/domain/codes/slides/morphology';
import type { Seed } from '../planting/seed';
import { seededCommodities } from '../planting/seededCommodities';

const SIMULATION = 8;

interface SeedExperiment {
  /** How the title of what it is sold as begins. */
  sold: string;
  key: string;
  field: ExperimentField;
}

export const seedExperimentRows: readonly SeedExperiment[] = [
  { sold: '蛙心灌流虚拟实验', key: 'frogHeart', field: 1 },
  { sold: '革兰染色与镜检', key: 'gramStain', field: 2 },
  { sold: 'ABO和RhD血型鉴定', key: 'bloodTyping', field: 3 },
  { sold: '十二导联心电图连接', key: 'ecgLeads', field: 4 },
  { sold: '听诊法测量血压', key: 'bloodPressure', field: 4 },
  { sold: '肺功能检查与判读', key: 'spirometry', field: 4 },
];

/** Experiments that are done on a bench, sold as the shop says. */
export const seedExperiments: Seed = {
  area: 'experiment',
  async plant({ db }) {
    const find = await seededCommodities(db);
    await db.insert(experiment).values(
      seedExperimentRows.map(({ sold, key, field }) => {
        const { productId: id } = find(SIMULATION, sold);
        return { id, key, field };
      }),
    );
  },
};
