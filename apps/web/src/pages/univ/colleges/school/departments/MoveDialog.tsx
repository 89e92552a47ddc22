import type { Department } from '@cheese/domain/contract/school/department';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { chapterChoices, choiceOf } from '../../../../../features/questionBank/chapterChoices';
import { childrenOf } from '../departmentTree';
import { withBelow } from './departmentFacts';
import { texts } from './texts';
import { useMoveDepartment } from './useMoveDepartment';

interface MoveDialogProps {
  department: Department;
  departments: readonly Department[];
  onClose: () => void;
}

/** Moves a department without drag and drop or arrow keys. */
export function MoveDialog({ department, departments, onClose }: MoveDialogProps) {
  const { id, parentId, name } = department;
  const own = withBelow(departments, id);
  const places = departments.filter((one) => !own.has(one.id));
  const fields = useFields({ to: parentId === null ? '' : choiceOf(parentId) });
  const { isBusy, move } = useMoveDepartment(departments);
  const submit = async () => {
    const { to } = fields.values;
    const under = to === '' ? null : Number(to);
    const place = childrenOf(places, under).length;
    if (under === parentId || (await move(id, { parentId: under, place }))) onClose();
  };
  return (
    <PanelDialog
      width="xs"
      title={texts.moving(name)}
      lead={texts.movingLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form label={texts.moving(name)} onSubmit={() => void submit()}>
        <SelectField
          name="to"
          label={texts.newParent}
          blank={texts.top}
          labels={chapterChoices(places)}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.move} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
