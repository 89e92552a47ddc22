import type { Db } from '../../../db/database';
import type { AskedItem, AskedSection } from '../attempt/attempt.kinds';
import { wordsOf } from '../question/question.words';
import { drawGroups } from './paper.groups';
import { selectDrawn } from './paper.store';
import type { Draw, PaperPlan, PlannedSection } from './paper.plan';
import { inGroups, shuffled, shuffledOptions } from '../question/question.shuffle';

interface Shuffles {
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
  /** Draws the same again. */
  seed?: number;
}

export interface MadePaper {
  items: AskedItem[];
  sections: AskedSection[];
}

/** A paper for one person, out of the plan of all. */
export async function makePaper(db: Db, plan: PaperPlan, how: Shuffles): Promise<MadePaper> {
  const made: MadePaper = { items: [], sections: [] };
  // A question fixed in a later section must not be drawn in an earlier one.
  const chosen = plan.sections.flatMap(({ items }) => items);
  const taken = new Set(chosen.map(({ questionId }) => questionId));
  for (const section of plan.sections) {
    const items = await fill(db, section, {
      taken,
      ...(how.seed !== undefined && { seed: how.seed }),
    });
    const inOrder = how.shufflesQuestions ? shuffled(inGroups(items)).flat() : items;
    made.items.push(...(how.shufflesOptions ? await withShown(db, inOrder) : inOrder));
    made.sections.push({ title: section.title, note: section.note, count: inOrder.length });
  }
  return made;
}

/** Fixed questions and random draws, without repeats. */
async function fill(
  db: Db,
  section: PlannedSection,
  { taken, ...how }: { taken: Set<number>; seed?: number },
): Promise<AskedItem[]> {
  const items: AskedItem[] = section.items.map((item) => ({ ...item, shown: null }));
  for (const draw of section.draws) {
    const drawn = draw.pool
      ? fromPool(draw.pool, draw.count, taken)
      : await selectDrawn(db, draw, { taken: [...taken], ...how });
    for (const { questionId } of drawn) taken.add(questionId);
    items.push(...drawn.map((ref) => ({ ...ref, score: draw.score, shown: null })));
  }
  return items;
}

/** Draws from the published pool, whatever has changed in the bank since. */
function fromPool(pool: NonNullable<Draw['pool']>, count: number, taken: ReadonlySet<number>) {
  const left = shuffled(pool.filter(([questionId]) => !taken.has(questionId)));
  const refs = left.map(([questionId, version, groupId]) => ({ questionId, version, groupId }));
  return drawGroups(refs, count);
}

/** Options in another order for everybody; those of a group share theirs, which stay as they are. */
export async function withShown(db: Db, items: readonly AskedItem[]): Promise<AskedItem[]> {
  const words = await wordsOf(db, items);
  return items.map((item, at) => {
    const row = words[at];
    return { ...item, shown: row && item.groupId === null ? shuffledOptions(row) : null };
  });
}
