import eye from '../../bodies/eye.json';
import hand from '../../bodies/hand.json';
import heart from '../../bodies/heart.json';
import kidney from '../../bodies/kidney.json';
import lung from '../../bodies/lung.json';
import spine from '../../bodies/spine.json';

/** The bodies that are committed, each with its tree. */
export const bodies = { heart, spine, hand, eye, kidney, lung };
export type BodySlug = keyof typeof bodies;
