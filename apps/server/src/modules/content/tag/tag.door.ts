/** The store functions that other modules may import. */
export { branchOf, selectByIds, selectOptions, selectPathOf, selectTree } from './tag.store';
