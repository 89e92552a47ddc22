import { coursewareTypeCodes as types } from '@cheese/domain/codes/learning/coursewareTypes';
import { type ReadFault, readYaml } from '../reading/readYaml';
import {
  CourseFile,
  type FiledBranch,
  type FiledChapter,
  type FiledItem,
  shown,
} from './courseFile';
import type { SeedBranch, SeedChapter, SeedCourse, SeedItem } from './seedCourse';

const kinds = Object.keys(shown) as (keyof typeof shown)[];

export function readCourse(slug: string): SeedCourse {
  const { chapters, ...sheet } = readYaml(`courses/${slug}.yaml`, CourseFile, ({ chapters: all }) =>
    all.flatMap((chapter, at) => faultsIn(chapter, `chapters.${at}`)),
  );
  return { slug, ...sheet, chapters: chapters.map(chapterOf) };
}

/** An item shows one thing, neither more nor fewer. */
function faultsIn({ items, chapters = [] }: FiledChapter, path: string): ReadFault[] {
  return [
    ...items.flatMap((item, at) => {
      const named = kinds.filter((kind) => item[kind] !== undefined);
      if (named.length === 1) return [];
      return [{ at: `${path}.items.${at}`, says: `shows one of ${kinds.join(', ')}` }];
    }),
    ...chapters.flatMap((chapter, at) => faultsIn(chapter, `${path}.chapters.${at}`)),
  ];
}

const chapterOf = ({ items, chapters, ...said }: FiledChapter): SeedChapter => ({
  ...said,
  items: items.map(itemOf),
  ...(chapters && { chapters: chapters.map(chapterOf) }),
});

function itemOf({ film, document, map, html, simulation, ...item }: FiledItem): SeedItem {
  const { slides, specimens, questions, passShare = 60, notes, ...said } = item;
  const { inOrder, chapters, checks, ...common } = said;
  if (film !== undefined) return { ...said, type: types.video, film };
  if (document !== undefined)
    return { ...common, type: types.ppt, document, ...(notes && { notes }) };
  if (map)
    return {
      ...common,
      type: types.mindMap,
      map: { ...map, branches: map.branches.map(branchOf) },
    };
  if (html !== undefined) return { ...common, type: types.note, html };
  if (simulation !== undefined) return { ...common, type: types.experiment, simulation };
  if (slides) return { ...common, type: types.slide, slides };
  if (specimens) return { ...common, type: types.specimen, specimens };
  return { ...common, type: types.test, questions: questions ?? [], passShare };
}

const branchOf = (branch: FiledBranch): SeedBranch =>
  typeof branch === 'string'
    ? { text: branch }
    : { text: branch.text, branches: branch.branches.map(branchOf) };
