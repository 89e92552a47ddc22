import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { learningMessages } from '@cheese/domain/texts/learningMessages';
import { messages } from '@cheese/domain/texts/messages';
import { roleLinks } from '@cheese/domain/rules/people/userMenu';
import { paths } from '../../../paths';
import { areaLeadingTo, type ComingAreas } from '../comingArea';

const page = areaLeadingTo([
  { label: '浏览全部课程', href: paths.productList({ productType: commodityTypeCodes.course }) },
  { label: messages.myStudy, href: roleLinks.myStudy },
]);

const bySegment = {
  rank: page(
    learningMessages.classroomRank,
    '平时成绩由哪些部分组成、各占多少。',
    ['评分构成', '课件学习、作业、讨论与考试的权重。'],
    ['我的得分', '每一部分目前得了多少分。'],
  ),
  coursewareDetail: page(
    '课件详情',
    '在课堂中学习一个课件。',
    ['多种课件', '视频、PPT、数字切片与互动实验。'],
    ['学习计时', '学习时长计入平时成绩。'],
  ),
  test: page(
    learningMessages.classroomTest,
    '教师布置的测试与作业。',
    ['截止提醒', '临近截止的排在前面。'],
    ['批改结果', '成绩、评语与逐题解析。'],
  ),
  exam: page(
    learningMessages.classroomExamination,
    '本课堂安排的考试。',
    ['考试安排', '开始时间、时长与考试说明。'],
    ['成绩公布', '教师公布后可查看成绩与答卷。'],
  ),
  examination: page(
    '参加考试',
    '在规定时间内作答并交卷。',
    ['答题卡', '已答、未答与标记的题目一目了然。'],
    ['自动保存', '断线或刷新后答案不丢失。'],
  ),
  lookQuestion: page(
    '查看答卷',
    '交卷之后逐题查看。',
    ['对错与得分', '每题的得分与正确答案。'],
    ['题目解析', '为什么选它，错在哪里。'],
  ),
  note: page(
    learningMessages.classroomNote,
    '课堂中的笔记。',
    ['我的笔记', '按课件整理。'],
    ['同学的笔记', '查看同学公开的笔记。'],
  ),
  courseNote: page(
    '课件笔记',
    '一个课件下的全部笔记。',
    ['记录笔记', '支持文字、图片与列表。'],
    ['公开或私密', '由您决定谁能看到。'],
  ),
  interaction: page(
    '课堂互动',
    '上课时的签到、投票与随堂问答。',
    ['签到', '在规定时间内签到。'],
    ['随堂问答', '教师发题，现场作答并查看统计。'],
  ),
  interactionDetail: page(
    '互动详情',
    '一次课堂互动的过程与结果。',
    ['参与情况', '多少人参与、结果如何分布。'],
    ['我的回答', '我当时的选择。'],
  ),
  mistakesCollect: page(
    learningMessages.classroomMistakes,
    '作业和测试中答错的题。',
    ['按知识点归类', '薄弱之处一目了然。'],
    ['再做一遍', '答对之后移出错题集。'],
  ),
  free: page(
    '公开课堂',
    '无需加入班级即可学习的课堂。',
    ['开放课件', '教师设为公开的课件。'],
    ['申请加入', '想学更多，可申请加入课堂。'],
  ),
};

export const classroomAreas: ComingAreas = Object.fromEntries(
  Object.entries(bySegment).map(([segment, area]) => [paths.colleges.entry(segment, {}), area]),
);
