import {
  useAddFindingFormMutation,
  useEditFindingFormMutation,
} from '@cheese/api-client/viewers/slideFinding';
import type { MadeFindingForm } from '@cheese/domain/contract/viewers/slideFindingMaking';
import { chinaMinute, momentOfChina } from '@cheese/domain/rules/chinaDay';
import { useFields } from '@cheese/ui/form/useFields';
import { useEffect, useMemo, useState } from 'react';
import { keptWork } from '../../keptWork';
import { draftOf, type FieldDraft, fieldOf, newField } from './fieldDraft';

type Head = Readonly<Record<'title' | 'text' | 'dueAt' | 'isShown', string>>;
interface Kept {
  head: Head;
  list: readonly FieldDraft[];
}

const begun = (made: MadeFindingForm | null): Kept => ({
  head: {
    ...{ title: made?.title ?? '', text: made?.text ?? '' },
    dueAt: made?.dueAt ? chinaMinute(made.dueAt).replace(' ', 'T') : '',
    isShown: made?.isShown === false ? '0' : '1',
  },
  list: made ? made.fields.map(draftOf) : [newField],
});

/** A form as it is being made: what is typed is kept until it is saved or given up. */
export function useFormDraft(made: MadeFindingForm | null, slideId: number) {
  const name = made ? `finding-made:${made.id}:${made.edition}` : `finding-new:${slideId}`;
  const [kept] = useState(() => keptWork<Kept>(name));
  const [first] = useState(() => begun(made));
  const [start] = useState<Kept>(() => ({ ...first, ...kept.get() }));
  const fields = useFields<keyof Head>(start.head);
  const [list, setList] = useState(start.list);
  const { values: head } = fields;
  const now = useMemo<Kept>(() => ({ head, list }), [head, list]);
  const isDirty = JSON.stringify(now) !== JSON.stringify(first);
  useEffect(() => {
    if (isDirty) kept.set(now);
    else kept.clear();
  }, [kept, now, isDirty]);
  return { fields, list, setList, isDirty, forget: () => kept.clear() };
}

export function useSaveForm(made: MadeFindingForm | null, slideId: number) {
  const [add] = useAddFindingFormMutation();
  const [edit] = useEditFindingFormMutation();
  return ({ title, text, dueAt, isShown }: Head, list: readonly FieldDraft[]) => {
    const written = {
      ...{ title: title.trim(), text, fields: list.map(fieldOf), isShown: isShown === '1' },
      dueAt: dueAt === '' ? null : momentOfChina(dueAt),
    };
    return made
      ? edit({ ...written, id: made.id }).unwrap()
      : add({ ...written, slideId }).unwrap();
  };
}
