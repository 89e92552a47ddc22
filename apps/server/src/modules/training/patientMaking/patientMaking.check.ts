import { checkCase as faultsIn } from '@cheese/patients/check/check';
import { type Fault, faultOf } from '@cheese/patients/check/fault';
import { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { Errors } from 'typebox/value';

const MOST_FAULTS = 200;

/** Plays a case that may be a stranger's: done in the thread for heavy work. */
export function checkCase(of: PatientCase): Fault[] {
  const faults = faultsIn(of).sort((one, other) => Number(one.isHint) - Number(other.isHint));
  const stands = faults.some(({ isHint }) => !isHint);
  return [...(stands ? [] : notYetWhole(of)), ...faults].slice(0, MOST_FAULTS);
}

/** Errors that only a complete case must not have. */
const notYetWhole = (of: PatientCase) =>
  Errors(PatientCase, of)
    .slice(0, 1)
    .map(({ instancePath }) =>
      faultOf('missingText', 'about', instancePath.slice(1).replaceAll('/', '.')),
    );
