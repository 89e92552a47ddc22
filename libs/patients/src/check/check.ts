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

/** The faults found without playing the case: shown at once while an author types. */
export const checkWritten = (of: PatientCase) => findWritten(prepared(of));

/** All faults of a case with their places. */
export function checkCase(of: PatientCase): Fault[] {
  const ready = prepared(of);
  const { faults, mayPlay } = findWritten(ready);
  if (!mayPlay) return faults;
  return [...faults, ...[findCollisions, findStuck, findPath].flatMap((find) => find(ready))];
}
