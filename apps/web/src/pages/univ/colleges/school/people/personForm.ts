import type { Gender } from '@cheese/domain/codes/people/people';
import type { GuardianRelation } from '@cheese/domain/codes/school/guardianConsent';
import type { Guardianship, GuardianWritten } from '@cheese/domain/contract/school/guardian';
import type { MemberDetail } from '@cheese/domain/contract/school/member';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import { isBirthMonth, isMinor } from '@cheese/domain/rules/school/guardianConsent';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { choiceOf } from '../../../../../features/questionBank/chapterChoices';
import { texts } from './personTexts';

export type PersonField =
  | 'name'
  | 'number'
  | 'gender'
  | 'phone'
  | 'departmentId'
  | 'year'
  | 'classId'
  | 'clearPhone'
  | 'birthMonth'
  | 'guardianName'
  | 'guardianPhone'
  | 'guardianRelation';
type Values = Readonly<Record<PersonField, string>>;

/**
 * The phone is only known masked, so its field is empty: a new one is typed, or the old one stays.
 */
const guardianValues = (guardianship: Guardianship | null) => ({
  birthMonth: guardianship?.birthMonth ?? '',
  guardianName: guardianship?.guardian?.name ?? '',
  guardianPhone: '',
  guardianRelation: String(guardianship?.guardian?.relation ?? ''),
});

type GuardianValues = ReturnType<typeof guardianValues>;

function guardianFaults(
  { birthMonth, guardianName, guardianPhone, guardianRelation }: GuardianValues,
  today: string,
) {
  if (birthMonth === '') return {};
  if (!isBirthMonth(birthMonth, today)) return { birthMonth: texts.birthMonthWrong };
  if (!isMinor(birthMonth, today)) return {};
  const phone = guardianPhone.trim();
  const isSomebody = phone !== '' || guardianRelation !== '';
  return {
    guardianName: isSomebody && missing(guardianName, texts.guardianNameEmpty),
    guardianPhone: phone !== '' && phoneFault(phone),
  };
}

/** Changed values of age and guardian. */
export function guardianshipOf(values: GuardianValues, before: Guardianship | null, today: string) {
  const was = guardianValues(before);
  const { birthMonth } = values;
  const isUnderAge = birthMonth !== '' && isMinor(birthMonth, today);
  const isNew = (['guardianName', 'guardianPhone', 'guardianRelation'] as const).some(
    (name) => values[name] !== was[name],
  );
  return {
    ...(birthMonth !== was.birthMonth && { birthMonth: birthMonth || null }),
    ...(isUnderAge && isNew && { guardian: guardianOf(values) }),
  };
}

function guardianOf(values: GuardianValues): GuardianWritten | null {
  const [name, phone] = [values.guardianName.trim(), values.guardianPhone.trim()];
  const { guardianRelation: chosen } = values;
  const relation = chosen === '' ? null : (Number(chosen) as GuardianRelation);
  return name === '' ? null : { name, relation, ...(phone !== '' && { phone }) };
}

const choiceOrNone = (id: number | null | undefined) => (id == null ? '' : choiceOf(id));
const idOrNone = (choice: string) => (choice === '' ? null : Number(choice));

export const blankPerson = (departmentId: number | undefined): Values => ({
  name: '',
  number: '',
  gender: '0',
  phone: '',
  departmentId: choiceOrNone(departmentId),
  year: '',
  classId: '',
  clearPhone: '',
  ...guardianValues(null),
});

/**
 * The phone is only known masked, so its field is empty: a new one is typed, or the old one stays.
 */
export const personValues = (member: MemberDetail): Values => ({
  name: member.name,
  number: member.number ?? '',
  gender: String(member.gender),
  phone: '',
  departmentId: choiceOrNone(member.departmentId),
  year: choiceOrNone(member.year),
  classId: choiceOrNone(member.classId),
  clearPhone: '',
  ...guardianValues(member.guardianship),
});

export const personFaults = ({ name, number, phone, ...values }: Values, today: string) =>
  faultsOf<PersonField>({
    name: missing(name, texts.nameEmpty),
    number: missing(number, texts.numberEmpty),
    phone: phone.trim() !== '' && phoneFault(phone.trim()),
    ...guardianFaults(values, today),
  });

export const toPerson = (values: Values) => ({
  name: values.name.trim(),
  number: values.number.trim(),
  gender: Number(values.gender) as Gender,
  departmentId: idOrNone(values.departmentId),
  classId: idOrNone(values.classId),
  year: idOrNone(values.year),
});

export const phoneOf = ({ phone }: Values) => phone.trim() || null;

/** Fields that the server can name in an error. */
export const named = [
  'name',
  'number',
  'phone',
  'birthMonth',
  'guardianName',
  'guardianPhone',
] as const satisfies readonly PersonField[];
