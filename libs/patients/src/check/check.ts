import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { type Prepared, prepared } from '../engine/prepare';
import { findCollisions } from './asking';
import { findBroad } from './broad';
import type { Fault } from './fault';
import { findGivenAway } from './giveaway';
import { findNames } from './names';
import { findPath } from './path';
import { findReach } from './reach';
import { findResults } from './results';
import { findMarks } from './rubric';
import { findStuck } from './stuck';
import { findMissing } from './words';

function findWritten(ready: Prepared): { faults: Fault[]; mayPlay: boolean } {
  const names = findNames(ready);
  const missing = findMissing(ready);
  const rest = [findReach, findMarks, findResults, findGivenAway, findBroad].flatMap((find) =>
    find(ready),
  );
  return {
    faults: [...missing, ...names, ...rest],
    mayPlay: [...missing, ...names].every(({ isHint, kind }) => isHint || kind === 'unasked'),
  };
}

/** What is wrong with what is written, without playing it: told at once while somebody writes. */
export const checkWritten = (of: PatientCase) => findWritten(prepared(of));

/** What is wrong with a case before anybody plays it, by where it stands. */
export function checkCase(of: PatientCase): Fault[] {
  const ready = prepared(of);
  const { faults, mayPlay } = findWritten(ready);
  if (!mayPlay) return faults;
  return [...faults, ...[findCollisions, findStuck, findPath].flatMap((find) => find(ready))];
}
