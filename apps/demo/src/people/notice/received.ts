import type { NoticeKind } from '@cheese/domain/codes/people/notices';
import type { NoticeAbout } from '@cheese/server/modules/people/notice/notice.tables';

/** Demo people by their names, the course by how its title begins. */
interface SeedReceived {
  kind: Exclude<NoticeKind, 1>;
  to: readonly string[];
  from?: string;
  title?: string;
  text: string;
  course: string;
  teacherName?: string;
  about?: Omit<NoticeAbout, 'productId' | 'productType'>;
  hoursAgo: number;
  isRead?: true;
}

const [lin, zhou, chen, shen, gu, xu] = [
  '林小满',
  '周予安',
  '陈知行',
  '沈嘉禾',
  '顾晓晨',
  '许静怡',
] as const;
const students = [lin, zhou, shen, gu];

const ofCourses: readonly SeedReceived[] = [
  {
    kind: 2,
    to: [lin, zhou, gu],
    title: '第三章新增两段示教视频',
    text: '第三章补充了示教视频与随堂测试，建议先看视频再做练习。已学完本章的同学可以只做测试。',
    course: '问诊与体格检查',
    hoursAgo: 5,
  },
  {
    kind: 2,
    to: [lin, zhou],
    title: '心电图实例库更新',
    text: '新增十份房性与室性心律失常的实例，每份附判读步骤。请先独立判读，再对照答案。',
    course: '心电图判读',
    hoursAgo: 74,
  },
  {
    kind: 2,
    to: [lin, chen],
    title: '课程勘误：第五节第12分钟',
    text: '第五节第12分钟的定位图中左右标注颠倒，已经更正。感谢同学指出。',
    course: '神经病学',
    hoursAgo: 260,
    isRead: true,
  },
];

const ofClassrooms: readonly SeedReceived[] = [
  {
    kind: 3,
    to: students,
    title: '本周实验课改在形态学实验室',
    text: '周四下午的病理实验课改在形态学实验室进行，请提前预习数字切片，并带好实验报告纸。',
    course: '病理学总论',
    teacherName: chen,
    hoursAgo: 9,
  },
  {
    kind: 3,
    to: [lin, gu, shen],
    title: '第二次作业已经批改',
    text: '第二次作业的成绩与评语已经公布。错误集中在坏死与凋亡的鉴别，请看解析后重做第7题。',
    course: '病理学总论',
    teacherName: chen,
    hoursAgo: 100,
    isRead: true,
  },
];

const replies: readonly SeedReceived[] = [
  {
    kind: 4,
    to: [lin],
    from: chen,
    text: '看P波与QRS的关系：PR间期逐渐延长直到脱漏一次，是二度Ⅰ型；PR固定而突然脱漏，是二度Ⅱ型。',
    about: { target: 3, targetId: 1, excerpt: '二度Ⅰ型与Ⅱ型房室传导阻滞怎样区分？' },
    course: '心电图判读',
    hoursAgo: 2,
  },
  {
    kind: 4,
    to: [lin],
    from: zhou,
    text: '谢谢整理！补充一点：意识水平也要写进定位的依据里。',
    about: { target: 2, targetId: 2, excerpt: '神经系统定位诊断的三步笔记' },
    course: '神经病学',
    hoursAgo: 30,
  },
  {
    kind: 4,
    to: [zhou],
    from: chen,
    text: '可以。干酪样坏死镜下为无结构的红染颗粒状物，凝固性坏死仍保留组织轮廓。',
    about: { target: 1, targetId: 3, excerpt: '坏死的几种类型能再讲一下吗' },
    course: '病理学总论',
    hoursAgo: 48,
    isRead: true,
  },
  {
    kind: 4,
    to: [chen],
    from: xu,
    text: '同意，下学期把这一组案例放进课堂讨论。',
    about: { target: 4, targetId: 4, excerpt: '建议用真实病例引出休克的分期' },
    course: '急诊医学',
    hoursAgo: 20,
  },
];

const likes: readonly SeedReceived[] = [
  {
    kind: 5,
    to: [lin],
    from: zhou,
    text: '',
    about: { target: 2, targetId: 2, excerpt: '神经系统定位诊断的三步笔记' },
    course: '神经病学',
    hoursAgo: 31,
  },
  {
    kind: 5,
    to: [lin],
    from: gu,
    text: '',
    about: { target: 1, targetId: 5, excerpt: '七步法里先看节律再看电轴，少走很多弯路' },
    course: '心电图判读',
    hoursAgo: 57,
  },
  {
    kind: 5,
    to: [lin, chen],
    from: shen,
    text: '',
    about: { target: 4, targetId: 4, excerpt: '建议用真实病例引出休克的分期' },
    course: '急诊医学',
    hoursAgo: 170,
    isRead: true,
  },
];

export const seedReceived = [...ofCourses, ...ofClassrooms, ...replies, ...likes];
