import { useChangePriceMutation } from '@cheese/api-client/shop/priceManage';
import type { Priced } from '@cheese/domain/contract/shop/priceManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { closedWhereMoved } from './closedWhereMoved';
import { nameOf } from './nameOf';
import { priceFaults, priceValues, toChange } from './priceForm';
import { texts } from './texts';

const amount = { autoComplete: 'off', inputMode: 'decimal', maxLength: 9 } as const;

interface PriceDialogProps {
  thing: Priced;
  onClose: () => void;
}

export function PriceDialog({ thing, onClose }: PriceDialogProps) {
  const fields = useFields(priceValues(thing));
  const [change] = useChangePriceMutation();
  const { isBusy, run } = useTask();
  const isLater = fields.values.when === 'later';
  const submit = async (form: HTMLFormElement) => {
    if (!fields.pass(priceFaults(fields.values, thing, Date.now()), form)) return;
    const work = () => closedWhereMoved(change(toChange(fields.values, thing)).unwrap(), onClose);
    if (await run(work, isLater ? texts.scheduled : texts.changed)) onClose();
  };
  const title = `${texts.change}：${nameOf(thing)}`;
  return (
    <PanelDialog lead={texts.changeLead} title={title} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField required name="price" label={texts.price} {...amount} fields={fields} />
        {thing.originalPrice !== null && (
          <FormField
            required
            name="originalPrice"
            label={texts.originalPrice}
            {...amount}
            fields={fields}
          />
        )}
        {thing.vipPrice !== null && (
          <FormField required name="vipPrice" label={texts.vipPrice} {...amount} fields={fields} />
        )}
        <SelectField name="when" label={texts.when} labels={texts.whens} fields={fields} />
        {isLater && (
          <FormField
            required
            name="from"
            label={texts.from}
            type="datetime-local"
            autoComplete="off"
            fields={fields}
          />
        )}
        <FormEnd isBusy={isBusy} confirm={texts.save} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
