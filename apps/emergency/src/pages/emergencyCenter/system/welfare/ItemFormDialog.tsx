import { groundStates } from '@cheese/domain/codes/emergency/centre';
import type { CertificateItem } from '@cheese/domain/contract/emergency/certificateItem';
import {
  useEditCertificateItemMutation,
  useSaveCertificateItemMutation,
} from '@cheese/emergency-api/certificateItem';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { texts as common } from '@cheese/ui/management/texts';
import { useTask } from '@cheese/ui/form/useTask';
import { useRequestedOrg } from '../../../../features/org/OrgScope';
import { ConditionFields } from './ConditionFields';
import { TemplateChoice } from './TemplateChoice';
import { texts } from './texts';
import { useItemForm } from './useItemForm';

interface ItemFormDialogProps {
  /** Null for a new certificate. */
  item: CertificateItem | null;
  onClose: () => void;
}

export function ItemFormDialog({ item, onClose }: ItemFormDialogProps) {
  const title = item ? texts.edit : texts.add;
  const form = useItemForm(item);
  const { fields } = form;
  const org = useRequestedOrg();
  const [save] = useSaveCertificateItemMutation();
  const [edit] = useEditCertificateItemMutation();
  const { isBusy, run } = useTask();

  const submit = async (element: HTMLFormElement) => {
    const written = form.read(element);
    if (!written) return;
    const send = () =>
      item ? edit({ id: item.id, ...written }).unwrap() : save({ ...written, ...org }).unwrap();
    if (await run(send, common.saved)) onClose();
  };
  const plain = { fields, autoComplete: 'off' };
  return (
    <PanelDialog title={title} width="md" isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={form.isDirty} onSubmit={(element) => void submit(element)}>
        <FormField
          {...plain}
          required
          name="name"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          maxLength={50}
        />
        <FormField
          {...plain}
          name="description"
          label={texts.description}
          placeholder={texts.descriptionPlaceholder}
          maxLength={2000}
          lines={2}
        />
        <ConditionFields form={form} />
        <TwoColumns>
          <SelectField
            fields={fields}
            name="validity"
            label={texts.validity}
            labels={texts.validities}
          />
          {fields.values.validity === 'days' && (
            <FormField
              {...plain}
              required
              name="validDays"
              label={texts.validDays}
              inputMode="numeric"
              maxLength={6}
            />
          )}
          <SelectField
            fields={fields}
            name="groundState"
            label={texts.groundState}
            labels={groundStates}
          />
        </TwoColumns>
        <TemplateChoice
          chosen={fields.values.template}
          onChoose={(template) => fields.change('template', template)}
        />
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
