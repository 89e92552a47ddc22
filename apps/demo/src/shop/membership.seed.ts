import type { Seed } from '../planting/seed';
import {
  memberBenefit,
  memberCard,
} from '@cheese/server/modules/shop/membership/membership.tables';

type Plan = Omit<typeof memberCard.$inferInsert, 'place'>;

const plans: readonly Plan[] = [
  { name: '月度会员', tier: 'vip1', days: 30, currentPrice: 30_000, originalPrice: 45_000 },
  { name: '季度会员', tier: 'vip2', days: 90, currentPrice: 78_000, originalPrice: 135_000 },
  {
    name: '年度会员',
    tier: 'vip3',
    days: 365,
    currentPrice: 238_000,
    originalPrice: 540_000,
    recommend: true,
  },
  { name: '三年会员', tier: 'vip4', days: 1095, currentPrice: 598_000, originalPrice: 1_620_000 },
];

const benefits = [
  { title: '会员课程免费学', description: '标有“会员免费”的课程、标本和题库，有效期内全部开放' },
  { title: '全场会员价', description: '其余付费资源按会员价购买，不限次数' },
  { title: '数字标本随时看', description: '高清数字切片与三维标本，可标注、可截图、可测量' },
  { title: '题库不限量', description: '章节练习、每日一练与错题集，练习次数不受限制' },
  { title: '多端同步', description: '学习进度、笔记与收藏在电脑和手机之间自动同步' },
  { title: '专属答疑', description: '提问优先由授课教师回复，工作日内给出解答' },
];

export const seedMembership: Seed = {
  area: 'membership',
  async plant({ db }) {
    await db.insert(memberCard).values(plans.map((plan, place) => ({ ...plan, place })));
    await db
      .insert(memberBenefit)
      .values(benefits.map((benefit, place) => ({ ...benefit, place })));
  },
};
