import type { Answers, Asks, Upload } from '@cheese/domain/contract/call';
import type { importContract } from '@cheese/domain/contract/emergency/shapes/importShapes';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import type { SkipToken } from '@reduxjs/toolkit/query';
import type { pollEvery } from '@cheese/ui/importing/asked';
import type { ProgressHeard } from '@cheese/ui/importing/importSteps';
import type { Running } from '@cheese/ui/importing/useImportFlow';

type C = typeof importContract;

type Trigger<Asked, Answered> = () => readonly [(asked: Asked) => Running<Answered>, ...unknown[]];

/** The calls of one kind of import as its endpoints give them; all kinds have the same contract. */
export interface ImportHooks {
  useTemplate: Trigger<void, Answers<C['template']>>;
  usePreview: Trigger<Upload, Answers<C['preview']>>;
  useRows: (asked: Asks<C['rows']> | SkipToken) => Answerable<Answers<C['rows']>>;
  useConfirm: Trigger<Asks<C['confirm']>, Answers<C['confirm']>>;
  useProgress: (asked: Asks<C['state']> | SkipToken, options: typeof pollEvery) => ProgressHeard;
  useCancel: Trigger<Asks<C['cancel']>, Answers<C['cancel']>>;
}
