import { useGetSlideFoldersQuery } from '@cheese/api-client/slides/slideFolder';
import { useAddSlideMutation } from '@cheese/api-client/slides/slideMaking';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { morphologyFields, slideStains } from '@cheese/domain/codes/slides/morphology';
import { slideLimits } from '@cheese/domain/codes/slides/slideMaking';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { useState } from 'react';
import {
  folderChoices,
  folderIdOf,
  folderValue,
} from '../../../features/slide/choosing/folderChoices';
import { fieldIn, stainIn, systemIn } from './codesIn';
import { texts } from './texts';
import { titleOf } from '../../../features/media/titleOf';

interface AddDialogProps {
  files: readonly MediaShown[];
  libraryId: number | undefined;
  /** The owner; left out if the user makes things for only one. */
  shelf: Shelf | undefined;
  onClose: () => void;
}

/** State of the upload, and the fields shared by all its slides. */
function useAdding({ files, libraryId, shelf, onClose }: AddDialogProps) {
  const [first] = files;
  // Keep the initial count: files leave the list one by one as they are added.
  const [count] = useState(files.length);
  const fields = useFields({
    title: first ? titleOf(first.name) : '',
    field: '1',
    system: '',
    organ: '',
    stain: '1',
    folder: folderValue(null),
    shown: 'hidden',
  });
  const asked = { ...(libraryId !== undefined && { libraryId }), ...(shelf && { shelf }) };
  const { data: kept } = useGetSlideFoldersQuery(asked, { refetchOnMountOrArgChange: true });
  const [add] = useAddSlideMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const { values } = fields;
  const submit = async (form: HTMLFormElement) => {
    const isOne = count === 1;
    if (!fields.pass(faultsOf({ title: isOne && missing(values.title, texts.nameEmpty) }), form))
      return;
    const shared = {
      titleEn: '',
      summary: '',
      material: '',
      source: '',
      organ: values.organ,
      field: fieldIn(values.field),
      system: systemIn(values.system),
      stain: stainIn(values.stain),
      isShown: values.shown === 'shown',
      ...asked,
      folderId: folderIdOf(values.folder),
    };
    const addAll = async () => {
      for (const { id: mediaId, name } of files) {
        const title = isOne ? values.title : titleOf(name);
        await add({ ...shared, title, mediaId }).unwrap();
      }
      return leaving;
    };
    if (!(await run(addAll))) return;
    toast.success(texts.added(count));
    onClose();
  };
  return { count, fields, isBusy, submit, folders: kept?.folders ?? [] };
}

/** Turns uploaded files into slides with shared details; individual details are edited later. */
export function AddDialog(props: AddDialogProps) {
  const { count, fields, isBusy, submit, folders } = useAdding(props);
  const { onClose } = props;
  return (
    <PanelDialog
      title={texts.addTitle(count)}
      {...(count > 1 && { lead: texts.addLead })}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form label={texts.add} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        {count === 1 && (
          <FormField
            required
            name="title"
            label={texts.name}
            autoComplete="off"
            maxLength={slideLimits.title}
            fields={fields}
          />
        )}
        <TwoColumns>
          <SelectField name="field" label={texts.field} labels={morphologyFields} fields={fields} />
          <SelectField name="stain" label={texts.stain} labels={slideStains} fields={fields} />
          <SelectField
            name="system"
            label={texts.system}
            blank={texts.noSystem}
            labels={bodySystems}
            fields={fields}
          />
          <FormField
            name="organ"
            label={texts.organ}
            placeholder={texts.organPlaceholder}
            autoComplete="off"
            maxLength={slideLimits.organ}
            fields={fields}
          />
          <SelectField
            name="folder"
            label={texts.folder}
            labels={{ [folderValue(null)]: texts.noFolder, ...folderChoices(folders) }}
            fields={fields}
          />
          <SelectField
            name="shown"
            label={texts.visible}
            labels={texts.visibleChoices}
            fields={fields}
          />
        </TwoColumns>
        <FormEnd isBusy={isBusy} confirm={texts.add} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
