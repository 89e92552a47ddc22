import { messages } from '@cheese/domain/texts/messages';

export const texts = {
  slogan: '理论、虚拟与实践一体的智慧医学教育',
  blocks: '首页内容',
  banner: '精选推荐',
  carousel: '轮播图',
  slide: '图片',
  place: (number: number, count: number) => `第${number}张，共${count}张`,
  toPlace: (number: number) => `第${number}张`,
  previous: '上一张',
  next: '下一张',
  pause: '暂停轮播',
  play: '继续轮播',
  board: '按学科找资源',
  under: (name: string) => `${name}下的学科`,
  classify: '按分类找课程',
  allCourses: messages.all,
  entries: '快速入口',
  entry: {
    course: [messages.cloudCourse, '系统学习，从基础到临床'],
    morphology: ['形态学', '数字切片与三维标本'],
    exam: [messages.testingCenter, '题库练习与模拟考试'],
    simulation: ['虚拟仿真', '实验与技能先练一遍'],
  },
} as const;
