import type { QuestionDraft } from '@cheese/domain/questions/draft';
import type { Db } from '../../db/database';
import { bankChapter, questionBank } from '../../modules/exam/bank/bank.tables';
import { writeQuestion } from '../../modules/exam/question/writing/question.write.store';

export interface GivenBank {
  id?: number;
  organisationId?: number;
  freeCount?: number;
  createdBy?: number;
  /** The questions of each chapter. */
  chapters: Partial<QuestionDraft>[][];
}

const LONG_AGO = new Date('2026-11-01T08:00:00+08:00');

/** A single choice whose right answer is B. */
const aQuestion: QuestionDraft = {
  type: 1,
  difficulty: 1,
  context: '',
  group: null,
  stem: '题干',
  pictures: [],
  options: ['甲', '乙', '丙', '丁'].map((text, at) => ({ key: 'ABCD'[at]!, text, picture: null })),
  prompts: [],
  key: [['B']],
  analysis: '解析',
  tags: [],
  source: '',
};

export async function giveBank(db: Db, { chapters, ...bank }: GivenBank, nth: number) {
  const moments = { createdAt: LONG_AGO, updatedAt: LONG_AGO };
  const [row] = await db
    .insert(questionBank)
    .values({ name: `题库${nth}`, ...moments, ...bank })
    .returning();
  const bankId = row?.id ?? 0;
  for (const [place, questions] of chapters.entries()) {
    const [chapter] = await db
      .insert(bankChapter)
      .values({ bankId, place, name: `第${place + 1}章` })
      .returning();
    for (const [at, draft] of questions.entries()) {
      await writeQuestion(db, {
        bankId,
        chapterId: chapter?.id ?? 0,
        place: at,
        groupId: null,
        startsGroup: false,
        draft: { ...aQuestion, ...draft },
        writtenBy: null,
        now: LONG_AGO,
      });
    }
  }
}
