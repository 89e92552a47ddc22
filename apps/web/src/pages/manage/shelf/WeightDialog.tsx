import { useWeighShelvedMutation } from '@cheese/api-client/shop/shelfManage';
import { MOST_WEIGHT } from '@cheese/domain/codes/shop/shelf';
import type { Shelved } from '@cheese/domain/contract/shop/shelfManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

/** A higher weight puts a product further up. */
export function WeightDialog({ thing, onClose }: { thing: Shelved; onClose: () => void }) {
  const fields = useFields({ weight: String(thing.weight) }, { draft: `weight-${thing.id}` });
  const [weigh] = useWeighShelvedMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const said = fields.values.weight.trim();
    const isRight = /^\d{1,4}$/.test(said) && Number(said) <= MOST_WEIGHT;
    if (!fields.pass(isRight ? {} : { weight: texts.weightWrong(MOST_WEIGHT) }, form)) return;
    const asked = { id: thing.id, shown: thing.weight, weight: Number(said) };
    if (await run(() => weigh(asked).unwrap(), texts.weighed)) onClose();
  };
  const title = `${texts.setWeight}：${thing.title}`;
  const lead = texts.weightLead(MOST_WEIGHT);
  return (
    <PanelDialog width="xs" title={title} lead={lead} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="weight"
          label={texts.weight}
          autoComplete="off"
          inputMode="numeric"
          maxLength={4}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.save} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
