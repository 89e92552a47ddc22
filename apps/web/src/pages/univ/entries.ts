import { paths } from '../../paths';
import { texts } from './texts';

/** Links to everything that teachers make, in menu order. */
export const entries: readonly { href: string; name: string; what: string }[] = [
  { href: paths.univ.courses(), ...texts.courses },
  { href: paths.univ.banks(), ...texts.banks },
  { href: paths.univ.papers(), ...texts.papers },
  { href: paths.univ.exams(), ...texts.examManagement },
  { href: paths.univ.media(), ...texts.media },
  { href: paths.univ.slides(), ...texts.slides },
  { href: paths.univ.simulations(), ...texts.simulations },
  { href: paths.univ.drills(), ...texts.drills },
  { href: paths.univ.patients(), ...texts.patients },
  { href: paths.univ.trays(), ...texts.trays },
];
