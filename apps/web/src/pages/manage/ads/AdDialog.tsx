import { useSaveAdMutation } from '@cheese/api-client/content/adManage';
import type { AdPlace } from '@cheese/domain/codes/content/adPlaces';
import type { ManagedAd } from '@cheese/domain/contract/content/adManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { adFaults, adValues, toSave } from './adForm';
import { PictureField } from './PictureField';
import { texts } from './texts';

const moment = { type: 'datetime-local', autoComplete: 'off' } as const;

interface AdDialogProps {
  place: AdPlace;
  /** Null for a new ad. */
  ad: ManagedAd | null;
  onClose: () => void;
}

export function AdDialog({ place, ad, onClose }: AdDialogProps) {
  const fields = useFields(adValues(ad), { draft: `ad-${place}-${ad?.id ?? 'new'}` });
  const [save] = useSaveAdMutation();
  const { isBusy, run } = useTask();
  const { values, faults, change } = fields;
  const submit = async (form: HTMLFormElement) => {
    if (!fields.pass(adFaults(values), form)) return;
    if (await run(() => save(toSave(values, place, ad?.id)).unwrap(), texts.saved)) onClose();
  };
  const title = ad ? texts.editTitle(ad.title) : texts.add;
  const words = { autoComplete: 'off', fields } as const;
  return (
    <PanelDialog title={title} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField required name="title" label={texts.name} maxLength={40} {...words} />
        <FormField name="subtitle" label={texts.subtitle} maxLength={80} {...words} />
        <PictureField
          picture={values.picture}
          fault={faults.picture}
          onTaken={(picture) => change('picture', picture)}
        />
        <FormField
          name="link"
          label={texts.link}
          placeholder={texts.linkPlaceholder}
          maxLength={500}
          {...words}
        />
        <FormField name="from" label={texts.from} {...moment} fields={fields} />
        <FormField name="until" label={texts.until} {...moment} fields={fields} />
        <SelectField
          name="countsDown"
          label={texts.countsDown}
          labels={texts.countdown}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.save} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
