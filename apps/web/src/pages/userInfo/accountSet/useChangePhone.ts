import { useChangePhoneMutation } from '@cheese/api-client/people/user';
import type { Ticketed } from '@cheese/auth/useTicket';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import { codeFault } from '@cheese/domain/rules/people/signInFaults';
import { useTask } from '@cheese/ui/form/useTask';
import { useFields } from '@cheese/ui/form/useFields';
import { useToast } from '@cheese/ui/toast/useToast';
import { useState } from 'react';
import { fieldErrorsOf } from '@cheese/ui/form/fieldErrorsOf';
import { useRefresh } from '../useRefresh';
import { said } from './said';
import { texts } from './texts';

const names = ['code', 'phoneNum', 'newCode'] as const;
type Name = (typeof names)[number];

/**
 * Step one asks for the code of the old phone, step two for the new phone and its code; both are
 * sent together.
 */
export function useChangePhone(ticketed: Ticketed, onDone: () => void) {
  const fields = useFields<Name>({ code: '', phoneNum: '', newCode: '' });
  const [step, setStep] = useState<'old' | 'new'>('old');
  const [change] = useChangePhoneMutation();
  const { isBusy, run } = useTask();
  const refresh = useRefresh();
  const toast = useToast();

  const next = (form: HTMLFormElement) => {
    if (fields.pass(said({ code: codeFault(fields.values.code) }), form)) setStep('new');
  };
  const save = async (form: HTMLFormElement) => {
    const { phoneNum, newCode } = fields.values;
    const found = said({ phoneNum: phoneFault(phoneNum), newCode: codeFault(newCode) });
    if (isBusy || !fields.pass(found, form)) return;
    const saving = () => ticketed((ticket) => change({ ...fields.values, ...ticket }).unwrap());
    await run(() => saving().then(saved, (error: unknown) => refused(error, form)));
  };
  const refused = (error: unknown, form: HTMLFormElement) => {
    const faults = fieldErrorsOf(error, names);
    fields.pass(faults, form);
    // Go back to the step whose field is wrong, so that it can be corrected.
    if (faults.code) setStep('old');
  };
  const saved = async () => {
    toast.success(texts.phoneSaved);
    await refresh();
    onDone();
  };
  return { fields, step, isSaving: isBusy, next, save, back: () => setStep('old') };
}
