import { useSaveOutlineMutation } from '@cheese/api-client/content/outlineManage';
import { useGetTagListQuery } from '@cheese/api-client/content/tag';
import { tagList } from '@cheese/domain/codes/base/limits';
import type { ManagedOutline } from '@cheese/domain/contract/content/outlineManage';
import { isOwnAddress } from '@cheese/domain/rules/site/keptLink';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

interface OutlineDialogProps {
  /** Null for a new entry. */
  entry: ManagedOutline | null;
  onClose: () => void;
}

export function OutlineDialog({ entry, onClose }: OutlineDialogProps) {
  const { title: name = '', actionValue = '', tag } = entry ?? {};
  const fields = useFields(
    { title: name, actionValue, tagId: String(tag?.id ?? '') },
    { draft: `outline-${entry?.id ?? 'new'}` },
  );
  const subjects = useGetTagListQuery(tagList).data?.list ?? (tag ? [tag] : []);
  const [save] = useSaveOutlineMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const [name, address] = [fields.values.title.trim(), fields.values.actionValue.trim()];
    const faults = faultsOf({
      title: missing(name, texts.nameMissing),
      actionValue: !isOwnAddress(address) && texts.addressWrong,
    });
    if (!fields.pass(faults, form)) return;
    const tagId = Number(fields.values.tagId);
    const asked = { title: name, actionValue: address, ...(tagId && { tagId }) };
    const work = () => save(entry ? { ...asked, id: entry.id } : asked).unwrap();
    if (await run(work, texts.saved)) onClose();
  };
  const title = entry ? texts.editTitle(entry.title) : texts.add;
  const words = { required: true, autoComplete: 'off', fields } as const;
  return (
    <PanelDialog title={title} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField name="title" label={texts.name} maxLength={12} {...words} />
        <FormField
          name="actionValue"
          label={texts.address}
          placeholder={texts.addressPlaceholder}
          maxLength={300}
          {...words}
        />
        <SelectField
          name="tagId"
          label={texts.tag}
          blank={texts.noTag}
          labels={Object.fromEntries(subjects.map(({ id, name }) => [id, name]))}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.save} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
