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

/** All fields of the page. Values are kept while another form is shown. */
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

/** The chosen organisation is validated like a field, although it is kept in the login state. */
export type FaultName = FieldName | 'organisation';
export type Faults = Partial<Record<FaultName, string>>;

export type FormName = Tab | 'forgot' | 'organisations';

export const formOf = ({ pane, tab }: LoginState): FormName =>
  pane === 'forgot' || pane === 'organisations' ? pane : tab;

type Check = (values: Values, orgId: number | null) => string | null;

/** On this tab the field has another label, and so another message if it is empty. */
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
