import { slideTaskKindCodes } from '@cheese/domain/codes/slides/slideTask';
import type { TaskAnswer, TaskMarks } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import type { SlideAsked } from '@cheese/domain/questions/slide/slideWords';
import { texts as tasks } from '../tasks/texts';

export const texts = {
  slide: '切片',
  broken: '这道题的切片设置不完整，请联系教师',
  legendKey: '切片上绿色为标准答案',
  legend: '绿色为标准答案，✓ 为答对，✗ 为答错',
  legendOutline: '绿色为标准轮廓，红色为作答的轮廓，重合达到要求时为白色',
  task: '作答方式',
  tasks: { 1: '指认', 2: '圈画', 3: '计数' },
  choose: '选择切片',
  chooseLead:
    '从本校切片中选一张，再画出标准答案。作答时不显示切片名称；学生平时就能打开的切片仍可能被认出。',
  change: '更换切片',
} as const;

export function askedText(asked: SlideAsked): string {
  const rule = {
    1: () => asked.kind === slideTaskKindCodes.point && tasks.targets(asked.targetCount),
    2: () => asked.kind === slideTaskKindCodes.outline && tasks.threshold(asked.threshold),
    3: () => asked.kind === slideTaskKindCodes.count && tasks.allowed(asked.allowed),
  }[asked.kind]();
  return `${tasks.hints[asked.kind]}${rule ? `${rule}。` : ''}${tasks.keys}`;
}

export const drawnText = (kind: SlideAsked['kind'], count: number) =>
  kind === slideTaskKindCodes.outline && count > 0 ? tasks.outlined : tasks.marked(count);

export function marksText(answer: TaskAnswer, { share, hits, missed }: TaskMarks): string {
  const found = hits.filter(Boolean).length;
  return answer.kind === slideTaskKindCodes.outline
    ? `${tasks.overlap(share)}；${texts.legendOutline}`
    : `${tasks.found(found, missed, hits.length - found)}；${texts.legend}`;
}
