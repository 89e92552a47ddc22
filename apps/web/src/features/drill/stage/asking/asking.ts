import type { DrillAsking, DrillChoice } from '@cheese/domain/contract/training/shapes/drillScene';
import type { Point } from './PointPicture';

export type AskingOf<Kind extends DrillAsking['kind']> = Extract<DrillAsking, { kind: Kind }>;

export interface AskProps<Kind extends DrillAsking['kind']> {
  asking: AskingOf<Kind>;
  isBusy: boolean;
  decide: (choice: DrillChoice) => void;
  points: readonly Point[];
  clear: () => void;
  /** Key of the stored draft of a choice; undefined if no draft should be stored. */
  keptAs: string | undefined;
}
