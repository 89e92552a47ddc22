import { readLines } from './readLines';

/** What people type, and the beginnings of the titles that must stand among the first five. */
export interface Query {
  typed: string;
  wanted: readonly string[];
}

/** One query a line: `蛙心 → 蛙心灌流`. */
export const readQueries = (name: string): Query[] =>
  readLines(`search/${name}.txt`).map((line) => {
    const [typed = '', wanted = ''] = line.split('→');
    return { typed: typed.trim(), wanted: wanted.split('|').map((title) => title.trim()) };
  });
