import { paths } from '../../../paths';
import { areaLeadingTo, type ComingAreas } from '../comingArea';

const morphology = areaLeadingTo([
  { label: '浏览数字标本', href: paths.productList({ productType: 2 }) },
  { label: '搜索标本', href: paths.search({ type: 2 }) },
]);

export const morphologyAreas: ComingAreas = {
  '/morphology/specimen': morphology(
    '数字标本',
    '全部三维标本。',
    ['旋转与剖切', '从任意方向观察，按平面剖开。'],
    ['结构名称', '点选结构显示中英文名称。'],
  ),
  '/morphology/experiment': morphology(
    '互动实验',
    '可以动手操作的虚拟实验。',
    ['实验步骤', '准备、操作、观察与记录。'],
    ['实验报告', '完成后生成报告并提交教师。'],
  ),
};
