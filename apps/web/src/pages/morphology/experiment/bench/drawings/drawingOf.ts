import type {
  ExperimentPlace,
  ExperimentStretch,
} from '@cheese/domain/contract/viewers/experimentBench';
import type { ComponentType } from 'react';
import { BloodWell } from './BloodWell';

/** How an experiment is drawn: its places, and what a recorder writes. */
interface Drawing {
  Place?: ComponentType<{ place: ExperimentPlace }>;
  Trace?: ComponentType<{ trace: readonly ExperimentStretch[]; clock: number }>;
}

const drawings: Readonly<Record<string, Drawing>> = {
  bloodTyping: { Place: BloodWell },
};

/** One without drawings can be done by its words. */
export const drawingOf = (kind: string): Drawing => drawings[kind] ?? {};
