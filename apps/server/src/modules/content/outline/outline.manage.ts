import { MOST_OUTLINES } from '@cheese/domain/codes/content/adStates';
import type { OutlineManageContract as C } from '@cheese/domain/contract/content/outlineManage';
import { isOwnAddress } from '@cheese/domain/rules/site/keptLink';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { orderedOf } from '../ordered/ordered.service';
import { selectByIds } from '../tag/tag.door';
import { selectKept } from './outline.store';
import { outline, type OutlineRow } from './outline.tables';

type Entry = Omit<OutlineRow, 'tagId'> & Partial<Pick<OutlineRow, 'tagId'>>;

const entries = orderedOf<Entry, null>({
  name: 'outline',
  table: outline,
  position: 'place',
  most: MOST_OUTLINES,
  failures: { gone: 'outline.gone', tooMany: 'outline.tooMany' },
  select: selectKept,
  orderAbout: (_scope, inOrder) => inOrder.map(({ title }) => title).join('、'),
  removedFacts: ({ actionValue }) => ({ link: actionValue }),
});

export const { remove: removeOutline } = entries;

export async function saveOutline(db: Db, context: CallerContext, body: Static<C['save']['body']>) {
  const { id, title, actionValue, tagId = null } = body;
  if (!isOwnAddress(actionValue)) refuse('outline.address');
  return entries.save(db, context, {
    scope: null,
    id,
    row: { title, actionValue, tagId },
    facts: { link: actionValue },
    async demand(tx) {
      if (tagId !== null && (await selectByIds(tx, [tagId])).length === 0) refuse('shelf.tagGone');
    },
  });
}

export const orderOutlines = (db: Db, context: CallerContext, ids: number[]) =>
  entries.order(db, context, { scope: null, ids });
