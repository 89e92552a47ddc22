/** What people type, and the beginnings of the titles that must stand among the first five. */
export interface Query {
  typed: string;
  wanted: readonly string[];
}

/** One query a line. */
export const inLines = (lines: string): Query[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', wanted = ''] = line.split('→');
      return { typed: typed.trim(), wanted: wanted.split('|').map((title) => title.trim()) };
    });
