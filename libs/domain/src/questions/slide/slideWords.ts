import { slideTaskKindCodes } from '../../codes/slides/slideTask';
import type { Spot, TaskAsked, TaskKey } from '../../contract/slides/shapes/slideTaskShapes';
import { askedOf } from '../../rules/slides/task/askedOf';
import { spotsOf } from '../../rules/slides/task/spotsOf';
import type { Key } from '../kind';
import { spotsIn, spotsWord } from './spots';

/** The slide tasks that a paper can ask: point, outline, count. */
export const slideQuestionTasks = [1, 2, 3] as const;
type Tasks = (typeof slideQuestionTasks)[number];
export type SlideKey = Extract<TaskKey, { kind: Tasks }>;
export type SlideAsked = Extract<TaskAsked, { kind: Tasks }>;

export interface SlideSize {
  width: number;
  height: number;
}

export interface SlidePrompts {
  /** Null for the learner, because the id would lead to the texts beside the slide. */
  slideId: number | null;
  size: SlideSize;
  asked: SlideAsked;
}

const MOST_TARGETS = 20;
const CORNERS = 3;
/** The region must fit in the maximum length of a prompt. */
export const REGION_CORNERS = 60;

const numberIn = (word: string | undefined, least: number, most: number): number | null => {
  const value = /^\d{1,7}(?:\.\d{1,4})?$/u.test(word ?? '') ? Number(word) : NaN;
  return value >= least && value <= most ? value : null;
};
const wholeIn = (word: string | undefined, least: number, most: number) => {
  const value = numberIn(word, least, most);
  return Number.isInteger(value) ? value : null;
};

function outlineIn(word: string | undefined, most = Infinity): Spot[] | null {
  const corners = spotsIn(word ?? '');
  return corners && corners.length >= CORNERS && corners.length <= most ? corners : null;
}

/** The stored form of a key: its rule, its region, and each correct target. */
export function keyWords(key: SlideKey): string[][] {
  const region = key.region ? [spotsWord(key.region)] : [];
  if (key.kind === slideTaskKindCodes.outline)
    return [['2', `${key.threshold}`], region, [spotsWord(key.outline)]];
  const reach = String(Number(key.reach.toFixed(4)));
  return key.kind === slideTaskKindCodes.point
    ? [['1', reach], region, ...key.targets.map((target) => [spotsWord(target)])]
    : [['3', reach, `${key.allowed}`], region, [spotsWord(key.cells)]];
}

/** Parses a stored key; null if it is invalid. Called by editors and on saving. */
export function keyIn([rule = [], where = [], ...things]: Key): SlideKey | null {
  const shapes = things.map(([word = '']) => spotsIn(word));
  const region = where.length > 0 ? outlineIn(where[0], REGION_CORNERS) : undefined;
  const [first] = shapes;
  if (region === null || !first || shapes.some((shape) => shape === null)) return null;
  const [kind, number, other] = rule;
  const within = region ? { region } : {};
  if (kind === '1') {
    const reach = numberIn(number, 0, 1_000_000);
    const targets = shapes.filter((shape) => shape !== null);
    if (reach === null || targets.length > MOST_TARGETS) return null;
    return { kind: slideTaskKindCodes.point, targets, reach, ...within };
  }
  if (shapes.length > 1) return null;
  if (kind === '2') {
    const threshold = wholeIn(number, 20, 98);
    if (threshold === null || first.length < CORNERS) return null;
    return { kind: slideTaskKindCodes.outline, outline: first, threshold, ...within };
  }
  const reach = numberIn(number, 0, 1_000_000);
  const allowed = wholeIn(other, 0, 300);
  if (kind !== '3' || reach === null || allowed === null) return null;
  return { kind: slideTaskKindCodes.count, cells: first, reach, region: region ?? null, allowed };
}

const toldOf = (key: SlideKey): SlideAsked => askedOf(key) as SlideAsked;

function askedWord(asked: SlideAsked): string {
  const number = { 1: 'targetCount', 2: 'threshold', 3: 'allowed' }[asked.kind];
  return `${asked.kind} ${(asked as unknown as Record<string, number>)[number]}`;
}

/** The prompts of the question: the slide, the task, the slide's size, and the region. */
export const promptsOf = (slideId: number, size: SlideSize, key: SlideKey): string[] => [
  `${slideId}`,
  askedWord(toldOf(key)),
  `${size.width} ${size.height}`,
  key.region ? spotsWord(key.region) : '',
];

/** The same for the learner, without the slide's id. */
export const withoutSlide = (prompts: readonly string[]): string[] => ['', ...prompts.slice(1)];

export function promptsIn(prompts: readonly string[]): SlidePrompts | null {
  const [slide = '', asked = '', size = '', where = ''] = prompts;
  const [width, height] = size.split(' ').map((word) => wholeIn(word, 1, 9_999_999));
  const slideId = slide === '' ? null : wholeIn(slide, 1, 9_999_999);
  const region = where === '' ? undefined : outlineIn(where, REGION_CORNERS);
  const isRead = (slide === '' || slideId !== null) && region !== null;
  const told = isRead && askedIn(asked, region);
  return width && height && told ? { slideId, size: { width, height }, asked: told } : null;
}

function askedIn(word: string, region: Spot[] | undefined): SlideAsked | null {
  const [kind, said] = word.split(' ');
  const number = wholeIn(said, 0, 300);
  const within = region ? { region } : {};
  if (number === null) return null;
  if (kind === '1') return { kind: slideTaskKindCodes.point, targetCount: number, ...within };
  if (kind === '2') return { kind: slideTaskKindCodes.outline, threshold: number, ...within };
  return kind === '3'
    ? { kind: slideTaskKindCodes.count, allowed: number, region: region ?? null }
    : null;
}

/** True if a key matches the prompts and lies on the slide. */
export function areOf(key: SlideKey, { slideId, size, asked }: SlidePrompts): boolean {
  if (slideId === null) return false;
  const [told, said] = [promptsOf(slideId, size, key), askedWord(asked)];
  const isTold = told[1] === said && told[3] === (asked.region ? spotsWord(asked.region) : '');
  return isTold && spotsOf(key).every((spot) => isOn(spot, size));
}

export const isOn = ({ x, y }: Spot, { width, height }: SlideSize) => x <= width && y <= height;
