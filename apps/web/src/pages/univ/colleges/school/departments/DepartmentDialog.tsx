import {
  useAddDepartmentMutation,
  useEditDepartmentMutation,
} from '@cheese/api-client/school/department';
import {
  type DepartmentKind,
  departmentKindCodes,
  departmentKinds,
  departmentLimits,
} from '@cheese/domain/codes/school/departments';
import type { Department } from '@cheese/domain/contract/school/department';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { PillGroup } from '@cheese/ui/form/PillGroup';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import Alert from '@mui/material/Alert';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from './texts';

interface DepartmentDialogProps {
  /** The department to change; null for a new one. */
  department: Department | null;
  /** Parent of a new department. */
  parent: Department | null;
  onDone: (id: number) => void;
  onClose: () => void;
}

const kinds = ([1, 2] as const).map((value) => ({ value, label: departmentKinds[value] }));

export function DepartmentDialog(props: DepartmentDialogProps) {
  const { department, parent, onDone, onClose } = props;
  const [opened] = useState(department);
  const first = String(opened?.kind ?? kindBelow(parent));
  const fields = useFields(
    { name: opened?.name ?? '', kind: first },
    { draft: `department-${opened?.id ?? `new-${parent?.id ?? 'top'}`}` },
  );
  const [add] = useAddDepartmentMutation();
  const [edit] = useEditDepartmentMutation();
  const [done, setDone] = useState<number | null>(null);
  const { isBusy, run } = useTask();
  const title = titleOf(opened, parent);
  const submit = (form: HTMLFormElement) => {
    const { name } = fields.values;
    if (!fields.pass(faultsOf({ name: missing(name, texts.nameEmpty) }), form)) return;
    const asked = { name, kind: Number(fields.values.kind) as DepartmentKind };
    void run(
      async () => {
        const id = department
          ? await edit({ id: department.id, knownName: department.name, ...asked })
              .unwrap()
              .then(() => department.id)
          : (await add({ parentId: parent?.id ?? null, ...asked }).unwrap()).id;
        setDone(id);
        return leaving;
      },
      opened ? texts.saved : texts.added,
    );
  };
  // Rendered instead of the form, so that the form's leave guard is gone.
  if (done !== null) {
    return (
      <Afterwards
        act={() => {
          onDone(done);
          onClose();
        }}
      />
    );
  }
  const isChanged = opened !== null && department !== null && department.name !== opened.name;
  return (
    <PanelDialog width="xs" title={title} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={submit}>
        {isChanged && <Alert severity="warning">{texts.changedMeanwhile(department.name)}</Alert>}
        <PillGroup
          label={texts.kind}
          pills={kinds}
          chosen={Number(fields.values.kind) as DepartmentKind}
          onChoose={(kind) => fields.change('kind', String(kind))}
        />
        <FormField
          required
          name="name"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          maxLength={departmentLimits.name}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

function Afterwards({ act }: { act: () => void }) {
  const once = useEffectEvent(act);
  useEffect(() => once(), []);
  return null;
}

/** Below a department the default is a major. */
const kindBelow = (parent: Department | null) =>
  parent === null ? departmentKindCodes.department : departmentKindCodes.major;

function titleOf(department: Department | null, parent: Department | null) {
  if (department) return texts.editing(department.name);
  return parent ? texts.under(parent.name) : texts.add;
}
