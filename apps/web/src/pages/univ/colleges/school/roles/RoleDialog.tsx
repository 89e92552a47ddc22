import {
  useAddSchoolRoleMutation,
  useEditSchoolRoleMutation,
} from '@cheese/api-client/school/schoolRole';
import { type GivableRight, givableRights } from '@cheese/domain/codes/school/schoolRights';
import type { SchoolRole } from '@cheese/domain/contract/school/schoolRole';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import { useKeptState } from '@cheese/ui/unsaved/useKeptState';
import { useState } from 'react';
import { RightTicks } from './RightTicks';
import { texts } from './texts';

interface RoleDialogProps {
  /** The role to change, in its version from the list; null for a new one. */
  role: SchoolRole | null;
  onClose: () => void;
}

export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const [opening, open] = useState(0);
  const task = useTask();
  const title = role ? texts.editing : texts.add;
  return (
    <PanelDialog title={title} isBusy={task.isBusy} onClose={onClose}>
      <RoleForm
        key={opening}
        role={role}
        title={title}
        onReopen={() => open(opening + 1)}
        onClose={onClose}
        {...task}
      />
    </PanelDialog>
  );
}

const everyRight = Object.keys(givableRights) as GivableRight[];
/** Sorted, so that two roles with the same rights read alike. */
const inOrder = (rights: readonly GivableRight[]) =>
  everyRight.filter((right) => rights.includes(right));

interface RoleFormProps extends RoleDialogProps, ReturnType<typeof useTask> {
  title: string;
  onReopen: () => void;
}

function RoleForm({ role, title, isBusy, run, onReopen, onClose }: RoleFormProps) {
  const [opened] = useState(role);
  const draft = `school-role-${role?.id ?? 'new'}`;
  const fields = useFields<'name', 'rights'>({ name: opened?.name ?? '' }, { draft });
  const [rights, setRights, isOther] = useKeptState(
    `${draft}-rights`,
    inOrder(opened?.rights ?? []),
  );
  const isDirty = fields.isDirty || isOther;
  const [add] = useAddSchoolRoleMutation();
  const [edit] = useEditSchoolRoleMutation();
  const { edition, isBehind, keepMine } = useEdition(role?.version ?? 0, {
    draft,
    isDirty,
    onReopen,
  });
  const submit = (form: HTMLFormElement) => {
    const faults = faultsOf({
      name: missing(fields.values.name, texts.nameEmpty),
      rights: rights.length === 0 && texts.rightsEmpty,
    });
    if (!fields.pass(faults, form)) return;
    const asked = { name: fields.values.name, rights };
    void run(
      async () => {
        await (role
          ? edit({ id: role.id, version: edition, ...asked }).unwrap()
          : add(asked).unwrap());
        onClose();
        return leaving;
      },
      role ? texts.saved : texts.added,
    );
  };
  return (
    <Form label={title} isDirty={isDirty} onSubmit={submit}>
      {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
      <FormField
        required
        name="name"
        label={texts.name}
        placeholder={texts.namePlaceholder}
        autoComplete="off"
        maxLength={20}
        fields={fields}
      />
      <RightTicks
        chosen={rights}
        fault={fields.faults.rights}
        onChange={(next) => {
          setRights(inOrder(next));
          fields.clearFault('rights');
        }}
      />
      <FormEnd isBusy={isBusy} onCancel={onClose} />
    </Form>
  );
}
