import { messages } from '@cheese/domain/texts/messages';
import { paths } from '../../../paths';
import { areaLeadingTo, type ComingAreas } from '../comingArea';

const exam = areaLeadingTo([
  { label: '浏览题库', href: paths.productList({ productType: 4 }) },
  { label: '搜索题库', href: paths.search({ type: 4 }) },
]);

const simulation = areaLeadingTo([
  { label: '浏览虚拟仿真', href: paths.search({ type: 8 }) },
  { label: '免费专区', href: paths.freeZone() },
]);

export const practiceAreas: ComingAreas = {
  '/testingCenter': exam(
    messages.testingCenter,
    '章节练习、每日一练与模拟考试，一处完成。',
    ['题库', '执业考试、护士资格、期末与考研题库。'],
    ['每日一练', '每天一组题，连续打卡。'],
    ['模拟考试', '按真实时长与题量作答。'],
  ),
  '/testingCenter/detail': exam(
    '题库详情',
    '一个题库的题量、来源与适用考试。',
    ['章节目录', '各章题量与可试做的章节。'],
    ['购买', '原价、会员价与有效期。'],
  ),
  '/testingCenter/questionChapter': exam(
    '章节练习',
    '按章节逐题练习。',
    ['练习进度', '每章做了多少、正确率如何。'],
    ['边做边看解析', '或做完一章再看，由您选择。'],
  ),
  '/testingCenter/dayQuestion': exam(
    '每日一练',
    '每天一组精选题目。',
    ['打卡记录', '连续练习了多少天。'],
    ['往日题目', '错过的可以补做。'],
  ),
  '/myQuestion': exam(
    '我的题库',
    '您开通的题库与练习记录。',
    ['继续练习', '回到上次做到的题目。'],
    ['练习统计', '做题数、正确率与用时。'],
  ),
  '/myQuestion/wrong': exam(
    '错题集',
    '练习与考试中答错的题。',
    ['再做一遍', '答对之后移出错题集。'],
    ['按知识点归类', '薄弱之处一目了然。'],
  ),
  '/myQuestion/collect': exam(
    '收藏的题目',
    '做题时收藏的题目。',
    ['分类整理', '按题库与章节查看。'],
    ['组卷练习', '用收藏的题目组成一次练习。'],
  ),
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
  '/virtualSimulation/detail': simulation(
    '虚拟仿真详情',
    '一个项目包含的视频与训练。',
    ['视频目录', '勾选需要的视频，合计价格随之变化。'],
    ['考核标准', '步骤与评分要点。'],
  ),
  '/virtualSimulation/video/detail': simulation(
    '仿真视频',
    '观看操作视频，弹幕交流。',
    ['分段播放', '按操作步骤跳转。'],
    ['弹幕与练习', '边看边记，看完自测。'],
  ),
  '/firstAidDrillSystem': simulation(
    '急救演练系统',
    '情景化的急救演练：判断、决策、操作，一步都不能少。',
    ['情景演练', '地震、溺水、火灾等灾难情景与日常急症。'],
    ['分支结果', '不同的处置带来不同的结果。'],
    ['演练报告', '每一步的时间、对错与改进建议。'],
  ),
};
