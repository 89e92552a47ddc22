import { newPasswordFault } from '@cheese/domain/rules/people/newPassword';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import {
  accountFault,
  codeFault,
  organisationFault,
  passwordFault,
  secondPasswordFault,
} from '@cheese/domain/rules/people/signInFaults';
import { isEmpty } from '@cheese/domain/rules/text/emptiness';
import type { Fields } from '@cheese/ui/form/useFields';
import type { LoginState, Tab } from './loginState';

/** Everything that can be filled in on the page. A field's value stays while its form is away. */
export const blank = {
  phone: '',
  code: '',
  password: '',
  username: '',
  schoolPassword: '',
  newPassword: '',
  secondPassword: '',
};
export type Values = typeof blank;
export type FieldName = keyof Values;
export type LoginFields = Fields<FieldName>;

/** The choice of an organisation is checked like a field, although the machine holds it. */
export type FaultName = FieldName | 'organisation';
export type Faults = Partial<Record<FaultName, string>>;

export type FormName = Tab | 'forgot' | 'organisations';

export const formOf = ({ pane, tab }: LoginState): FormName =>
  pane === 'forgot' || pane === 'organisations' ? pane : tab;

type Check = (values: Values, orgId: number | null) => string | null;

/** The field's name differs between the tabs, and so does what is said where it is empty. */
const phoneAsAccount: Check = ({ phone }) =>
  isEmpty(phone) ? accountFault(phone, 'phone') : phoneFault(phone);

/** Checks in the order of the fields. */
const checks: Record<FormName, readonly (readonly [FaultName, Check])[]> = {
  code: [
    ['phone', ({ phone }) => phoneFault(phone)],
    ['code', ({ code }) => codeFault(code)],
  ],
  password: [
    ['phone', phoneAsAccount],
    ['password', ({ password }) => passwordFault(password)],
  ],
  school: [
    ['username', ({ username }) => accountFault(username, 'school')],
    ['schoolPassword', ({ schoolPassword }) => passwordFault(schoolPassword)],
  ],
  forgot: [
    ['phone', ({ phone }) => phoneFault(phone)],
    ['code', ({ code }) => codeFault(code)],
    ['newPassword', ({ newPassword, phone }) => newPasswordFault(newPassword, phone)],
    [
      'secondPassword',
      ({ secondPassword, newPassword }) => secondPasswordFault(secondPassword, newPassword),
    ],
  ],
  organisations: [['organisation', (_values, orgId) => organisationFault(orgId)]],
};

export function faultsOf(form: FormName, values: Values, orgId: number | null): Faults {
  const found = checks[form].map(([name, check]) => [name, check(values, orgId)] as const);
  return Object.fromEntries(found.filter(([, fault]) => fault !== null));
}
