import brain from '../../bodies/brain.json';
import cell from '../../bodies/cell.json';
import ear from '../../bodies/ear.json';
import eye from '../../bodies/eye.json';
import hand from '../../bodies/hand.json';
import heartHypertrophy from '../../bodies/heart-hypertrophy.json';
import heart from '../../bodies/heart.json';
import kidneyHydronephrosis from '../../bodies/kidney-hydronephrosis.json';
import kidney from '../../bodies/kidney.json';
import knee from '../../bodies/knee.json';
import lung from '../../bodies/lung.json';
import skull from '../../bodies/skull.json';
import spine from '../../bodies/spine.json';
import tooth from '../../bodies/tooth.json';

/** The bodies that are committed, each with its tree. */
const first = { heart, spine, hand, eye, kidney, lung };
const later = { skull, brain, knee, ear, tooth, cell };
const sick = {
  'heart-hypertrophy': heartHypertrophy,
  'kidney-hydronephrosis': kidneyHydronephrosis,
};
export const bodies = { ...first, ...later, ...sick };
export type BodySlug = keyof typeof bodies;
