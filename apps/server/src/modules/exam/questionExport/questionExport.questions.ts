import type { QuestionExportContract } from '@cheese/domain/contract/exam/questionExport';
import type { FiledQuestion } from '@cheese/question-files/shapes';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { selectChapters } from '../bank/bank.door';
import type { ChapterRow } from '../bank/bank.tables';
import { branchOf } from '../bank/bank.tree';
import { selectOfChapters } from '../question/question.door';
import type { WordsRow } from '../bank/question.tables';
import { wordsOf } from '../question/question.words';
import { questionExportTexts } from './questionExport.texts';

type ExportScope = Omit<Static<QuestionExportContract['make']['body']>, 'format'>;

/** In chapter order, each with its chapter path. */
export async function questionsOf(
  db: Db,
  { bankId, chapterId, questionIds }: ExportScope,
): Promise<FiledQuestion[]> {
  const chapters = await selectChapters(db, bankId);
  const ordered = inOrder(chapters, null);
  if (chapterId !== undefined && !ordered.includes(chapterId)) refuse('chapter.notFound');
  const branch = new Set(chapterId === undefined ? ordered : branchOf(chapters, chapterId));
  const wanted = questionIds && new Set(questionIds);
  const placeOf = new Map(ordered.map((id, at) => [id, at]));
  const found = (await selectOfChapters(db, [...branch]))
    .filter(({ questionId }) => wanted?.has(questionId) ?? true)
    .sort((one, other) => (placeOf.get(one.chapterId) ?? 0) - (placeOf.get(other.chapterId) ?? 0));
  const words = await wordsOf(db, found);
  const waysTo = new Map(chapters.map(({ id }) => [id, wayTo(chapters, id)]));
  const groupOf = groupNames();
  return found.flatMap(({ chapterId: own, groupId }, at) => {
    const row = words[at];
    return row ? [{ chapter: waysTo.get(own) ?? [], draft: draftOf(row, groupOf(groupId)) }] : [];
  });
}

type Chapters = readonly ChapterRow[];

function inOrder(chapters: Chapters, above: number | null): number[] {
  return chapters
    .filter(({ parentId }) => parentId === above)
    .flatMap(({ id }) => [id, ...inOrder(chapters, id)]);
}

function wayTo(chapters: Chapters, id: number | null): string[] {
  const own = chapters.find((one) => one.id === id);
  return own ? [...wayTo(chapters, own.parentId), own.name] : [];
}

function groupNames() {
  const names = new Map<number, string>();
  return (id: number | null) => {
    if (id === null) return null;
    if (!names.has(id)) names.set(id, questionExportTexts.groupName(names.size + 1));
    return names.get(id) ?? null;
  };
}

const draftOf = (row: WordsRow, group: string | null): FiledQuestion['draft'] => ({
  type: row.type,
  difficulty: row.difficulty,
  context: row.context,
  group,
  stem: row.stem,
  pictures: row.pictures,
  options: row.options,
  prompts: row.prompts,
  key: row.key,
  analysis: row.analysis,
  tags: row.tags,
  source: row.source,
});
