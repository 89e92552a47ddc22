import { formTexts } from '@cheese/domain/texts/formTexts';
import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { AgreementTick } from '@cheese/ui/signIn/AgreementTick';
import { ChoiceTabs } from '@cheese/ui/form/ChoiceTabs';
import { Form } from '@cheese/ui/form/Form';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import type { Tab } from '../loginState';
import type { Login } from '../useLogin';
import { AgreementWords } from './AgreementWords';
import { submitWord, TabFields } from './TabFields';
import { ThirdParties } from './ThirdParties';

const labels: Record<Tab, string> = {
  code: signInMessages.codeTab,
  password: signInMessages.passwordTab,
  school: signInMessages.schoolTab,
};
const ways = (['code', 'password', 'school'] as const).map((value) => ({
  value,
  label: labels[value],
}));

/** The tabs for the three sign-in forms. */
export function FormPane({ login }: { login: Login }) {
  const { state, fields, smsCode, agreement, send, submit } = login;
  const { tab } = state;
  const choose = (chosen: Tab) => send({ type: 'tabChosen', tab: chosen });
  return (
    <>
      <ChoiceTabs label={formTexts.ways} choices={ways} chosen={tab} onChoose={choose}>
        <Form label={labels[tab]} onSubmit={submit}>
          <TabFields
            tab={tab}
            fields={fields}
            smsCode={smsCode}
            onForgot={() => send({ type: 'forgotOpened' })}
          />
          <SubmitButton isBusy={state.phase !== 'filling'} busy={formTexts.loggingIn}>
            {submitWord(tab)}
          </SubmitButton>
          <AgreementTick agreement={agreement}>
            <AgreementWords />
          </AgreementTick>
        </Form>
      </ChoiceTabs>
      <ThirdParties />
    </>
  );
}
