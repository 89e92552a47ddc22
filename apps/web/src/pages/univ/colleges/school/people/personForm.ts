import type { Gender } from '@cheese/domain/codes/people/people';
import type { MemberDetail } from '@cheese/domain/contract/school/member';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { choiceOf } from '../../../../../features/questionBank/chapterChoices';
import { texts } from './personTexts';

export type PersonField =
  'name' | 'number' | 'gender' | 'phone' | 'departmentId' | 'year' | 'classId' | 'clearPhone';
type Values = Readonly<Record<PersonField, string>>;

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
});

/** The phone is shown with its middle hidden, so that it is written anew or left alone. */
export const personValues = (member: MemberDetail): Values => ({
  name: member.name,
  number: member.number ?? '',
  gender: String(member.gender),
  phone: '',
  departmentId: choiceOrNone(member.departmentId),
  year: choiceOrNone(member.year),
  classId: choiceOrNone(member.classId),
  clearPhone: '',
});

export const personFaults = ({ name, number, phone }: Values) =>
  faultsOf<PersonField>({
    name: missing(name, texts.nameEmpty),
    number: missing(number, texts.numberEmpty),
    phone: phone.trim() !== '' && phoneFault(phone.trim()),
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

/** Fields that the server may name when it refuses. */
export const named = ['name', 'number', 'phone'] as const satisfies readonly PersonField[];
