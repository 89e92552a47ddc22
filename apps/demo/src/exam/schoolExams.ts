import type { QuestionDifficulty, QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { SeedExam } from './exams';

/** The bank of the school, and that whose questions it has. */
export const schoolBank = { name: '病理学校内题库', of: '病理学期末题库：形态与临床联系' } as const;

interface SchoolPaper extends Pick<SeedExam, 'parts'> {
  name: string;
  /** Scores in hundredths. */
  draws: {
    title: string;
    note: string;
    types: QuestionType[];
    difficulties: QuestionDifficulty[];
    count: number;
    score: number;
  }[];
}

export const schoolPapers: readonly SchoolPaper[] = [
  {
    name: '病理学期中试卷（A 卷）',
    draws: [],
    parts: [
      {
        title: '一、单项选择题',
        note: '每题 2 分，每题只有一个最佳答案。',
        type: 1,
        count: 20,
        score: 2,
      },
      { title: '二、判断题', note: '每题 1 分。', type: 2, count: 4, score: 1 },
    ],
  },
  {
    name: '病理学随堂测验（随机抽题）',
    parts: [],
    draws: [
      {
        title: '一、单项选择题',
        note: '每人随机抽取 10 题。',
        types: [1],
        difficulties: [],
        count: 10,
        score: 200,
      },
    ],
  },
];

export interface SchoolExam extends Omit<SeedExam, 'parts' | 'bank' | 'attempts'> {
  paper: string;
  isDraft: boolean;
  /** How many of the school's learners have begun. */
  sat: number;
}

const [midterm, quiz] = ['病理学期中试卷（A 卷）', '病理学随堂测验（随机抽题）'] as const;
const WEEK_H = 168;

export const schoolExams: readonly SchoolExam[] = [
  {
    title: '病理学期中考试',
    paper: midterm,
    isDraft: false,
    sat: 120,
    minutes: 60,
    html: '<p>闭卷考试，请独立完成。</p>',
    fromHours: -2 * WEEK_H,
    untilHours: -WEEK_H,
  },
  {
    title: '病理学期中补考',
    paper: midterm,
    isDraft: false,
    sat: 60,
    minutes: 90,
    html: '<p>考试期间请勿离开页面，离开会被记录。</p>',
    fromHours: -0.5,
    untilHours: 2,
  },
  {
    title: '病理学第八周随堂测验',
    paper: quiz,
    isDraft: false,
    sat: 0,
    minutes: 20,
    html: '<p>每人题目不同。</p>',
    fromHours: WEEK_H,
    untilHours: WEEK_H + 2,
  },
  {
    title: '病理学期末考试',
    paper: midterm,
    isDraft: true,
    sat: 0,
    minutes: 90,
    html: '',
    fromHours: 4 * WEEK_H,
    untilHours: 4 * WEEK_H + 2,
  },
];
