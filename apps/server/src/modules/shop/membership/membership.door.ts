export { selectBenefits, selectMemberCards } from './membership.store';
export { updateCard } from './membership.store';
