/** The store functions that other modules may import. */
export { fitting, isCurrent, selectDrawn, selectPool, selectPoolRefs } from './paper.store';
