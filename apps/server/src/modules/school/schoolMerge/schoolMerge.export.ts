import { clashKinds, renamedThings } from '@cheese/domain/codes/school/schoolMerge';
import type { SchoolMergeContract as C } from '@cheese/domain/contract/school/schoolMerge';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { offerSheets } from '../../people/madeFile/offerSheet';
import { selectMergeRows } from './schoolMerge.service';
import { schoolMergeTexts as texts } from './schoolMerge.texts';

const columnsOf = (titles: readonly string[]) => titles.map((title) => ({ title, width: 20 }));

/** All rows of a preview: what stands in the way, what is renamed and what is given up. */
export async function exportMerge(
  db: Db,
  context: CallerContext<'heavy'>,
  asked: Static<C['export']['query']>,
) {
  const { clashes, renames, differences } = await selectMergeRows(db, context, asked);
  return offerSheets(db, context, {
    fileTitle: texts.file,
    sheets: [
      {
        name: texts.clashes,
        columns: columnsOf(texts.clashColumns),
        rows: clashes.map(({ kind, value, fromName, intoName }) => [
          clashKinds[kind],
          value,
          fromName,
          intoName,
        ]),
      },
      {
        name: texts.renames,
        columns: columnsOf(texts.renameColumns),
        rows: renames.map(({ thing, name, renamed }) => [renamedThings[thing], name, renamed]),
      },
      {
        name: texts.differences,
        columns: columnsOf(texts.differenceColumns),
        rows: differences.map((one) => [
          one.name,
          one.fromNumber,
          one.fromAccount,
          one.fromClass,
          one.number,
          one.account,
          one.class,
        ]),
      },
    ],
  });
}
