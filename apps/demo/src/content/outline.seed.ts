import type { Seed } from '../planting/seed';
import { outline } from '@cheese/server/modules/content/outline/outline.tables';

const entries = [
  { title: '云课程', actionValue: '/productList?productType=1' },
  { title: '数字标本', actionValue: '/productList?productType=2' },
  { title: '题库', actionValue: '/productList?productType=4' },
  { title: '虚拟仿真', actionValue: '/virtualSimulation/list' },
  { title: '解剖', actionValue: '/anatomy/list' },
  { title: '急救演练', actionValue: '/firstAidDrillSystem' },
  { title: 'AI技术', actionValue: '/search?keyword=AI' },
];

export const seedOutline: Seed = {
  area: 'outline',
  async plant({ db }) {
    await db.insert(outline).values(entries.map((entry, place) => ({ ...entry, place })));
  },
};
