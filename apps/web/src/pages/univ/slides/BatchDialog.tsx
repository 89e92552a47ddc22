import { useEditSlidesMutation } from '@cheese/api-client/slides/slideMaking';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { morphologyFields, slideStains } from '@cheese/domain/codes/slides/morphology';
import { slideLimits } from '@cheese/domain/codes/slides/slideMaking';
import type { SlideFolder } from '@cheese/domain/contract/slides/slideFolder';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { folderChoices, folderValue } from '../../../features/slide/choosing/folderChoices';
import { blankSet, NO_SYSTEM, toSet } from './batchForm';
import { texts } from './texts';

interface BatchDialogProps {
  ids: number[];
  folders: readonly SlideFolder[];
  onDone: () => void;
  onClose: () => void;
}

export function BatchDialog({ ids, folders, onDone, onClose }: BatchDialogProps) {
  const fields = useFields(blankSet);
  const [edit] = useEditSlidesMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const set = toSet(fields.values);
    const isNothing = Object.keys(set).length === 0;
    if (!fields.pass(faultsOf({ field: isNothing && texts.nothingSet }), form)) return;
    const save = async () => {
      await edit({ ids, set }).unwrap();
      return leaving;
    };
    if (!(await run(save, texts.changed(ids.length)))) return;
    onClose();
    onDone();
  };
  const blank = texts.keep;
  const where = { [folderValue(null)]: texts.noFolder, ...folderChoices(folders) };
  const systems = { ...bodySystems, [NO_SYSTEM]: texts.noSystem };
  return (
    <PanelDialog
      title={texts.setTitle(ids.length)}
      lead={texts.setLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form label={texts.set} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <TwoColumns>
          <SelectField
            name="field"
            label={texts.field}
            labels={morphologyFields}
            blank={blank}
            fields={fields}
          />
          <SelectField
            name="stain"
            label={texts.stain}
            labels={slideStains}
            blank={blank}
            fields={fields}
          />
          <SelectField
            name="system"
            label={texts.system}
            labels={systems}
            blank={blank}
            fields={fields}
          />
          <FormField
            name="organ"
            label={texts.organ}
            placeholder={texts.keep}
            autoComplete="off"
            maxLength={slideLimits.organ}
            fields={fields}
          />
          <SelectField
            name="folder"
            label={texts.folder}
            labels={where}
            blank={blank}
            fields={fields}
          />
          <SelectField
            name="shown"
            label={texts.visible}
            labels={texts.visibleChoices}
            blank={blank}
            fields={fields}
          />
        </TwoColumns>
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
