import { paths } from '../../../paths';
import { areaLeadingTo, type ComingAreas } from '../comingArea';

const page = areaLeadingTo([
  { label: '浏览全部课程', href: paths.productList({ productType: 1 }) },
  { label: '免费专区', href: paths.freeZone() },
]);

export const courseAreas: ComingAreas = {
  '/cloudteach/cloudteach': page(
    '云教学',
    '为院校提供备课、授课与评价的整套教学环境。',
    ['教学资源', '平台的课程、标本与题库可直接用于课堂。'],
    ['班级管理', '建班、分组、布置任务与统计成绩。'],
    ['申请开通', '填写院校与联系方式，验证手机号后提交申请。'],
  ),
};
