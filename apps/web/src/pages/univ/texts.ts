import { learningMessages } from '@cheese/domain/texts/learningMessages';
import { messages } from '@cheese/domain/texts/messages';

export const texts = {
  admin: {
    title: messages.universityAdmin,
    lead: '供学校管理员管理本校的组织、课程、教学过程与考试。',
    contents: [
      {
        name: '组织与人员',
        what: '维护院系、专业与班级，导入教师和学生名册，处理转班、休学等变动。',
      },
      { name: '课程开设', what: '按学期为班级开设课程、安排任课教师，查看各班选课情况。' },
      { name: '教学数据', what: '汇总学习时长、章节完成度与作业测验成绩，按院系和班级比较。' },
      { name: '考试管理', what: '安排考试时间与考场，审核试卷，发布成绩并导出成绩单。' },
    ],
  },
  courses: {
    title: messages.myCourse,
    lead: '供学校管理员与教师查看本人开设、任教的课程。',
    contents: [
      { name: '在教课程', what: '本学期任教的课程与教学班，以及每门课的教学进度。' },
      { name: '课程资源', what: '为课程整理课件、视频、数字标本与虚拟仿真实验。' },
      { name: '教学班', what: '查看学生名单，分组、发布公告，跟进未完成学习任务的学生。' },
      { name: '往期课程', what: '查阅以往学期的课程，将其内容沿用到新学期。' },
    ],
  },
  teaching: {
    title: messages.teachingManagement,
    lead: '供教师备课、授课与评价学生，课堂内外使用同一份教学资料。',
    contents: [
      { name: '备课与课件', what: '编写教案，引用平台的课程、标本与题库，生成课堂使用的课件。' },
      { name: '班级课堂', what: '签到、随堂测验与讨论，课堂记录自动归入教学班。' },
      { name: '作业与测验', what: '布置作业、设置截止时间，客观题自动评分，主观题在线批改。' },
      { name: '成绩与学情', what: '按评分标准合成平时成绩，发现学习困难的学生和薄弱的知识点。' },
    ],
  },
  study: {
    title: messages.myStudy,
    lead: '供学生完成学校安排的课程、作业与考试。',
    contents: [
      { name: '在学课程', what: '学校为您所在班级开设的课程，从上次学到的位置继续。' },
      { name: '作业与考试', what: '待完成的作业和考试安排，提交后查看评分与批注。' },
      { name: '学习记录', what: '学习时长、章节完成度与历次成绩。' },
      {
        name: learningMessages.classroomMistakes,
        what: '作业与测验中的错题，按知识点归类，便于复习。',
      },
    ],
  },
} as const;
