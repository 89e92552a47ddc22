import { simulationLimits as limits } from '@cheese/domain/codes/training/simulationMaking';
import type { Asks } from '@cheese/domain/contract/call';
import type { SimulationMakingContract as C } from '@cheese/domain/contract/training/simulationMaking';

/** The file holds the texts of a simulation; its films stay in the media library. */
const FORMAT = 'cheese-simulation';
const VERSION = 1;

/** More than the maximum lengths of all fields together. */
export const MOST_BYTES = 200_000;

type Words = Required<Omit<Asks<C['add']>, 'shelf'>>;

export const writeFile = ({ title, summary, html, aims, equipment, steps }: Words): string =>
  JSON.stringify(
    { format: FORMAT, version: VERSION, title, summary, html, aims, equipment, steps },
    null,
    2,
  );

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= limits.lines &&
  value.every((line) => isText(line, limits.line));

/** Parses a file; null if the format is wrong. The server validates it again. */
export function readFile(file: string): Words | null {
  const said = parsed(file);
  if (!said || said['format'] !== FORMAT || said['version'] !== VERSION) return null;
  const { title, summary, html, aims, equipment, steps } = said;
  const isWhole = isText(title, limits.title) && title.trim() !== '';
  if (!isWhole || !isText(summary, limits.summary) || !isText(html, limits.html)) return null;
  if (!isLines(aims) || !isLines(equipment) || !isLines(steps)) return null;
  return { title, summary, html, aims, equipment, steps };
}

function parsed(file: string): Record<string, unknown> | null {
  try {
    const said: unknown = JSON.parse(file);
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
