import { useExchangeCodeMutation } from '@cheese/api-client/shop/exchange';
import { exchangeKinds } from '@cheese/domain/codes/shop/exchange';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { failureKind, failureTexts, readFailure } from '@cheese/ui/feedback/failure';
import { texts } from '../texts';
import { codeFault } from './codeFault';

function faultOf(error: unknown): string {
  const failure = readFailure(error);
  return failure.message || failureTexts[failureKind(failure)];
}

/** Redeems a code; the result or the error is shown below the field. */
export function useExchange() {
  const fields = useFields<'code'>({ code: '' });
  const [exchange] = useExchangeCodeMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();

  const take = async (form: HTMLFormElement) => {
    const answer = await exchange({ code: fields.values.code.trim() });
    if (answer.error) return fields.pass({ code: faultOf(answer.error) }, form);
    const { kind, title } = answer.data;
    fields.change('code', '');
    return toast.success(texts.done(exchangeKinds[kind], title));
  };
  const submit = async (form: HTMLFormElement) => {
    const fault = codeFault(fields.values.code);
    if (isBusy || !fields.pass(fault ? { code: fault } : {}, form)) return;
    await run(() => take(form));
  };
  return { fields, isBusy, submit };
}
