import type { Drill } from '../graph/drill';
import type { Fault } from './fault';
import { findNames } from './names';
import { findNumbers } from './numbers';
import { findPaths } from './paths';
import { findTexts } from './words';

/** What is wrong with a drill, by where it stands. A graph that names what is not there is not walked. */
export function check(drill: Drill): Fault[] {
  const names = findNames(drill);
  const written = [...names, ...findNumbers(drill), ...findTexts(drill)];
  return names.length > 0 ? written : [...written, ...findPaths(drill)];
}
