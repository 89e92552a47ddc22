import { searchTypeCodes } from '@cheese/domain/codes/front/searchTypes';
import { drillDifficulties } from '@cheese/domain/codes/training/drills';
import { firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { and, eq } from 'drizzle-orm';
import { requestedRows } from '../../base/findable/findable.asked';
import { type FindableSource, shelfOf } from '../../base/findable/findable.shapes';
import { drill } from './drill.tables';
import { drillTexts } from './drill.texts';

/** By what its card says: scenes and choices would tell the way through it. */
export const drillFindable: FindableSource = {
  kind: 'drill',
  shelf: 'catalogue',
  async select(db, asked) {
    const { id, title, summary, topic, difficulty, place, organisationId } = drill;
    const { isAsked, inOrder, most } = requestedRows(id, asked);
    const rows = await db
      .select({ id, title, summary, topic, difficulty, place, organisationId })
      .from(drill)
      .where(and(isAsked, eq(drill.isShown, true)))
      .orderBy(inOrder)
      .limit(most);
    return rows.map((row) => ({
      // As they stand in the list.
      id: row.id,
      type: searchTypeCodes.drill,
      title: row.title,
      weight: -row.place,
      typeNames: [...drillTexts.findableNames],
      tags: [
        ...(row.topic === null ? [] : [firstAidTopics[row.topic]]),
        drillDifficulties[row.difficulty],
      ],
      text: row.summary,
      shelf: shelfOf(row.organisationId),
    }));
  },
};
