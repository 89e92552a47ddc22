import { paths } from '../../../paths';
import { areaLeadingTo, type ComingAreas } from '../comingArea';

const morphology = areaLeadingTo([
  { label: '浏览数字标本', href: paths.productList({ productType: 2 }) },
  { label: '搜索标本', href: paths.search({ type: 2 }) },
]);

const anatomy = areaLeadingTo([
  { label: '浏览解剖模型', href: paths.search({ type: 16 }) },
  { label: '免费专区', href: paths.freeZone() },
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
  '/anatomy': anatomy(
    '解剖',
    '三维人体模型，从系统到局部逐层学习。',
    ['系统解剖', '运动、循环、神经等各系统的模型。'],
    ['局部解剖', '按部位逐层剥离，看清毗邻关系。'],
    ['断层解剖', '断面与影像对照。'],
  ),
  '/anatomy/list': anatomy(
    '解剖模型列表',
    '按系统与部位查找模型。',
    ['分类筛选', '系统、部位与难度。'],
    ['模型预览', '封面即可看到模型样貌。'],
  ),
  '/anatomy/detail': anatomy(
    '模型详情',
    '一个模型包含哪些结构、适合哪门课程。',
    ['结构清单', '模型中全部结构的中英文名称。'],
    ['购买与收藏', '原价、会员价与有效期。'],
  ),
  '/anatomy/introduce': anatomy(
    '模型介绍',
    '模型的制作依据与使用方法。',
    ['制作依据', '数据来源与审校专家。'],
    ['操作方法', '旋转、缩放、隐藏与透明。'],
  ),
  '/anatomy/study': anatomy(
    '模型学习',
    '在三维空间中学习与自测。',
    ['逐层学习', '隐藏、透明或单独显示任一结构。'],
    ['结构自测', '系统指出位置，您来说出名称。'],
  ),
};
