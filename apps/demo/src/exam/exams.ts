interface Part {
  title: string;
  note: string;
  type: 1 | 2 | 3 | 4 | 6 | 7;
  count: number;
  /** Of each question. */
  score: number;
}

export interface SeedExam {
  title: string;
  /** The title of the bank that its questions are of. */
  bank: string;
  html: string;
  minutes: number;
  attempts: number;
  /** From now. */
  fromHours: number;
  untilHours: number;
  parts: Part[];
}

const single = (count: number): Part => ({
  title: '一、单项选择题',
  note: '每题 1 分，每题只有一个最佳答案。',
  type: 1,
  count,
  score: 1,
});
const trueFalse = (count: number): Part => ({
  title: '二、判断题',
  note: '每题 1 分。',
  type: 2,
  count,
  score: 1,
});
const multiple = (count: number): Part => ({
  title: '三、多项选择题',
  note: '每题 2 分，少选按比例得分，错选不得分。',
  type: 3,
  count,
  score: 2,
});
const blanks = (count: number): Part => ({
  title: '四、填空题',
  note: '每题 2 分。',
  type: 4,
  count,
  score: 2,
});

const WEEK_H = 168;

/** The first is over, and many have written it. */
export const seedExams: readonly SeedExam[] = [
  {
    title: '病理学期末模拟考试（第一场）',
    bank: '病理学期末题库：形态与临床联系',
    html: '<p>覆盖全书各章，请独立完成。交卷后即可查看解析。</p>',
    minutes: 60,
    attempts: 1,
    fromHours: -2 * WEEK_H,
    untilHours: -WEEK_H,
    parts: [single(20), trueFalse(5), multiple(5), blanks(3)],
  },
  {
    title: '基础护理学期末模拟考试',
    bank: '基础护理学期末题库',
    html: '<p>共四个部分，请独立完成。交卷后即可查看解析。</p>',
    minutes: 45,
    attempts: 1,
    fromHours: -24,
    untilHours: 4 * WEEK_H,
    parts: [single(20), trueFalse(4), multiple(5), blanks(3)],
  },
  {
    title: '临床执业医师资格考试模拟卷（第一单元）',
    bank: '临床执业医师资格考试题库：全科目精练',
    html: '<p>以单项选择题为主，按正式考试的节奏作答：平均每题约一分钟。可作答两次，都交卷后开放解析。</p>',
    minutes: 50,
    attempts: 2,
    fromHours: -2,
    untilHours: 2 * WEEK_H,
    parts: [single(30), trueFalse(5), multiple(6)],
  },
  {
    title: '系统解剖学期末模拟考试',
    bank: '系统解剖学期末题库：结构与毗邻',
    html: '<p>考试开始后方可进入。请提前确认网络与设备。</p>',
    minutes: 60,
    attempts: 1,
    fromHours: WEEK_H,
    untilHours: 2 * WEEK_H,
    parts: [single(25), trueFalse(5), multiple(6), blanks(5)],
  },
];
