import type { QuestionImportHead } from '@cheese/domain/contract/exam/questionImport';
import type { ImportedQuestion } from '@cheese/domain/contract/exam/shapes/importedQuestion';
import type { MatchedSheet } from '@cheese/question-files/shapes';
import type { ChapterRow } from '../bank/bank.tables';
import type { selectRows } from './questionImport.rows.store';
import type { ImportedFile } from './questionImport.tables';

export const toHead = (head: ImportedFile): QuestionImportHead => ({
  importId: head.id,
  bankId: head.bankId,
  fileName: head.fileName,
  state: head.state,
  createdAt: head.createdAt.getTime(),
  savedAt: head.savedAt?.getTime() ?? null,
  total: head.total,
  saved: head.saved,
});

type Row = Awaited<ReturnType<typeof selectRows>>['list'][number];

export const toQuestion = ({ stands: where, ...row }: Row): ImportedQuestion => ({ ...row, where });

/** The sheets of a file, however they were kept. */
export function sheetsIn({ columns }: Pick<ImportedFile, 'columns'>): MatchedSheet[] {
  if (columns === null) return [];
  return Array.isArray(columns) ? columns : [{ name: '', ...columns }];
}

export const toSheet = ({ name, headings, matched }: MatchedSheet) => ({
  name,
  headings,
  matched: Object.entries(matched).flatMap(([field, column]) =>
    column === undefined ? [] : [{ field, column }],
  ),
});

type Chapter = Pick<ChapterRow, 'id' | 'parentId' | 'name'>;

/** The tree of a bank as a list: each chapter after the one that it stands in. */
export const chapterLines = (
  all: readonly Chapter[],
  above: number | null = null,
  depth = 0,
): { id: number; depth: number; name: string }[] =>
  all
    .filter(({ parentId }) => parentId === above)
    .flatMap(({ id, name }) => [{ id, depth, name }, ...chapterLines(all, id, depth + 1)]);
