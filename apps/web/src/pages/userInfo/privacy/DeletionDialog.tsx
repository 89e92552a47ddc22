import { useDeleteAccountMutation } from '@cheese/api-client/people/privacy';
import { useTicket } from '@cheese/auth/useTicket';
import { codeFault, passwordFault } from '@cheese/domain/rules/people/signInFaults';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { LineNotice } from '@cheese/ui/form/LineNotice';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { CodeField } from '@cheese/ui/signIn/CodeField';
import { useToast } from '@cheese/ui/toast/useToast';
import { useState } from 'react';
import { IssuedPuzzle } from '../../../features/puzzle/IssuedPuzzle';
import { paths } from '../../../paths';
import { useOwnCode } from '../../../features/phoneCodes/useOwnCode';
import { texts } from './texts';

type Way = 'password' | 'code';

interface DeletionDialogProps {
  hasPassword: boolean;
  hasPhone: boolean;
  onClose: () => void;
}

/**
 * Asks for the password or a code again, so that an unattended session cannot delete the account.
 */
export function DeletionDialog({ hasPassword, hasPhone, onClose }: DeletionDialogProps) {
  const ways: Way[] = [
    ...(hasPassword ? (['password'] as const) : []),
    ...(hasPhone ? (['code'] as const) : []),
  ];
  const [way, choose] = useState<Way>(ways[0] ?? 'password');
  const fields = useFields({ password: '', code: '' });
  const { ticketed, settle, place } = useTicket();
  const smsCode = useOwnCode(ticketed);
  const [leave] = useDeleteAccountMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const submit = (form: HTMLFormElement) => {
    const { password, code } = fields.values;
    const faults = faultsOf({
      password: way === 'password' && passwordFault(password),
      code: way === 'code' && codeFault(code),
    });
    if (!fields.pass(faults, form)) return;
    const proof = way === 'password' ? { password } : { code };
    void run(async () => {
      const { dueAt } = await ticketed((ticket) => leave({ ...proof, ...ticket }).unwrap());
      toast.success(texts.asked(chinaDay(dueAt)));
    }).then((isDone) => isDone && window.location.assign(paths.home()));
  };
  return (
    <PanelDialog
      width="xs"
      title={texts.deleteTitle}
      lead={texts.deletionStays}
      isBusy={isBusy}
      onClose={onClose}
    >
      {place && <LineNotice words={place.words} onLeave={place.leave} />}
      <Form label={texts.deleteTitle} isDirty={fields.isDirty} onSubmit={submit}>
        {ways.length > 1 && (
          <ToggleRow
            label={texts.by}
            choices={ways.map((value) => ({ value, label: texts[value] }))}
            chosen={way}
            onChoose={choose}
          />
        )}
        {way === 'password' ? (
          <FormField
            required
            name="password"
            type="password"
            label={texts.password}
            autoComplete="current-password"
            fields={fields}
          />
        ) : (
          <CodeField name="code" fields={fields} smsCode={smsCode} />
        )}
        <FormEnd isBusy={isBusy} confirm={texts.confirm} tone="error" onCancel={onClose} />
      </Form>
      {settle && <IssuedPuzzle onSettled={settle} />}
    </PanelDialog>
  );
}
