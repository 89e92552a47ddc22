import {
  useAddSlideFolderMutation,
  useRenameSlideFolderMutation,
} from '@cheese/api-client/viewers/slideFolder';
import { slideLimits } from '@cheese/domain/codes/viewers/slideMaking';
import type { SlideFolder } from '@cheese/domain/contract/viewers/slideFolder';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

interface FolderNameDialogProps {
  libraryId?: number;
  /** A new one under it, or at the top. */
  parentId: number | null;
  /** The one that gets another name. */
  folder: SlideFolder | null;
  onClose: () => void;
}

/** A new folder, or another name for one. */
export function FolderNameDialog(props: FolderNameDialogProps) {
  const { libraryId, parentId, folder, onClose } = props;
  const fields = useFields({ name: folder?.name ?? '' });
  const [add] = useAddSlideFolderMutation();
  const [rename] = useRenameSlideFolderMutation();
  const { isBusy, run } = useTask();
  const title = folder ? texts.rename : texts.addFolder;
  const submit = async (form: HTMLFormElement) => {
    const { name } = fields.values;
    if (!fields.pass(faultsOf({ name: missing(name, texts.folderEmpty) }), form)) return;
    const save = async () => {
      const where = { parentId, ...(libraryId !== undefined && { libraryId }) };
      if (folder) await rename({ id: folder.id, name }).unwrap();
      else await add({ name, ...where }).unwrap();
      return leaving;
    };
    if (await run(save, folder ? texts.renamed : texts.folderAdded)) onClose();
  };
  return (
    <PanelDialog width="xs" title={title} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="name"
          label={texts.folderName}
          placeholder={texts.folderNamePlaceholder}
          autoComplete="off"
          maxLength={slideLimits.folderName}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
