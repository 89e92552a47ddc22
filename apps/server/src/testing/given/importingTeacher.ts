import { isNull } from 'drizzle-orm';
import { question } from '../../modules/exam/bank/question.tables';
import { importing } from '../calls/importQuestions';
import type { TestApp } from '../useTestApp';

export const oneQuestion = '1. 心率？\nA. 甲\nB. 乙\n答案：B\n';
/** Two that can be taken, one with a wrong key, one that the bank already has. */
export const fourQuestions = `第一章 循环\n${oneQuestion}2. 脉搏？\nA. 甲\nB. 乙\n答案：C\n3. 心率？\nA. 甲\nB. 乙\n答案：A\n第二章 呼吸\n4. 肺？\nA. 甲\nB. 乙\n答案：A\n`;

/** Teachers of two schools with a bank each, and a bank of the platform; one of them imports. */
export async function importingTeacher(test: TestApp, personId = 2) {
  await test.given({
    people: [{}, {}, {}, {}, {}, {}],
    organisations: [{}, { name: '博爱医学院' }],
    memberships: [
      { personId: 2, role: 2 },
      { personId: 4, role: 2, organisationId: 2 },
      { personId: 6, role: 2 },
    ],
    banks: [
      { organisationId: 1, chapters: [[{ stem: '肺？', options: [] }]] },
      { organisationId: 2, chapters: [[]] },
      { chapters: [[{}]] },
    ],
  });
  return importing(test, await test.signIn(personId));
}

/** Questions of all banks that are not deleted, oldest first. */
export const selectQuestions = ({ database }: TestApp) =>
  database.db
    .select({ id: question.id, chapterId: question.chapterId, groupId: question.groupId })
    .from(question)
    .where(isNull(question.deletedAt))
    .orderBy(question.id);
