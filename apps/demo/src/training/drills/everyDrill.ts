import { importDrill } from '@cheese/drills/exchange/exchange';
import type { Drill } from '@cheese/drills/graph/drill';
import { contentText } from '../../reading/contentFolder';
import { lineInJson } from '../../reading/lineInJson';
import { readIndex } from '../../reading/readIndex';
import { refuseContent } from '../../reading/refuseContent';

/** A drill's file, as the desk exports and imports it. */
export function drillIn(text: string, path: string): Drill {
  const imported = importDrill(text);
  if ('drill' in imported) return imported.drill;
  const { where, says } = imported;
  const steps = where.split(/[.[\]]+/).filter((step) => step !== '');
  const line = lineInJson(text, where === 'format' ? steps : ['drill', ...steps]);
  return refuseContent(path, [{ line, says: `${where} ${says}`.trim() }]);
}

function readDrill(key: string): Drill {
  const path = `drills/${key}.json`;
  return drillIn(contentText(path), path);
}

/** All that are planted, in the order in which they are shown. */
export const everyDrill: readonly Drill[] = readIndex('drills').map(readDrill);
