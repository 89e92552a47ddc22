import { useMergeDepartmentsMutation } from '@cheese/api-client/school/department';
import type { Department } from '@cheese/domain/contract/school/department';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { chapterChoices } from '../../../../../features/questionBank/chapterChoices';
import { childrenOf } from '../departmentTree';
import { withBelow } from './departmentFacts';
import { texts } from './texts';

interface MergeDialogProps {
  department: Department;
  departments: readonly Department[];
  onDone: (intoId: number) => void;
  onClose: () => void;
}

export function MergeDialog({ department, departments, onDone, onClose }: MergeDialogProps) {
  const { id, name } = department;
  const own = withBelow(departments, id);
  const others = departments.filter((one) => !own.has(one.id));
  const fields = useFields({ into: '' });
  const [merge] = useMergeDepartmentsMutation();
  const { isBusy, run } = useTask();
  const into = others.find((one) => one.id === Number(fields.values.into));
  const submit = (form: HTMLFormElement) => {
    const faults = faultsOf({ into: missing(fields.values.into, texts.intoEmpty) });
    if (!fields.pass(faults, form) || !into) return;
    void run(async () => {
      await merge({ id, intoId: into.id }).unwrap();
      onClose();
      onDone(into.id);
      return leaving;
    }, texts.merged);
  };
  return (
    <PanelDialog
      width="xs"
      title={texts.merging(name)}
      lead={texts.mergingLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form label={texts.merging(name)} onSubmit={submit}>
        <SelectField
          required
          name="into"
          label={texts.into}
          blank={texts.intoEmpty}
          labels={chapterChoices(others)}
          fields={fields}
        />
        <Alert severity="warning" sx={{ '&&': { mb: 2 } }}>
          {into ? texts.goesOver(into.name) : texts.goesOverUnknown}
          <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
            <li>{texts.goPeople(department.people)}</li>
            <li>{texts.goClasses(department.classes)}</li>
            <li>{texts.goBelow(childrenOf(departments, id).length)}</li>
            <li>{texts.goHeads}</li>
          </Box>
          {texts.mergeLoss(name)}
        </Alert>
        <FormEnd isBusy={isBusy} confirm={texts.mergeDo} tone="error" onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
