import type { QuestionDifficulty } from '@cheese/domain/codes/exam/questionTypes';
import type { TissueName } from '@cheese/generators/tissues/tissues';

interface SeedSlideQuestion {
  tissue: TissueName;
  /** The task of the lesson that is asked here. */
  task: string;
  difficulty: QuestionDifficulty;
  tags: readonly string[];
  /** In hundredths. */
  score: number;
}

/** What a school asks on its own slides. */
export const slideBank = {
  name: '形态学读片题库',
  summary: '在切片上作答：圈画、指认、计数，用于读片考核',
  chapter: '读片考核',
} as const;

export const slideQuestions: readonly SeedSlideQuestion[] = [
  {
    tissue: 'liver',
    task: '圈出中央静脉的管腔',
    difficulty: 1,
    score: 1000,
    tags: ['肝', '圈画'],
  },
  { tissue: 'liver', task: '指认门管区', difficulty: 1, tags: ['肝', '指认'], score: 1000 },
  { tissue: 'kidney', task: '数肾小体', difficulty: 2, tags: ['肾', '计数'], score: 1500 },
  { tissue: 'colon', task: '圈出黏膜肌层', difficulty: 3, tags: ['肿瘤', '圈画'], score: 1500 },
];

/** The exam, and the tray of the school that lies beside its paper. */
export const slideExam = {
  title: '形态学读片考核',
  paper: '形态学读片考核试卷',
  part: '一、切片题',
  note: '在切片上作答，先低倍后高倍；部分正确按吻合程度给分。',
  html: '<p>考核期间可打开试卷旁的“考场切片”，对照正常与病变。</p>',
  isDraft: false,
  minutes: 40,
  fromHours: -1,
  untilHours: 168,
  tray: '病理学实验二 · 肿瘤与正常对照',
} as const;
