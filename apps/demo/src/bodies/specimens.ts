import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import type { SpecimenView } from '@cheese/domain/contract/bodies/specimen';
import type { TissueName } from '@cheese/generators/tissues/tissues';
import type { BodySlug } from './bodies';
import { brainSpecimen } from './specimens/brain';
import { eyeSpecimen } from './specimens/eye';
import { handSpecimen } from './specimens/hand';
import { heartSpecimen } from './specimens/heart';
import { kidneySpecimen } from './specimens/kidney';
import { kneeSpecimen } from './specimens/knee';
import { lungSpecimen } from './specimens/lung';
import { skullSpecimen } from './specimens/skull';
import { spineSpecimen } from './specimens/spine';
import { tracheaSpecimen } from './specimens/trachea';

type SeedView = Pick<SpecimenView, 'name' | 'yaw' | 'pitch'> & {
  zoom?: number;
  cut?: SpecimenView['cut'];
  /** Parts by their names. */
  hidden?: readonly string[];
};

export interface SeedSpecimen {
  /** How the title of what it is sold as begins. */
  sold: string;
  system: BodySystem;
  nameEn: string;
  body: BodySlug;
  views: readonly SeedView[];
  /** Each at a part, seen in one of the views. */
  hotspots: readonly { part: string; title: string; text: string; view: string }[];
  /** Of which its slides are. */
  tissues: readonly TissueName[];
}

export const seedSpecimenBodies: readonly SeedSpecimen[] = [
  heartSpecimen,
  kidneySpecimen,
  eyeSpecimen,
  spineSpecimen,
  lungSpecimen,
  handSpecimen,
  brainSpecimen,
  skullSpecimen,
  kneeSpecimen,
  tracheaSpecimen,
];
