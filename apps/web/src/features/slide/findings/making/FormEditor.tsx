import type { MadeFindingForm } from '@cheese/domain/contract/slides/slideFindingMaking';
import { MOST_FIELDS } from '@cheese/domain/rules/slides/finding/limits';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type FieldDraft, faultsIn, moved, newField } from './fieldDraft';
import { FieldEditor } from './FieldEditor';
import { GiveUp } from '../../GiveUp';
import type { Beside } from '../../viewer/over';
import { AudienceLine } from './AudienceLine';
import { texts } from './texts';
import { useFormDraft, useSaveForm } from './useFormDraft';

interface FormEditorProps {
  made: MadeFindingForm | null;
  beside: Pick<Beside, 'slideId' | 'pickAudience'>;
  onClose: () => void;
}

export function FormEditor({ made, beside, onClose }: FormEditorProps) {
  const { slideId, pickAudience } = beside;
  const draft = useFormDraft(made, slideId);
  const { seenAt, fields, list, setList, audience, isDirty, forget } = draft;
  const [isTried, setTried] = useState(false);
  const save = useSaveForm(made, slideId, seenAt);
  const { isBusy, run } = useTask();
  const toast = useToast();
  const close = () => {
    forget();
    onClose();
  };
  const submit = (form: HTMLFormElement) => {
    setTried(true);
    if (!fields.pass(faultsOf({ title: missing(fields.values.title, texts.noTitle) }), form))
      return;
    const [fault] = list.flatMap((draft) => Object.values(faultsIn(draft)));
    if (fault) return void toast.info(fault);
    const work = async () => {
      await save(fields.values, list, audience);
      return leaving;
    };
    void run(work, texts.saved).then((isSaved) => isSaved && close());
  };
  return (
    <Form label={texts.form} onSubmit={submit}>
      <h2>{made ? made.title : texts.add}</h2>
      <Head fields={fields} />
      {pickAudience && (
        <AudienceLine
          audience={audience}
          pickAudience={pickAudience}
          shown={made?.audience ?? null}
          onChange={draft.setAudience}
        />
      )}
      <FieldList list={list} isTried={isTried} onChange={setList} />
      <p className="aside">{texts.expectedHint}</p>
      {made && made.handedIn > 0 && <p className="aside">{texts.changes}</p>}
      <SubmitButton isBusy={isBusy} busy={texts.saving}>
        {texts.save}
      </SubmitButton>
      <GiveUp isDirty={isDirty} texts={texts} onGiveUp={close} />
    </Form>
  );
}

function Head({ fields }: Pick<ReturnType<typeof useFormDraft>, 'fields'>) {
  const shared = { fields, autoComplete: 'off' };
  return (
    <>
      <FormField {...shared} required name="title" label={texts.title} maxLength={60} />
      <FormField {...shared} name="text" label={texts.text} maxLength={2000} lines={2} />
      <FormField {...shared} name="dueAt" type="datetime-local" label={texts.dueAt} />
      <SelectField fields={fields} name="isShown" label={texts.shown} labels={texts.isShown} />
    </>
  );
}

interface FieldListProps {
  list: readonly FieldDraft[];
  isTried: boolean;
  onChange: (list: readonly FieldDraft[]) => void;
}

function FieldList({ list, isTried, onChange }: FieldListProps) {
  return (
    <>
      <ol>
        {list.map((draft, at) => (
          <FieldEditor
            key={at}
            nth={at + 1}
            draft={draft}
            faults={isTried ? faultsIn(draft) : {}}
            onChange={(next) => onChange(list.map((one, i) => (i === at ? next : one)))}
            onRemove={list.length > 1 ? () => onChange(list.filter((_, i) => i !== at)) : null}
            order={{ count: list.length, move: (from, to) => onChange(moved(list, from, to)) }}
          />
        ))}
      </ol>
      {list.length < MOST_FIELDS && (
        <Button variant="outlined" onClick={() => onChange([...list, newField])}>
          {texts.addField}
        </Button>
      )}
    </>
  );
}
