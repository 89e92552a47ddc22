import type { Drill } from '../graph/drill';
import type { Fault } from './fault';
import { findNames } from './names';
import { findNumbers } from './numbers';
import { findPaths } from './paths';
import { findTexts } from './words';

/** What is wrong with what is written, without going anywhere: told at once while somebody writes. */
export function checkWritten(drill: Drill): { faults: Fault[]; mayWalk: boolean } {
  const names = findNames(drill);
  const faults = [...names, ...findNumbers(drill), ...findTexts(drill)];
  return { faults, mayWalk: names.length === 0 };
}

/** What is wrong with a drill, by where it stands. A graph that names what is not there is not walked. */
export function check(drill: Drill): Fault[] {
  const { faults, mayWalk } = checkWritten(drill);
  return mayWalk ? [...faults, ...findPaths(drill)] : faults;
}
