export { selectBenefits, selectMemberCards } from './membership.store';
