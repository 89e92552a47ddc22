import type { Db } from '../../../db/database';
import { selectChapters } from '../bank/bank.door';
import { branchOf } from '../bank/bank.tree';
import { selectAskedSince } from '../exam/exam.door';
import type { Draw, PaperPlan } from '../paper/paper.plan';

/**
 * A rule as it is drawn by: chapters with all that stand below them, and without what the school
 * asked since a moment.
 */
export async function settledRule<R extends Omit<Draw, 'count' | 'score'>>(
  db: Db,
  organisationId: number,
  rule: R,
): Promise<R> {
  const { bankId, chapterIds, unusedSince = null } = rule;
  const chapters = chapterIds.length > 0 ? await selectChapters(db, bankId) : [];
  const below = chapterIds.flatMap((id) => branchOf(chapters, id));
  return {
    ...rule,
    chapterIds: [...new Set(below)],
    without:
      unusedSince === null ? [] : await selectAskedSince(db, organisationId, new Date(unusedSince)),
  };
}

/** A plan whose rules are settled: as it stands from now on. */
export async function settledPlan(db: Db, organisationId: number, { sections }: PaperPlan) {
  const settled = [];
  for (const section of sections) {
    const draws = [];
    for (const draw of section.draws) draws.push(await settledRule(db, organisationId, draw));
    settled.push({ ...section, draws });
  }
  return { sections: settled };
}
