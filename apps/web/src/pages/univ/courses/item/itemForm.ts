import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { CompletionRule } from '@cheese/domain/codes/learning/completionRules';
import { courseLimits } from '@cheese/domain/codes/learning/courseStates';
import type {
  ItemContent,
  MadeItemDetail,
} from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { texts } from './texts';

/** An item while it is edited, with typed text that is parsed only on saving. */
export interface DraftItem {
  title: string;
  isTrial: boolean;
  isHidden: boolean;
  rule: CompletionRule;
  content: ItemContent;
  /** Chapters of a film or a share, as typed. */
  typed: string;
}

export function toDraft(item: MadeItemDetail): DraftItem {
  const { title, isTrial, isHidden, rule, content } = item;
  return { title, isTrial, isHidden, rule, content, typed: typedOf(content) };
}

function typedOf(content: ItemContent): string {
  if (content.type === coursewareTypeCodes.video) return content.chapters.map(lineOf).join('\n');
  return content.type === coursewareTypeCodes.test ? `${content.passShare}` : '';
}

const two = (count: number) => String(count).padStart(2, '0');

export const clockOf = (second: number) => `${two(Math.floor(second / 60))}:${two(second % 60)}`;

/** Parses `12:30` or `1:02:03` into seconds; null if it is invalid. */
export function secondOf(clock: string): number | null {
  const [, hours = '0', minutes, seconds] =
    /^(?:(\d{1,2})[:：])?(\d{1,3})[:：]([0-5]\d)$/.exec(clock.trim()) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const lineOf = ({ second, title }: { second: number; title: string }) =>
  `${clockOf(second)} ${title}`;

interface Read {
  content: ItemContent;
  fault: string | null;
}

export function readTyped({ content, typed }: Pick<DraftItem, 'content' | 'typed'>): Read {
  if (content.type === coursewareTypeCodes.video) return readChapters(content, typed);
  if (content.type === coursewareTypeCodes.test) {
    const passShare = Number(typed);
    const isShare = Number.isInteger(passShare) && passShare >= 1 && passShare <= 100;
    return isShare
      ? { content: { ...content, passShare }, fault: null }
      : { content, fault: texts.passShareWrong };
  }
  return { content, fault: null };
}

function readChapters(content: Extract<ItemContent, { type: 1 }>, typed: string): Read {
  const chapters: { second: number; title: string }[] = [];
  for (const [at, line] of typed.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [clock = '', ...words] = line.trim().split(/\s+/);
    const [second, title] = [secondOf(clock), words.join(' ')];
    if (second === null || title === '' || title.length > courseLimits.title) {
      return { content, fault: texts.chaptersWrong(at + 1) };
    }
    chapters.push({ second, title });
  }
  return { content: { ...content, chapters }, fault: null };
}
