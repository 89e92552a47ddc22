import type { Drill } from '../graph/drill';
import type { Fault } from './fault';
import { findNames } from './names';
import { findNumbers } from './numbers';
import { findPaths } from './paths';
import { findTexts } from './words';

/**
 * The faults of the texts and numbers, without walking the graph: shown at once while an author
 * types.
 */
export function checkWritten(drill: Drill): { faults: Fault[]; mayWalk: boolean } {
  const names = findNames(drill);
  const faults = [...names, ...findNumbers(drill), ...findTexts(drill)];
  return { faults, mayWalk: names.length === 0 };
}

/** All faults of a drill with their places. A graph with dangling references is not walked. */
export function check(drill: Drill): Fault[] {
  const { faults, mayWalk } = checkWritten(drill);
  return mayWalk ? [...faults, ...findPaths(drill)] : faults;
}
