import { useAddModelMutation } from '@cheese/api-client/bodies/modelMaking';
import { type BodySystem, bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { modelLimits } from '@cheese/domain/codes/bodies/modelMaking';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { titleOf } from '../../../features/media/titleOf';
import { paths } from '../../../paths';
import { texts } from './texts';

interface AddDialogProps {
  files: readonly MediaShown[];
  /** The owner; left out if the user makes things for only one. */
  shelf: Shelf | undefined;
  onClose: () => void;
}

/** Turns uploaded files into models; after a single one its editor opens. */
export function AddDialog({ files, shelf, onClose }: AddDialogProps) {
  const [first] = files;
  // Keep the initial count: files leave the list one by one as they are added.
  const [count] = useState(files.length);
  const isOne = count === 1;
  const fields = useFields({ title: first ? titleOf(first.name) : '', system: '1' });
  const [add] = useAddModelMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const navigate = useNavigate();
  const { values } = fields;
  const submit = async (form: HTMLFormElement) => {
    const title = isOne && missing(values.title, texts.nameEmpty);
    if (!fields.pass(faultsOf({ title }), form)) return;
    const system = Number(values.system) as BodySystem;
    const ids: number[] = [];
    const addAll = async () => {
      for (const { id: mediaId, name } of files) {
        const asked = { mediaId, system, title: isOne ? values.title : titleOf(name) };
        ids.push((await add({ ...asked, ...(shelf && { shelf }) }).unwrap()).id);
      }
      return leaving;
    };
    if (!(await run(addAll))) return;
    toast.success(texts.added(count));
    onClose();
    const [id] = ids;
    if (isOne && id !== undefined) void navigate(paths.univ.model({ id }));
  };
  return (
    <PanelDialog
      title={texts.addTitle(count)}
      lead={texts.addLead}
      width="xs"
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form label={texts.add} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        {isOne && (
          <FormField
            required
            name="title"
            label={texts.name}
            autoComplete="off"
            maxLength={modelLimits.title}
            fields={fields}
          />
        )}
        <SelectField name="system" label={texts.system} labels={bodySystems} fields={fields} />
        <FormEnd isBusy={isBusy} confirm={texts.add} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
