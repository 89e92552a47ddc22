import { isEmpty } from '@cheese/domain/rules/text/emptiness';
import { newPasswordFault } from '@cheese/domain/rules/people/newPassword';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import {
  accountFault,
  codeFault,
  passwordFault,
  secondPasswordFault,
} from '@cheese/domain/rules/people/signInFaults';
import type { LoginState, Way } from './loginState';

/** Everything that can be filled in on the page. A field's value stays while its form is away. */
export const blank = { phone: '', code: '', password: '', newPassword: '', secondPassword: '' };
export type Values = typeof blank;
export type FieldName = keyof Values;

type FormName = Way | 'forgot';
export const formOf = ({ pane, way }: LoginState): FormName => (pane === 'forgot' ? pane : way);

type Found = readonly (readonly [FieldName, string | null])[];

/** Checks in the order of the fields. */
const checks: Record<FormName, (values: Values) => Found> = {
  password: ({ phone, password }) => [
    ['phone', isEmpty(phone) ? accountFault(phone, 'phone') : phoneFault(phone)],
    ['password', passwordFault(password)],
  ],
  code: ({ phone, code }) => [
    ['phone', phoneFault(phone)],
    ['code', codeFault(code)],
  ],
  forgot: ({ phone, code, newPassword, secondPassword }) => [
    ['phone', phoneFault(phone)],
    ['code', codeFault(code)],
    ['newPassword', newPasswordFault(newPassword, phone)],
    ['secondPassword', secondPasswordFault(secondPassword, newPassword)],
  ],
};

export const faultsOf = (form: FormName, values: Values): Partial<Record<FieldName, string>> =>
  Object.fromEntries(checks[form](values).filter(([, fault]) => fault !== null));
