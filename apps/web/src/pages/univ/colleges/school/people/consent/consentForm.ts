import type { GuardianRelation } from '@cheese/domain/codes/school/guardianConsent';
import { consentStateCodes } from '@cheese/domain/codes/school/guardianConsent';
import type { GuardianLine, GuardianWritten } from '@cheese/domain/contract/school/guardian';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { texts } from './texts';

export type GuardianField = 'name' | 'phone' | 'relation';
export type ConsentField = `${GuardianField}-${number}` | 'on';
export type Values = Readonly<Record<ConsentField, string>>;

const { waiting, withdrawn } = consentStateCodes;

/** True if a consent is required and missing. */
export const isLacking = ({ consent }: GuardianLine) =>
  consent === waiting || consent === withdrawn;

const relationOf = (line: GuardianLine) => String(line.guardian?.relation ?? '');

/**
 * The phone is only known masked, so its field is empty: a new one is typed, or the old one stays.
 */
export const consentValues = (lines: readonly GuardianLine[], today: string): Values =>
  Object.fromEntries([
    ...lines.flatMap((line) => [
      [`name-${line.id}`, line.guardian?.name ?? ''],
      [`phone-${line.id}`, ''],
      [`relation-${line.id}`, relationOf(line)],
    ]),
    ['on', today],
  ]) as Values;

/** Empty for learners who came to need a consent while the form was open, and so have no fields. */
const saidIn = (values: Values, field: ConsentField) => (values[field] ?? '').trim();

export function consentFaults(lines: readonly GuardianLine[], values: Values, today: string) {
  const ofPeople = lines.map(({ id }) => {
    const phone = saidIn(values, `phone-${id}`);
    return [
      [`name-${id}`, missing(saidIn(values, `name-${id}`), texts.nameEmpty)],
      [`phone-${id}`, phone !== '' && phoneFault(phone)],
    ] as const;
  });
  return faultsOf<ConsentField>({
    ...(Object.fromEntries(ofPeople.flat()) as Partial<Record<ConsentField, string | false>>),
    on: missing(values.on, texts.onEmpty) || (values.on > today && texts.onLate),
  });
}

/** Unchanged guardians are left out. */
export function peopleOf(lines: readonly GuardianLine[], values: Values) {
  return lines.map((line) => {
    const { id, version, guardian } = line;
    const name = saidIn(values, `name-${id}`);
    const phone = saidIn(values, `phone-${id}`);
    const relation = saidIn(values, `relation-${id}`);
    const isKept = name === guardian?.name && phone === '' && relation === relationOf(line);
    if (isKept) return { id, version };
    const written: GuardianWritten = {
      name,
      relation: relation === '' ? null : (Number(relation) as GuardianRelation),
      ...(phone !== '' && { phone }),
    };
    return { id, version, guardian: written };
  });
}
