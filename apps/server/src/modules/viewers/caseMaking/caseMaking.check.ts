import { checkCase as faultsIn } from '@cheese/clinic/check/check';
import { type Fault, faultOf } from '@cheese/clinic/check/fault';
import { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';
import { Errors } from 'typebox/value';

/** More than somebody mends at once. */
const MOST_FAULTS = 200;

/** Plays a case that may be a stranger's: done in the thread for heavy work. */
export function checkCase(of: ClinicCase): Fault[] {
  const faults = faultsIn(of).sort((one, other) => Number(one.isHint) - Number(other.isHint));
  const stands = faults.some(({ isHint }) => !isHint);
  return [...(stands ? [] : notYetWhole(of)), ...faults].slice(0, MOST_FAULTS);
}

/** What only the shape of a whole case asks for. */
const notYetWhole = (of: ClinicCase) =>
  Errors(ClinicCase, of)
    .slice(0, 1)
    .map(({ instancePath }) =>
      faultOf('missingText', 'about', instancePath.slice(1).replaceAll('/', '.')),
    );
