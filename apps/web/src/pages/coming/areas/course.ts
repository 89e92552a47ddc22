import { paths } from '../../../paths';
import { areaLeadingTo, type ComingAreas } from '../comingArea';

const page = areaLeadingTo([
  { label: '浏览全部课程', href: paths.productList({ productType: 1 }) },
  { label: '免费专区', href: paths.freeZone() },
]);

export const courseAreas: ComingAreas = {
<<<<<<< HEAD
  '/course/courseware': page(
    '课件学习',
    '观看视频、翻阅课件，在同一页记笔记和提问。',
    ['课件播放', '视频、PPT、思维导图与数字切片都在页面中打开。'],
    ['随堂笔记', '笔记记在对应的时间点和页码上。'],
    ['学习计时', '学习时长自动累计，断线后可继续。'],
=======
  '/course/note': page(
    '课程笔记',
    '这门课程中写下的笔记。',
    ['公开与私密', '公开的笔记同学可见，私密的只有自己能看。'],
    ['按章节整理', '从笔记直接回到写下它的课件。'],
  ),
  '/course/comment': page(
    '课程评价',
    '对课程打分并写下评价。',
    ['评分分布', '各星级的人数与平均分。'],
    ['评价与回复', '教师可以回复，其他人可以点赞。'],
  ),
  '/course/question': page(
    '课程提问',
    '在课程中向教师提问。',
    ['提出问题', '可附上图片和所在课件。'],
    ['查看回答', '教师回复后在消息中心提醒。'],
  ),
  '/course/questionlist': page(
    '问题列表',
    '这门课程中大家提出的问题。',
    ['按章节筛选', '先看看有没有人问过同样的问题。'],
    ['精选问答', '教师标记的有代表性的问答排在前面。'],
  ),
  '/course/reply': page(
    '问题回复',
    '一个问题下的全部回复。',
    ['教师回答', '教师的回答排在最前。'],
    ['追问与点赞', '没有弄懂可以继续追问。'],
>>>>>>> c97d9606 (The reader: films, documents, maps, notes, tests, and what is learnt of them)
  ),
  '/course/test': page(
    '课后测验',
    '学完一节，做几道题检验一下。',
    ['随堂作答', '提交后立即给出对错与解析。'],
    ['测验记录', '每次成绩都保留，可以再次作答。'],
  ),
  '/mycourse/mycollect': page(
    '我的收藏',
    '收藏的课程与课件。',
    ['分类整理', '把收藏的内容放进自己的目录。'],
    ['快速打开', '从收藏直接进入学习。'],
  ),
  '/cloudteach/cloudteach': page(
    '云教学',
    '为院校提供备课、授课与评价的整套教学环境。',
    ['教学资源', '平台的课程、标本与题库可直接用于课堂。'],
    ['班级管理', '建班、分组、布置任务与统计成绩。'],
    ['申请开通', '填写院校与联系方式，验证手机号后提交申请。'],
  ),
};
