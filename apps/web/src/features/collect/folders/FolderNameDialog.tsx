import {
  useAddCollectCatalogMutation,
  useRenameCollectCatalogMutation,
} from '@cheese/api-client/learning/collect';
import type { CollectCatalog } from '@cheese/domain/contract/learning/collect';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

const LONGEST = 30;

interface FolderNameDialogProps {
  /** The one that gets another name; else a new one is made. */
  folder?: CollectCatalog;
  /** In which a new one is made; at the top where none is said. */
  above?: CollectCatalog | undefined;
  onMade?: (folder: CollectCatalog) => void;
  onClose: () => void;
}

/** A new folder, or another name for one. */
export function FolderNameDialog({ folder, above, onMade, onClose }: FolderNameDialogProps) {
  const fields = useFields({ name: folder?.name ?? '' });
  const [add] = useAddCollectCatalogMutation();
  const [rename] = useRenameCollectCatalogMutation();
  const { isBusy, run } = useTask();
  const newOne = above ? texts.addIn(above.name) : texts.add;
  const title = folder ? texts.rename : newOne;
  const submit = async (form: HTMLFormElement) => {
    const name = fields.values.name.trim();
    if (!fields.pass(faultsOf({ name: missing(name, texts.nameEmpty) }), form)) return;
    const save = async () => {
      if (folder) await rename({ id: folder.id, name }).unwrap();
      else onMade?.(await add({ name, ...(above && { pid: above.id }) }).unwrap());
      return leaving;
    };
    if (await run(save, folder ? texts.renamed : texts.added)) onClose();
  };
  return (
    <PanelDialog width="xs" {...{ title, isBusy, onClose }}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="name"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          maxLength={LONGEST}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
