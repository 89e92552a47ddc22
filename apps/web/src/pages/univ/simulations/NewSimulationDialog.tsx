import { useAddSimulationMutation } from '@cheese/api-client/training/simulationMaking';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import { simulationLimits } from '@cheese/domain/codes/training/simulationMaking';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { texts } from './texts';

interface NewSimulationDialogProps {
  /** Owner; undefined if the user has only one choice. */
  shelf: Shelf | undefined;
  onClose: () => void;
}

/** Creates a simulation, and opens its editor. */
export function NewSimulationDialog({ shelf, onClose }: NewSimulationDialogProps) {
  const fields = useFields({ title: '' }, { draft: 'simulation-new' });
  const [add] = useAddSimulationMutation();
  const [made, setMade] = useState<number | null>(null);
  const { isBusy, run } = useTask();
  const submit = (form: HTMLFormElement) => {
    const { title } = fields.values;
    if (!fields.pass(faultsOf({ title: missing(title, texts.nameEmpty) }), form)) return;
    void run(async () => {
      setMade((await add({ title, ...(shelf && { shelf }) }).unwrap()).id);
      return leaving;
    }, texts.added);
  };
  // Rendered instead of the dialog, so that the form's leave guard is gone.
  if (made !== null) return <Navigate to={paths.univ.simulation({ id: made })} />;
  return (
    <PanelDialog
      width="xs"
      title={texts.add}
      lead={texts.addLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form label={texts.add} isDirty={fields.isDirty} onSubmit={submit}>
        <FormField
          required
          name="title"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          maxLength={simulationLimits.title}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.add} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
