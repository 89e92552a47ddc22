import type { Db } from '../../db/database';
import { emergencyCertificateItem } from '../../modules/emergency/certificateItem/certificate.tables';
import { certificate } from '../../modules/people/certificate/certificate.tables';
import { emergencyImport } from '../../modules/emergency/import/import.tables';
import { emergencyQuestion } from '../../modules/emergency/question/question.tables';
import { freeze } from '../../modules/emergency/quiz/quiz.draw';
import {
  type AskedQuestion,
  emergencyQuiz,
  emergencyQuizQuestion,
} from '../../modules/emergency/quiz/quiz.tables';
import { emergencyStudy } from '../../modules/emergency/study/study.tables';

type Insert<T extends { $inferInsert: object }> = T['$inferInsert'];

/** Content of the emergency centre; questions, items and the rest belong to organisation 1. */
export interface CentreWorld {
  questions?: Partial<Insert<typeof emergencyQuestion>>[];
  certificateItems?: Partial<Insert<typeof emergencyCertificateItem>>[];
  certificates?: (Partial<Insert<typeof certificate>> & { personId: number; itemId?: number })[];
  /** Looked at, with no row of them ready. */
  imports?: (Partial<Insert<typeof emergencyImport>> & { personId: number })[];
  studies?: (Partial<Insert<typeof emergencyStudy>> & { personId: number })[];
  /** Each asked the given questions; one that has no moment of submission is under way. */
  quizzes?: (Partial<Insert<typeof emergencyQuiz>> & {
    personId: number;
    questionIds?: number[];
  })[];
}

const day = new Date('2026-11-10T08:00:00+08:00');
const dated = { createdAt: day, updatedAt: day };

export const aQuestion: Insert<typeof emergencyQuestion> = {
  organisationId: 1,
  type: 1,
  stem: '成人胸外按压的频率是每分钟多少次？',
  options: [
    { key: 'A', text: '60～80 次' },
    { key: 'B', text: '100～120 次' },
    { key: 'C', text: '140～160 次' },
  ],
  answer: 'B',
  analysis: '推荐每分钟 100～120 次。',
  category: 2,
  topic: 9,
  difficulty: 1,
  ...dated,
};

export const anItem: Insert<typeof emergencyCertificateItem> = {
  organisationId: 1,
  name: '心肺复苏合格证书',
  description: '完成学习并通过测验即可领取。',
  conditions: { studySeconds: 60, resourceIds: [], quizzes: 1, passScore: 60 },
  validDays: 365,
  template: 1,
  groundState: 1,
  ...dated,
};

const aCertificate = {
  kind: 'welfare',
  organisationId: 1,
  name: '张三丰',
  itemName: '心肺复苏合格证书',
  orgName: '春晖公益急救中心',
  template: 1,
  issuedAt: day,
} as const;

const aStudy = {
  organisationId: 1,
  resourceId: 1,
  studiedMs: 60_000,
  startedAt: day,
  endedAt: day,
};

const anImport: Insert<typeof emergencyImport> & { personId: number } = {
  kind: 'question',
  personId: 1,
  organisationId: 1,
  fileName: '题目.xlsx',
  columns: ['题干'],
  state: 1,
  ready: 0,
  faulty: 0,
  duplicates: 0,
  expiresAt: new Date('2026-12-01T08:00:00+08:00'),
};

const aQuiz = { organisationId: 1, total: 1, isTest: true, startedAt: day };

export async function giveCentre(db: Db, world: CentreWorld) {
  const { questions = [], certificateItems = [], certificates = [], studies = [] } = world;
  if (questions.length > 0) {
    await db.insert(emergencyQuestion).values(questions.map((row) => ({ ...aQuestion, ...row })));
  }
  if (certificateItems.length > 0) {
    const rows = certificateItems.map((row) => ({ ...anItem, ...row }));
    await db.insert(emergencyCertificateItem).values(rows);
  }
  if (certificates.length > 0) {
    const rows = certificates.map(({ itemId = 1, ...row }, place) => ({
      number: `TEST0-00000-00000-0000${place}`,
      ...aCertificate,
      subjectId: itemId,
      ...row,
    }));
    await db.insert(certificate).values(rows);
  }
  if (studies.length > 0) {
    await db.insert(emergencyStudy).values(studies.map((row) => ({ ...aStudy, ...row })));
  }
  const { imports = [] } = world;
  if (imports.length > 0) {
    const rows = imports.map((row) => ({ ...anImport, ...row }));
    await db.insert(emergencyImport).values(rows);
  }
  for (const quiz of world.quizzes ?? []) await giveQuiz(db, quiz);
}

async function giveQuiz(
  db: Db,
  { questionIds = [], ...quiz }: NonNullable<CentreWorld['quizzes']>[number],
) {
  const [made] = await db
    .insert(emergencyQuiz)
    .values({ ...aQuiz, ...quiz })
    .returning();
  const bank = await db.select().from(emergencyQuestion);
  const papers = new Map(bank.map((row) => [row.id, freeze(row).asked]));
  const rows = questionIds.map((questionId, place) => ({
    quizId: made?.id ?? 0,
    questionId,
    place,
    asked: papers.get(questionId) as AskedQuestion,
  }));
  if (rows.length > 0) await db.insert(emergencyQuizQuestion).values(rows);
}
