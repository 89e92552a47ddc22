import { messages } from '@cheese/domain/texts/messages';

/** For courses in a school's own system. */
export const texts = {
  title: messages.myCourse,
  lead: '供学校管理员与教师查看本人开设、任教的课程。',
  contents: [
    { name: '在教课程', what: '本学期任教的课程与教学班，以及每门课的教学进度。' },
    { name: '课程资源', what: '为课程整理课件、视频、数字标本与虚拟仿真实验。' },
    { name: '教学班', what: '查看学生名单，分组、发布公告，跟进未完成学习任务的学生。' },
    { name: '往期课程', what: '查阅以往学期的课程，将其内容沿用到新学期。' },
  ],
} as const;
