import type { bodyGroups } from '@cheese/domain/rules/bodies/bodyGroups';
import type { BodySourceKey } from '@cheese/domain/codes/bodies/bodySources';

type Group = Pick<(typeof bodyGroups)[keyof typeof bodyGroups], 'name'>;

const called: Record<BodySourceKey, string> = {
  bodyParts3d: 'BodyParts3D',
  zAnatomy: 'Z-Anatomy',
};

export const texts = {
  overview: '概览',
  detailed: '精细',
  simplified: '表面经过简化，与原始数据相差不超过各部分大小的千分之二。',
  simplifiedMuch: '概览模型的表面大幅简化，只用于看清位置和毗邻；细看请打开精细模型。',
  titleOf: (name: string, source: BodySourceKey) => `${name}（${called[source]}）`,
  describe: ({ name }: Group, source: BodySourceKey) =>
    `由开放数据 ${called[source]} 导入的${name}三维模型，可逐一显示、隐藏、剖开，按中文、拉丁文和英文名称查找。`,
  /** Source and licence are said below it by the page. */
  html: (name: string, source: BodySourceKey) =>
    [
      `<p>${name}的三维模型来自开放数据 ${called[source]}，各部分的名称和从属关系依照其概念表。</p>`,
      '<p>尚无中文译名的结构以英文显示，并注明“暂无中文名”。模型来自一个人体，不代表所有变异，也不能用于诊断。</p>',
    ].join(''),
  wholeBody: '全身',
  forEver: '永久有效',
} as const;
