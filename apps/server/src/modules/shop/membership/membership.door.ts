/** The store functions that other modules may import. */
export { selectBenefits, selectMemberCards } from './membership.store';
