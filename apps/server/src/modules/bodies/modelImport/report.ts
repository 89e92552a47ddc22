/** Why something was left out, in the words of the report. */
export type Why =
  | 'table that is missing'
  | 'broken line of a table'
  | 'broken mesh'
  | 'mesh that no concept names'
  | 'named element without a file'
  | 'relation that would hold itself'
  | 'concept of no known system'
  | 'file that is not read';

/** Summary of an import, and its progress while it runs. */
export interface Report {
  skip(why: Why, what: string): void;
  progress(line: string): void;
  skipped: ReadonlyMap<Why, readonly string[]>;
}

export function openReport(tell: (line: string) => void): Report {
  const skipped = new Map<Why, string[]>();
  return {
    skip: (why, what) => void skipped.set(why, [...(skipped.get(why) ?? []), what]),
    progress: tell,
    skipped,
  };
}

const MOST_SAID = 20;

/** The lines about what was left out: of each kind how many, and the first of them. */
export function skippedLines({ skipped }: Pick<Report, 'skipped'>): string[] {
  return [...skipped].flatMap(([why, all]) => {
    const rest = all.length - MOST_SAID;
    return [
      `skipped, ${why}: ${all.length}`,
      ...all.slice(0, MOST_SAID).map((what) => `  ${what}`),
      ...(rest > 0 ? [`  … and ${rest} more`] : []),
    ];
  });
}

/** An import that cannot continue; the message is for the operator. */
export class ImportRefused extends Error {}
