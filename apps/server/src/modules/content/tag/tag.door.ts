export { branchOf, selectByIds, selectOptions, selectPathOf, selectTree } from './tag.store';
