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
};
