import type { SlideTask } from '@cheese/domain/contract/slides/slideTask';
import type { MadeTask } from '@cheese/domain/contract/slides/slideTaskMaking';

/** A task that was not tried yet. */
export const aTask = (said: Partial<SlideTask> = {}): SlideTask => ({
  id: 7,
  title: '指认中央静脉',
  text: '点出小叶中央的静脉',
  tries: 0,
  reveals: 2,
  edition: 1,
  asked: { kind: 1, targetCount: 2 },
  standing: null,
  ...said,
});

/** The same task as its teacher sees it. */
export const aMadeTask = (said: Partial<MadeTask> = {}): MadeTask => ({
  id: 7,
  slideId: 31,
  title: '指认中央静脉',
  text: '',
  explanation: '',
  tries: 0,
  reveals: 2,
  key: { kind: 1, targets: [[{ x: 100.5, y: 200 }]], reach: 13.7 },
  isShown: true,
  edition: 1,
  tried: 0,
  right: 0,
  rightFirst: 0,
  ...said,
});
