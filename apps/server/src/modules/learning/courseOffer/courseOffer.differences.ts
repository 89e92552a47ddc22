import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { completionRules } from '@cheese/domain/codes/learning/completionRules';
import type { OfferDifference } from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import { askedOf } from '@cheese/domain/rules/learning/lessonTest';
import { plainOf } from '@cheese/question-files/html/plain';
import { isDeepStrictEqual } from 'node:util';
import type { CourseChapterRow, CourseRow, CoursewareRow } from '../course/course.tables';
import type { CoursewareContent } from '../course/courseware.content';
import { texts } from './courseOffer.texts';

type Part = OfferDifference['part'];

/** One part of something: what stands there, and how it reads. */
export type Facts = Partial<Record<Part, { kept: unknown; words: string }>>;

export type MediaNames = ReadonlyMap<number, string>;

const said = (words: string) => ({ kept: words, words });
const article = (html: string) => ({ kept: html, words: linesOf(html) });
const media = (id: number | null, names: MediaNames) => ({
  kept: id,
  words: id === null ? texts.none : (names.get(id) ?? texts.none),
});

/** An article as it is read, a line for each of its paragraphs. */
const linesOf = (html: string) =>
  plainOf(html)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

export const sheetFacts = (row: CourseRow, names: MediaNames): Facts => ({
  name: said(row.name),
  description: said(row.description),
  cover: said(row.cover),
  html: article(row.html),
  goals: said(row.goals.join('\n')),
  forWhom: said(row.forWhom),
  certificate: said(
    row.certificateShare === null
      ? texts.none
      : texts.certificate(row.certificateShare, row.countsByHand),
  ),
  trailer: media(row.trailerId, names),
});

export const chapterFacts = ({ title, html }: CourseChapterRow): Facts => ({
  name: said(title),
  html: article(html),
});

export const itemFacts = (item: CoursewareRow, names: MediaNames): Facts => ({
  name: said(item.title),
  access: said(texts.access(item)),
  rule: said(completionRules[item.rule]),
  content: { kept: [item.type, item.content], words: wordsOf(item.content) },
  media: media(item.mediaId, names),
});

function wordsOf(content: CoursewareContent): string {
  switch (content.type) {
    case coursewareTypeCodes.video:
      return texts.film(content.checks.length, content.chapters.length, content.subtitles !== null);
    case coursewareTypeCodes.ppt:
      return content.notes.join('\n');
    case coursewareTypeCodes.mindMap:
      return texts.map;
    case coursewareTypeCodes.note:
      return linesOf(content.html);
    case coursewareTypeCodes.experiment:
      return texts.simulation;
    case coursewareTypeCodes.slide:
      return texts.slides(content.slideIds.length);
    case coursewareTypeCodes.specimen:
      return texts.specimens(content.specimenIds.length);
    case coursewareTypeCodes.model:
    case coursewareTypeCodes.drill:
    case coursewareTypeCodes.patient:
    case coursewareTypeCodes.exam:
      return texts.things(content.thingIds.length);
    case coursewareTypeCodes.test:
      return texts.test(content.questionIds.length, askedOf(content), content.passShare);
  }
}

/** Each part that is another by now, with what differs of it. */
export function differencesOf(now: Facts, before: Facts): OfferDifference[] {
  const parts = Object.keys(now) as Part[];
  return parts.flatMap((part) => {
    const [next, old] = [now[part], before[part]];
    if (!next || !old || isDeepStrictEqual(next.kept, old.kept)) return [];
    if (next.words === old.words) {
      return [{ part, before: old.words, now: `${next.words}${texts.exchanged}` }];
    }
    return [{ part, ...apart(old.words, next.words) }];
  });
}

/** Two texts without the lines that both begin and end with; a sign stands for those. */
function apart(old: string, next: string): { before: string; now: string } {
  const [before, now] = [old.split('\n'), next.split('\n')];
  const shorter = Math.min(before.length, now.length);
  let head = 0;
  while (head < shorter && before[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const cut = (lines: string[]) =>
    [head > 0 && '…', ...lines.slice(head, lines.length - tail), tail > 0 && '…']
      .filter((line) => line !== false)
      .join('\n');
  return { before: cut(before), now: cut(now) };
}
