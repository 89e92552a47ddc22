import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { courseLimits } from '@cheese/domain/codes/learning/courseStates';
import { itemRules } from '@cheese/domain/rules/learning/itemRules';
import { Check } from 'typebox/value';
import { refuse } from '../../../calls/refusal';
import { type FiledItem, Head, Manifest, VERSION } from './manifest';

/** Refuses an inconsistent manifest instead of guessing. */
export function readManifest(text: string): Manifest {
  const said = parse(text.replace(/^\uFEFF/, ''));
  if (!Check(Head, said)) refuse('courseFile.notCourse');
  if (said.version > VERSION) refuse('courseFile.version');
  if (!Check(Manifest, said) || !isWhole(said)) refuse('courseFile.wrong');
  return said;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('courseFile.wrong');
  }
}

/** Each thing that is named is there, once, and may be where it is. */
function isWhole({ chapters, items, media, pictures, cover, trailer }: Manifest): boolean {
  const depths: number[] = [];
  for (const { above } of chapters) {
    const depth = above === null ? 0 : depths[above];
    if (depth === undefined) return false;
    depths.push(depth + 1);
  }
  const known = new Set(pictures);
  const isThere = (name: string | null) => name === null || known.has(name);
  const isMedia = (nth: number | null, kind: string) => nth === null || media[nth]?.kind === kind;
  const fits = ({ chapter, rule, content }: FiledItem) =>
    chapter < chapters.length &&
    itemRules[content.type].includes(rule) &&
    (content.type !== coursewareTypeCodes.video || isMedia(content.media, 'film')) &&
    (content.type !== coursewareTypeCodes.ppt || isMedia(content.media, 'document')) &&
    (content.type !== coursewareTypeCodes.mindMap || isThere(content.picture));
  return (
    depths.every((depth) => depth <= courseLimits.depth) &&
    new Set(media.map(({ file }) => file)).size === media.length &&
    isThere(cover) &&
    isMedia(trailer, 'film') &&
    items.every(fits)
  );
}
