import {
  useAddFindingFormMutation,
  useEditFindingFormMutation,
  useLazyGetMadeFindingFormsQuery,
} from '@cheese/api-client/slides/slideFindingMaking';
import type { AudienceAsked, AudienceShown } from '@cheese/domain/contract/school/audience';
import type { MadeFindingForm } from '@cheese/domain/contract/slides/slideFindingMaking';
import { chinaMinute, momentOfChina } from '@cheese/domain/rules/time/chinaDay';
import { refusalOf } from '@cheese/ui/feedback/failure';
import { useFields } from '@cheese/ui/form/useFields';
import { useEffect, useMemo, useState } from 'react';
import { localDraft } from '../../localDraft';
import type { AudienceChosen } from '../../viewer/over';
import { draftOf, type FieldDraft, fieldOf, newField } from './fieldDraft';

type Head = Readonly<Record<'title' | 'text' | 'dueAt' | 'isShown', string>>;
interface StoredForm {
  /** Version that the draft was started from; detects what another teacher has saved since. */
  seenAt: number;
  head: Head;
  list: readonly FieldDraft[];
  /** Null for everyone who can see the slide. */
  audience: AudienceChosen | null;
}

const chosenOf = ({ kind, people, groups }: AudienceShown): AudienceChosen => ({
  kind: kind === 'everybody' ? 'organisation' : kind,
  people: kind === 'chosen' ? people : [],
  ...(kind === 'groups' && { groups }),
});

function askedOf({ kind, people, groups = [] }: AudienceChosen): AudienceAsked {
  if (kind === 'chosen') return { kind, personIds: people.map(({ personId }) => personId) };
  if (kind === 'groups')
    return { kind, groups: groups.map((one) => ({ kind: one.kind, id: one.id })) };
  return { kind };
}

const begun = (made: MadeFindingForm | null): StoredForm => ({
  seenAt: made?.updatedAt ?? 0,
  head: {
    title: made?.title ?? '',
    text: made?.text ?? '',
    dueAt: made?.dueAt ? chinaMinute(made.dueAt).replace(' ', 'T') : '',
    isShown: made?.isShown === false ? '0' : '1',
  },
  list: made ? made.fields.map(draftOf) : [newField],
  audience: made?.audience ? chosenOf(made.audience) : null,
});

/** The draft is kept on this device until it is saved or cancelled. */
export function useFormDraft(made: MadeFindingForm | null, slideId: number) {
  const name = made ? `finding-made:${made.id}` : `finding-new:${slideId}`;
  const [kept] = useState(() => localDraft<StoredForm>(name));
  const [first] = useState(() => begun(made));
  const [start] = useState<StoredForm>(() => ({ ...first, ...kept.get() }));
  const fields = useFields<keyof Head>(start.head);
  const [list, setList] = useState(start.list);
  const [audience, setAudience] = useState(start.audience);
  const { values: head } = fields;
  const { seenAt } = start;
  const now = useMemo<StoredForm>(
    () => ({ seenAt, head, list, audience }),
    [seenAt, head, list, audience],
  );
  const isDirty =
    JSON.stringify([head, list, audience]) !==
    JSON.stringify([first.head, first.list, first.audience]);
  useEffect(() => {
    if (isDirty) kept.set(now);
    else kept.clear();
  }, [kept, now, isDirty]);
  const forget = () => kept.clear();
  return { seenAt, fields, list, setList, audience, setAudience, isDirty, forget };
}

/**
 * If another teacher has saved meanwhile, the first save is refused and the next one overwrites.
 */
export function useSaveForm(made: MadeFindingForm | null, slideId: number, seenAt: number) {
  const [add] = useAddFindingFormMutation();
  const [edit] = useEditFindingFormMutation();
  const [fetchMade] = useLazyGetMadeFindingFormsQuery();
  const [known, know] = useState(seenAt);
  const keep = async (form: Parameters<typeof edit>[0]) => {
    try {
      await edit(form).unwrap();
    } catch (error) {
      if (refusalOf(error) === 'slideFinding.formChanged') {
        const forms = await fetchMade({ slideId }).unwrap();
        know(forms.find(({ id }) => id === form.id)?.updatedAt ?? known);
      }
      throw error;
    }
  };
  return async (
    { title, text, dueAt, isShown }: Head,
    list: readonly FieldDraft[],
    audience: AudienceChosen | null,
  ) => {
    const written = {
      title: title.trim(),
      text,
      fields: list.map(fieldOf),
      isShown: isShown === '1',
      dueAt: dueAt === '' ? null : momentOfChina(dueAt),
      audience: audience && askedOf(audience),
    };
    if (made) return keep({ ...written, id: made.id, updatedAt: known });
    await add({ ...written, slideId }).unwrap();
  };
}
