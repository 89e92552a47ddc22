import { drillDifficulties, drillEnds } from '@cheese/domain/codes/training/drills';
import { firstAidCategories, firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import type { Drill, End, Turn } from '../graph/drill';
import { condition } from './readCondition';
import {
  codeOf,
  list,
  name,
  number,
  object,
  orNull,
  record,
  text,
  Unreadable,
  whole,
} from './reading';
import { scene, TEXT } from './readScene';
import { texts } from './texts';

const FORMAT = 1;
const MOST_SIGNS = 2 * 1024 * 1024;
const LINE = 200;
const FEW = 20;
const MANY = 200;

const drill = object<Drill>({
  key: name,
  version: whole,
  title: text(LINE),
  summary: text(TEXT),
  category: codeOf(firstAidCategories),
  topic: orNull(codeOf(firstAidTopics)),
  difficulty: codeOf(drillDifficulties),
  minutes: number,
  aims: list(FEW, text(LINE)),
  references: list(FEW, object({ id: name, name: text(LINE), year: whole })),
  vitals: list(
    FEW,
    object({
      id: name,
      name: text(LINE),
      unit: text(FEW),
      from: number,
      perS: number,
      least: number,
      most: number,
      low: number,
      high: number,
    }),
  ),
  counters: list(FEW, object({ id: name, name: text(LINE), from: number })),
  start: name,
  scenes: list(MANY, scene),
  ends: list(
    FEW,
    object<End>({
      id: name,
      kind: codeOf(drillEnds),
      title: text(LINE),
      text: text(TEXT),
      score: orNull(number),
    }),
  ),
  turns: list(FEW, object<Turn>({ when: condition, to: name, says: text(TEXT) })),
  mostSteps: whole,
  exhausted: name,
});

export const exportDrill = (of: Drill) => JSON.stringify({ format: FORMAT, drill: of }, null, 2);

/** The same without whitespace, for storage and transfer. */
export const packDrill = (of: Drill) => JSON.stringify({ format: FORMAT, drill: of });

/** The drill of a file, or the first unreadable place with the reason. */
export type Imported = { drill: Drill } | { where: string; says: string };

/** Parses an untrusted file and validates its shape and sizes. `check` validates its meaning. */
export function importDrill(file: string): Imported {
  if (file.length > MOST_SIGNS) return { where: '', says: texts.tooLarge(MOST_SIGNS) };
  try {
    const whole = record(parsed(file), '');
    if (!whole.has('drill')) return { where: '', says: texts.noDrill };
    if (whole.get('format') !== FORMAT) return { where: 'format', says: texts.otherFormat(FORMAT) };
    return { drill: drill(whole.get('drill'), '') };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { where: error.where, says: error.message };
  }
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file);
  } catch {
    throw new Unreadable('', texts.noJson);
  }
}
