import type {
  ExperimentPlace,
  ExperimentStretch,
} from '@cheese/domain/contract/training/shapes/experimentBench';
import type { ComponentType } from 'react';
import { BloodWell } from './BloodWell';
import { DeflationPlayer } from './DeflationPlayer';
import { EcgPlace } from './EcgPlace';
import { FrogPart } from './FrogPart';
import { FrogTrace } from './FrogTrace';
import { PressurePart } from './PressurePart';
import { Smear } from './Smear';
import { SpirometerPart } from './SpirometerPart';
import { SpirometryTrace } from './SpirometryTrace';

/** Components that draw an experiment's places and its recorder. */
interface Drawing {
  Place?: ComponentType<{ place: ExperimentPlace }>;
  Trace?: ComponentType<{ trace: readonly ExperimentStretch[]; clock: number }>;
  /** Places whose picture needs the full width. */
  wide?: readonly string[];
}

const drawings: Readonly<Record<string, Drawing>> = {
  bloodTyping: { Place: BloodWell },
  bloodPressure: { Place: PressurePart, Trace: DeflationPlayer },
  ecgLeads: { Place: EcgPlace, wide: ['monitor'] },
  frogHeart: { Place: FrogPart, Trace: FrogTrace },
  gramStain: { Place: Smear },
  spirometry: { Place: SpirometerPart, Trace: SpirometryTrace },
};

/** An experiment without drawings is done by its texts alone. */
export const drawingOf = (kind: string): Drawing => drawings[kind] ?? {};
