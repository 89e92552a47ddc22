import type { AudienceKind } from '@cheese/domain/codes/school/audiences';
import type { Db } from '../../db/database';
import { chosenIn, writeAsked } from '../../modules/exam/exam/exam.door';
import { exam } from '../../modules/exam/exam/exam.tables';
import { countOf, type PaperPlan, scoreOf } from '../../modules/exam/paper/paper.plan';
import { audience, audienceMember } from '../../modules/school/audience/audience.tables';

export type GivenExam = Partial<typeof exam.$inferInsert> & {
  /** For everybody where nothing is said. */
  audience?: { kind: AudienceKind; organisationId?: number; members?: number[]; code?: string };
  /** The questions that are asked, a mark each. */
  questionIds?: number[];
};

const BEGINS = new Date('2026-11-20T09:00:00+08:00');
const HOUR_MS = 3_600_000;

const planOf = (questionIds: readonly number[]): PaperPlan => ({
  sections: [
    {
      title: '一、单项选择题',
      note: '',
      draws: [],
      items: questionIds.map((questionId) => ({
        questionId,
        version: 1,
        groupId: null,
        score: 100,
      })),
    },
  ],
});

/** An exam that began an hour before every test does, and lasts for two. */
export async function giveExam(
  db: Db,
  { audience: whom, questionIds = [1, 2], ...row }: GivenExam,
) {
  const { members = [], ...kind } = whom ?? { kind: 'everybody' as const };
  const [made] = await db
    .insert(audience)
    .values({ ...kind, createdAt: BEGINS })
    .returning();
  const audienceId = made?.id ?? 0;
  const joined = members.map((personId) => ({ audienceId, personId, joinedAt: BEGINS }));
  if (joined.length > 0) await db.insert(audienceMember).values(joined);
  const plan = row.plan ?? planOf(questionIds);
  const [held] = await db
    .insert(exam)
    .values({
      audienceId,
      title: '期末考试',
      html: '<p>闭卷</p>',
      plan,
      questionCount: countOf(plan),
      totalScore: scoreOf(plan),
      passScore: 100,
      rule: 'shareUntilWrong',
      startsAt: BEGINS,
      durationS: 3600,
      endsAt: new Date(BEGINS.getTime() + 2 * HOUR_MS),
      createdAt: BEGINS,
      publishedAt: BEGINS,
      shufflesQuestions: false,
      shufflesOptions: false,
      ...row,
    })
    .returning();
  if (held?.publishedAt) await writeAsked(db, held.id, chosenIn(plan));
}
