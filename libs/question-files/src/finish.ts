import { questionDifficultyCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { cleanHtml, type PictureOf } from './html/clean';
import { faultsOf } from './judge';
import { cleanWith } from './pictures';
import type { FoundQuestion, ReadQuestion } from './shapes';
import { lostTexts } from './texts';
import { tidyText } from './words/decode';

/** The maximum depth of nested chapters. */
const MOST_CHAPTERS = 5;
const MOST_NAME = 60;
const LAST = /^<img src="([^"]*)"(?: alt="[^"]*")?>$/;
const ONLY = /<img src="([^"]*)"(?: alt="[^"]*")?>/;

const words = (text: string) => tidyText(text).replace(/\s+/g, ' ').trim();

/** Finishes the questions found by a reader: sanitises HTML, stores pictures, and validates. */
export function finisher(pictureOf: PictureOf) {
  // Neighbours share a case word for word, so it is sanitised once.
  let shared = { written: '', html: '', lost: [] as string[] };
  const contextOf = (written: string, lost: string[]) => {
    if (written !== shared.written) {
      const own: string[] = [];
      shared = { written, html: cleanWith(written, { lost: own, pictureOf }), lost: own };
    }
    lost.push(...shared.lost);
    return shared.html;
  };
  return (found: FoundQuestion) => finish(found, { pictureOf, contextOf });
}

interface Around {
  pictureOf: PictureOf;
  contextOf(written: string, lost: string[]): string;
}

/** No real question has so many parts; the first ones are enough to report the fault. */
const MOST_PARTS = 500;

function cut<T>(parts: readonly T[] = [], lost: string[]): readonly T[] {
  if (parts.length > MOST_PARTS) lost.push(lostTexts.parts(MOST_PARTS));
  return parts.slice(0, MOST_PARTS);
}

function finish(found: FoundQuestion, { pictureOf, contextOf }: Around): ReadQuestion {
  const lost = [...(found.lost ?? [])];
  const clean = (html: string) => cleanWith(html, { lost, pictureOf });
  const { stem, pictures } = withoutLast(clean(found.draft.stem));
  if (isBroken(found.draft)) lost.push(lostTexts.letters);
  const draft: QuestionDraft = {
    type: found.draft.type,
    difficulty: found.draft.difficulty ?? questionDifficultyCodes.medium,
    context: contextOf(found.draft.context ?? '', lost),
    group: found.draft.group ?? null,
    stem,
    pictures: [...cut([...pictures, ...(found.draft.pictures ?? [])], lost)],
    options: cut(found.draft.options, lost).map(({ key, text, picture }) => ({
      key,
      ...(picture === null ? withoutPicture(clean(text)) : { text: clean(text), picture }),
    })),
    prompts: cut(found.draft.prompts, lost).map(clean),
    key: cut(found.draft.key, lost).map((part) =>
      cut(part, lost)
        .map(words)
        .filter((one) => one !== ''),
    ),
    analysis: clean(found.draft.analysis ?? ''),
    tags: [...new Set((found.draft.tags ?? []).map(words).filter((tag) => tag !== ''))],
    source: words(found.draft.source ?? ''),
  };
  const all = (found.chapter ?? [])
    .slice(0, MOST_CHAPTERS + 1)
    .map(words)
    .filter((name) => name);
  const chapter = all.slice(0, MOST_CHAPTERS).map((name) => name.slice(0, MOST_NAME));
  if (all.some((name) => name.length > MOST_NAME)) lost.push(lostTexts.chapterName(MOST_NAME));
  if (all.length > chapter.length) lost.push(lostTexts.chapters(MOST_CHAPTERS));
  const own = found.faults ?? [];
  const further = faultsOf(draft).filter(({ field }) => !own.some((one) => one.field === field));
  return {
    draft,
    chapter,
    place: found.place,
    faults: [...own, ...further],
    lost: [...new Set(lost)],
  };
}

/** A replacement character shows that text was lost in decoding. */
const isBroken = ({ stem, options, key, analysis, context, prompts }: FoundQuestion['draft']) =>
  [stem, analysis, context, ...(prompts ?? []), ...(key ?? []).flat(), ...textsOf(options)].some(
    (words) => words?.includes('\ufffd'),
  );

const textsOf = (options: QuestionDraft['options'] = []) => options.map(({ text }) => text);

/** Pictures at the end of a stem are shown beside it. */
function withoutLast(html: string): { stem: string; pictures: string[] } {
  const fromLast: string[] = [];
  let stem = html;
  for (let last = lastOf(stem); last; last = lastOf(stem)) {
    fromLast.push(last[1] ?? '');
    stem = stem.slice(0, last.index);
  }
  return { stem: fromLast.length > 0 ? cleanHtml(stem) : stem, pictures: fromLast.reverse() };
}

/**
 * Searches backwards for the last tag, because a forward regular expression would retry at each
 * blank.
 */
function lastOf(html: string) {
  if (!html.endsWith('>')) return null;
  const from = html.lastIndexOf('<img');
  if (from < 0) return null;
  const found = LAST.exec(html.slice(from));
  return found ? { index: from, 1: found[1] } : null;
}

function withoutPicture(html: string): { text: string; picture: string | null } {
  const picture = ONLY.exec(html)?.[1] ?? null;
  return { text: picture === null ? html : html.replace(ONLY, '').trim(), picture };
}
