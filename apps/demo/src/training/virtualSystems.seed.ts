import { organisation } from '@cheese/server/modules/people/organisation/organisation.tables';
import { virtualSystem } from '@cheese/server/modules/training/virtualSystem/virtualSystem.tables';
import { eq } from 'drizzle-orm';
import type { Seed } from '../planting/seed';

const SCHOOL = '仁心医学院';

const systems = [
  {
    name: '机能与检验虚拟实验室',
    description: '在实验台上一步一步完成血型鉴定、革兰染色、心电图连接等六项实验，结束时逐项评分。',
    url: '/morphology/experiment',
  },
  {
    name: '人体解剖三维实验室',
    description: '分层、分系统观察人体三维模型，拆解、测量，并就模型完成测验。',
    url: '/anatomy',
  },
  {
    name: '应急救护情景演练',
    description: '在心肺复苏、灾害避险等情景中作出选择，复盘每一步的得失。',
    url: '/firstAidDrillSystem',
  },
] as const;

/** The systems of the demo school, all of them on this platform. */
export const seedVirtualSystems: Seed = {
  area: 'virtualSystems',
  async plant({ db }) {
    const isSchool = eq(organisation.name, SCHOOL);
    const [school] = await db.select({ id: organisation.id }).from(organisation).where(isSchool);
    if (!school) throw new Error(`${SCHOOL} has not been planted.`);
    const organisationId = school.id;
    const rows = systems.map((system, place) => ({ ...system, place, organisationId }));
    await db.insert(virtualSystem).values(rows);
  },
};
