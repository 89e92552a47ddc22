import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { insertChapter, selectChapters } from '../bank/bank.door';
import type { ChapterRow } from '../bank/bank.tables';
import { questionImportTexts } from './questionImport.texts';

/** Default chapter for questions that name none when the teacher chose no target. */
const LOOSE = questionImportTexts.loose;
const MOST_CHAPTERS = 300;
/** As deep as a bank is looked through. */
const MOST_DEPTH = 5;

interface Where {
  bankId: number;
  chapterId?: number;
  makesChapters: boolean;
}

type Chapter = Pick<ChapterRow, 'id' | 'parentId' | 'name' | 'place'>;

/** Finds the chapters that questions name, and makes those that are not there; says which it made. */
export async function makeChapters(
  db: Db,
  { bankId, chapterId, makesChapters }: Where,
  taken: readonly { chapter: string[] }[],
) {
  const there: Chapter[] = [...(await selectChapters(db, bankId))];
  if (chapterId !== undefined && !there.some(({ id }) => id === chapterId)) {
    refuse('chapter.notFound');
  }
  const root = chapterId ?? null;
  const room = MOST_DEPTH - depthOf(there, root);
  const pathFor = (named: readonly string[]) => {
    const path = makesChapters ? within(named, room) : [];
    return path.length === 0 && root === null ? [LOOSE] : path;
  };
  const made: number[] = [];
  const ids = new Map<string, number>();
  for (const { chapter } of taken) {
    const key = JSON.stringify(chapter);
    if (ids.has(key)) continue;
    let parentId = root;
    for (const name of pathFor(chapter)) {
      const known = there.find((one) => one.parentId === parentId && one.name === name);
      if (!known && there.length >= MOST_CHAPTERS) refuse('questionImport.chaptersMany');
      const id: number = known?.id ?? (await make(db, bankId, { there, parentId, name }));
      if (!known) made.push(id);
      parentId = id;
    }
    ids.set(key, parentId ?? refuse('chapter.notFound'));
  }
  const idOf = (chapter: readonly string[]) =>
    ids.get(JSON.stringify(chapter)) ?? refuse('chapter.notFound');
  return { idOf, made };
}

/** The levels that are too deep are merged into one name. */
const within = (path: readonly string[], room: number) =>
  path.length <= room
    ? path
    : room < 1
      ? []
      : [
          ...path.slice(0, room - 1),
          path
            .slice(room - 1)
            .join(' / ')
            .slice(0, 60),
        ];

interface Made {
  there: Chapter[];
  parentId: number | null;
  name: string;
}

async function make(db: Db, bankId: number, { there, parentId, name }: Made) {
  const beside = there.filter((one) => one.parentId === parentId);
  const place = Math.max(-1, ...beside.map((one) => one.place)) + 1;
  const id = await insertChapter(db, { bankId, parentId, place, name });
  there.push({ id, parentId, place, name });
  return id;
}

function depthOf(chapters: readonly Chapter[], id: number | null): number {
  const own = chapters.find((one) => one.id === id);
  return own ? 1 + depthOf(chapters, own.parentId) : 0;
}
