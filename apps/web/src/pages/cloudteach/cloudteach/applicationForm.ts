import { phoneFault } from '@cheese/domain/rules/people/phone';
import { codeFault } from '@cheese/domain/rules/people/signInFaults';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { texts } from './texts';

export const blank = {
  name: '',
  organisation: '',
  position: '',
  phone: '',
  code: '',
  message: '',
};
export type FieldName = keyof typeof blank;
export const fieldNames = Object.keys(blank) as FieldName[];

export const faultsIn = ({ name, organisation, position, phone, code }: typeof blank) =>
  faultsOf<FieldName>({
    name: missing(name, texts.nameMissing),
    organisation: missing(organisation, texts.organisationMissing),
    position: missing(position, texts.positionMissing),
    phone: phoneFault(phone),
    code: codeFault(code),
  });
