import { paths } from '../../../paths';
import { areaLeadingTo, type ComingAreas } from '../comingArea';

const simulation = areaLeadingTo([
  { label: '浏览虚拟仿真', href: paths.search({ type: 8 }) },
  { label: '免费专区', href: paths.freeZone() },
]);

export const practiceAreas: ComingAreas = {
  '/virtualSimulation': simulation(
    '虚拟仿真',
    '临床操作先在屏幕上练一遍。',
    ['操作视频', '分步骤讲解标准操作。'],
    ['仿真训练', '按流程操作，错误可重来，扣分有依据。'],
  ),
  '/virtualSimulation/list': simulation(
    '虚拟仿真列表',
    '按科室与操作类别查找。',
    ['分类', '急救、护理、外科基本操作等。'],
    ['选购视频', '可只选需要的视频。'],
  ),
  '/virtualSimulation/video/detail': simulation(
    '仿真视频',
    '观看操作视频，弹幕交流。',
    ['分段播放', '按操作步骤跳转。'],
    ['弹幕与练习', '边看边记，看完自测。'],
  ),
};
