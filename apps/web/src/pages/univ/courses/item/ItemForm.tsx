import { useSaveCourseItemMutation } from '@cheese/api-client/learning/courseMaking';
import {
  type CompletionRule,
  completionRules,
} from '@cheese/domain/codes/learning/completionRules';
import { courseLimits } from '@cheese/domain/codes/learning/courseStates';
import type { MadeItemDetail } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { itemRules } from '@cheese/domain/rules/learning/itemRules';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { focusOn } from '@cheese/ui/form/useFields';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { ContentFields, type Known } from './ContentFields';
import { type DraftItem, readTyped, toDraft } from './itemForm';
import { texts } from './texts';

interface StoredItem extends Known {
  draft: DraftItem;
}

interface ItemFormProps {
  item: MadeItemDetail;
  /** Reopens the form with the server's version. */
  onReopen: () => void;
}

/** All settings of an item in one form, saved together. */
export function ItemForm({ item, onReopen }: ItemFormProps) {
  const keptAs = `course-item-${item.id}`;
  const kept = useDraft<StoredItem>(keptAs);
  const [state, setState] = useState<StoredItem>(() => ({
    draft: toDraft(item),
    questions: item.questions,
    slides: item.slides,
    opens: item.opens,
    ...kept,
  }));
  const [saved, setSaved] = useState(() => JSON.stringify(toDraft(item)));
  const [faults, setFaults] = useState<{ title?: string; typed?: string }>({});
  const [fault, setFault] = useState(item.fault);
  const [save] = useSaveCourseItemMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const { draft } = state;
  const isDirty = JSON.stringify(draft) !== saved;
  useSaveDraft(keptAs, isDirty, state);
  const { edition, stand, isBehind, keepMine } = useEdition(item.edition, {
    draft: keptAs,
    isDirty,
    onReopen,
  });
  const change = (changed: Partial<DraftItem>, known: Partial<Known> = {}) => {
    setFaults({});
    setState({ ...state, ...known, draft: { ...draft, ...changed } });
  };
  const submit = (form: HTMLFormElement) => {
    const read = readTyped(draft);
    const found = faultsOf({ title: missing(draft.title, texts.nameEmpty), typed: read.fault });
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return focusOn(form, first);
    const { title, isTrial, isHidden, rule } = draft;
    const asked = { itemId: item.id, edition, title, isTrial, isHidden, rule };
    void run(async () => {
      const answered = await save({ ...asked, content: read.content }).unwrap();
      // Changes made after the click are not saved yet and stay.
      setSaved(JSON.stringify(draft));
      stand(answered.edition);
      setFault(answered.fault);
      toast.success(answered.fault ? texts.savedWith(answered.fault) : texts.saved);
    });
  };
  const fields = {
    values: { title: draft.title, typed: draft.typed, rule: draft.rule },
    faults,
    change: (name: 'title' | 'typed' | 'rule', value: string) =>
      change(name === 'rule' ? { rule: value as CompletionRule } : { [name]: value }),
  };
  const rules = Object.fromEntries(
    itemRules[item.type].map((rule) => [rule, completionRules[rule]]),
  );
  return (
    <div style={{ maxWidth: 800 }}>
      <Form label={texts.form} isDirty={isDirty} onSubmit={submit}>
        {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
        {fault && !isDirty && <Alert severity="warning">{texts.fault(fault)}</Alert>}
        <FormField
          required
          name="title"
          label={texts.name}
          autoComplete="off"
          maxLength={courseLimits.title}
          fields={fields}
        />
        <ContentFields draft={draft} fields={fields} change={change} item={item} known={state} />
        <SelectField name="rule" label={texts.rule} labels={rules} fields={fields} />
        <Ticks draft={draft} onChange={change} />
        <SubmitButton isBusy={isBusy} busy={texts.save}>
          {texts.save}
        </SubmitButton>
      </Form>
    </div>
  );
}

interface TicksProps {
  draft: DraftItem;
  onChange: (changed: Partial<DraftItem>) => void;
}

const ticks = ['isTrial', 'isHidden'] as const;

const Ticks = ({ draft, onChange }: TicksProps) => (
  <div role="group" aria-label={texts.settings} style={{ display: 'grid', marginBottom: 16 }}>
    {ticks.map((name) => (
      <FormControlLabel
        key={name}
        label={texts[name]}
        control={
          <Checkbox
            checked={draft[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          />
        }
      />
    ))}
  </div>
);
