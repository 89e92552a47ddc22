import type { TestApp } from '../useTestApp';
import { rebuildTotals } from '../../modules/emergency/situation/totals.rebuild.store';

export const at = (moment: string) => new Date(`${moment}+08:00`);

/** 苏学员 studied on two days, their manager on one, and so did a member of 安澜. */
export async function giveStudy(test: TestApp) {
  await test.given({
    resources: [{ title: '心肺复苏' }, { title: '地震避险', topic: 1 }],
    questions: [{}],
    studies: [
      {
        personId: 2,
        studiedMs: 60_000,
        startedAt: at('2026-11-10T23:59:00'),
        endedAt: at('2026-11-11T00:00:00'),
      },
      {
        personId: 2,
        studiedMs: 90_000,
        startedAt: at('2026-11-12T08:00:00'),
        endedAt: at('2026-11-12T08:01:30'),
      },
      {
        personId: 2,
        studiedMs: 30_000,
        resourceId: 2,
        startedAt: at('2026-11-12T09:00:00'),
        endedAt: at('2026-11-12T09:00:30'),
      },
      {
        personId: 2,
        studiedMs: 0,
        startedAt: at('2026-11-19T09:00:00'),
        endedAt: at('2026-11-19T09:00:00'),
      },
      {
        personId: 1,
        studiedMs: 20_000,
        startedAt: at('2026-11-12T10:00:00'),
        endedAt: at('2026-11-12T10:00:20'),
      },
      {
        personId: 4,
        organisationId: 2,
        studiedMs: 999_000,
        startedAt: at('2026-11-12T10:00:00'),
        endedAt: at('2026-11-12T10:20:00'),
      },
      {
        personId: 6,
        organisationId: null,
        studiedMs: 999_000,
        startedAt: at('2026-11-12T10:00:00'),
        endedAt: at('2026-11-12T10:20:00'),
      },
    ],
    quizzes: [
      { personId: 2, score: 50, submittedAt: at('2026-11-12T09:10:00') },
      { personId: 2, score: 61, submittedAt: at('2026-11-13T09:10:00') },
      { personId: 4, organisationId: 2, score: 100, submittedAt: at('2026-11-12T11:00:00') },
    ],
    certificateItems: [{}],
    certificates: [{ personId: 2 }],
  });
  await rebuildTotals(test.database.db);
}
