export { fitting, isCurrent, selectDrawn, selectPool, selectPoolRefs } from './paper.store';
