import type { Asks } from '@cheese/domain/contract/call';
import type {
  CertificateItem,
  CertificateItemContract,
} from '@cheese/domain/contract/emergency/certificateItem';
import { useFields } from '@cheese/ui/form/useFields';
import { useState } from 'react';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { texts } from './texts';

type WrittenItem = Omit<Asks<CertificateItemContract['save']>, 'orgId'>;

const MINUTE = 60;
/** Limits of the server. */
const most = { studyMinutes: 60_000, quizzes: 1000, passScore: 100, validDays: 36_500 } as const;

const blank = {
  name: '',
  description: '',
  studyMinutes: '0',
  quizzes: '1',
  passScore: '60',
  validity: 'forever',
  validDays: '365',
  template: '1',
  groundState: '1',
};
type Values = typeof blank;

const readValues = (item: CertificateItem): Values => ({
  name: item.name,
  description: item.description,
  studyMinutes: String(Math.ceil(item.conditions.studySeconds / MINUTE)),
  quizzes: String(item.conditions.quizzes),
  passScore: String(item.conditions.passScore),
  validity: item.validDays === null ? 'forever' : 'days',
  validDays: String(item.validDays ?? blank.validDays),
  template: String(item.template),
  groundState: String(item.groundState),
});

const isWhole = (text: string, least: number, limit: number) =>
  /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= limit;

const wholeFault = (text: string, limit: number) => !isWhole(text, 0, limit) && texts.whole(limit);

/** In the order of the form, so that the topmost is the first. */
function itemFaults(values: Values, resources: number) {
  const { studyMinutes, quizzes, passScore, validity, validDays } = values;
  const asksNothing = Number(studyMinutes) === 0 && Number(quizzes) === 0 && resources === 0;
  return faultsOf<keyof Values>({
    name: missing(values.name, texts.nameEmpty),
    studyMinutes:
      wholeFault(studyMinutes, most.studyMinutes) || (asksNothing && texts.conditionsNone),
    quizzes: wholeFault(quizzes, most.quizzes),
    passScore: wholeFault(passScore, most.passScore),
    validDays:
      validity === 'days' && !isWhole(validDays, 1, most.validDays) && texts.days(most.validDays),
  });
}

const asWritten = (values: Values, resourceIds: number[]) =>
  ({
    name: values.name.trim(),
    description: values.description.trim(),
    conditions: {
      studySeconds: Number(values.studyMinutes) * MINUTE,
      resourceIds,
      quizzes: Number(values.quizzes),
      passScore: Number(values.passScore),
    },
    validDays: values.validity === 'days' ? Number(values.validDays) : null,
    template: Number(values.template),
    groundState: Number(values.groundState),
  }) as WrittenItem;

export function useItemForm(item: CertificateItem | null) {
  const fields = useFields(item ? readValues(item) : blank);
  const [first] = useState<ReadonlySet<number>>(() => new Set(item?.conditions.resourceIds));
  const [resourceIds, setResourceIds] = useState(first);
  /** The values to save; null, with the faults shown, if some are invalid. */
  const read = (form: HTMLFormElement) =>
    fields.pass(itemFaults(fields.values, resourceIds.size), form)
      ? asWritten(fields.values, [...resourceIds])
      : null;
  const isDirty = fields.isDirty || resourceIds !== first;
  return { fields, resourceIds, setResourceIds, isDirty, read };
}

export type ItemForm = ReturnType<typeof useItemForm>;
