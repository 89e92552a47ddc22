export { asInvitation, newInvitation } from './audience.code';
export { countGuesses, type Joining } from './audience.join';
export { numbersOfSheet } from './audience.match';
export { expectedPeople } from './audience.groups.store';
export { addressedPeople, countAddressed } from './audience.people.store';
export { ownGroups } from './audience.groups';
export { selectChoices } from './audience.choices.store';
export { selectGroups } from './audience.groups.store';
export { includes, isIncluded, type Somebody } from './audience.includes.store';
/**
 * The caller stores the id from `writeAudience` in its own transaction, and checks the owner of its
 * thing before it calls.
 */
export {
  countAudience,
  listAudience,
  readAudience,
  replaceAudience,
  writeAudience,
} from './audience.service';
