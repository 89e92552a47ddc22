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

export const classroomAreas: ComingAreas = {
  '/colleges': page(
    '课堂',
    '教师带班授课的地方：课件、作业、考试与讨论都在这里。',
    ['课堂菜单', '公告、评分标准、课件、测试、考试、笔记、讨论与错题集。'],
    ['学习数据', '已学课件、讨论次数与完成的测试。'],
    ['课程评价', '学期末为课堂打分并写下建议。'],
  ),
  '/colleges/notice': page(
    learningMessages.classroomNotice,
    '教师面向本课堂发布的公告。',
    ['公告列表', '未读的公告排在前面。'],
    ['消息提醒', '新公告同时出现在消息中心。'],
  ),
  '/colleges/rank': page(
    learningMessages.classroomRank,
    '平时成绩由哪些部分组成、各占多少。',
    ['评分构成', '课件学习、作业、讨论与考试的权重。'],
    ['我的得分', '每一部分目前得了多少分。'],
  ),
  '/colleges/courseware': page(
    learningMessages.classroomCourseware,
    '本课堂的全部课件。',
    ['章节目录', '按教学进度排列，标出已学与未学。'],
    ['开放时间', '教师设定的开放与截止时间。'],
  ),
  '/colleges/coursewareDetail': page(
    '课件详情',
    '在课堂中学习一个课件。',
    ['多种课件', '视频、PPT、数字切片与互动实验。'],
    ['学习计时', '学习时长计入平时成绩。'],
  ),
  '/colleges/test': page(
    learningMessages.classroomTest,
    '教师布置的测试与作业。',
    ['截止提醒', '临近截止的排在前面。'],
    ['批改结果', '成绩、评语与逐题解析。'],
  ),
  '/colleges/exam': page(
    learningMessages.classroomExamination,
    '本课堂安排的考试。',
    ['考试安排', '开始时间、时长与考试说明。'],
    ['成绩公布', '教师公布后可查看成绩与答卷。'],
  ),
  '/colleges/examination': page(
    '参加考试',
    '在规定时间内作答并交卷。',
    ['答题卡', '已答、未答与标记的题目一目了然。'],
    ['自动保存', '断线或刷新后答案不丢失。'],
  ),
  '/colleges/lookQuestion': page(
    '查看答卷',
    '交卷之后逐题查看。',
    ['对错与得分', '每题的得分与正确答案。'],
    ['题目解析', '为什么选它，错在哪里。'],
  ),
  '/colleges/question': page(
    '作业作答',
    '完成教师布置的题目。',
    ['逐题作答', '支持单选、多选、判断与简答。'],
    ['暂存', '未完成可以先保存，稍后继续。'],
  ),
  '/colleges/note': page(
    learningMessages.classroomNote,
    '课堂中的笔记。',
    ['我的笔记', '按课件整理。'],
    ['同学的笔记', '查看同学公开的笔记。'],
  ),
  '/colleges/courseNote': page(
    '课件笔记',
    '一个课件下的全部笔记。',
    ['记录笔记', '支持文字、图片与列表。'],
    ['公开或私密', '由您决定谁能看到。'],
  ),
  '/colleges/discuss': page(
    learningMessages.classroomDiscuss,
    '与教师和同学讨论。',
    ['发起话题', '可附图片与所在课件。'],
    ['参与记录', '讨论次数计入平时成绩。'],
  ),
  '/colleges/discussed': page(
    '我的讨论',
    '我发起和参与过的讨论。',
    ['我发起的', '谁回复了我的话题。'],
    ['我参与的', '继续之前的讨论。'],
  ),
  '/colleges/interaction': page(
    '课堂互动',
    '上课时的签到、投票与随堂问答。',
    ['签到', '在规定时间内签到。'],
    ['随堂问答', '教师发题，现场作答并查看统计。'],
  ),
  '/colleges/interactionDetail': page(
    '互动详情',
    '一次课堂互动的过程与结果。',
    ['参与情况', '多少人参与、结果如何分布。'],
    ['我的回答', '我当时的选择。'],
  ),
  '/colleges/aq': page(
    '课堂答疑',
    '向任课教师提问。',
    ['提问', '描述问题并附上课件位置。'],
    ['已解答', '同学问过的问题与解答。'],
  ),
  '/colleges/aqDetail': page(
    '答疑详情',
    '一个问题与它的解答。',
    ['教师解答', '解答与补充材料。'],
    ['继续追问', '没有弄懂可以再问。'],
  ),
  '/colleges/teacherAnswer': page(
    '教师答疑',
    '教师集中回答本课堂问题的地方。',
    ['待回答', '尚未回答的问题。'],
    ['优秀问答', '标记有代表性的问题供全班查看。'],
  ),
  '/colleges/mistakesCollect': page(
    learningMessages.classroomMistakes,
    '作业和测试中答错的题。',
    ['按知识点归类', '薄弱之处一目了然。'],
    ['再做一遍', '答对之后移出错题集。'],
  ),
  '/colleges/free': page(
    '公开课堂',
    '无需加入班级即可学习的课堂。',
    ['开放课件', '教师设为公开的课件。'],
    ['申请加入', '想学更多，可申请加入课堂。'],
  ),
};
