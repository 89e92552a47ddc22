import type { Login } from '../useLogin';
import { AgreementTick } from './AgreementTick';
import { LoginForm } from './LoginForm';
import { SubmitButton } from './SubmitButton';
import { submitWord, TabFields } from './TabFields';
import { ThirdParties } from './ThirdParties';
import { panelId, tabId, wayLabels, WayTabs } from './WayTabs';

/** The three ways that begin with a form. */
export function FormPane({ login }: { login: Login }) {
  const { state, fields, smsCode, agreement, send, submit } = login;
  const { tab } = state;
  return (
    <>
      <WayTabs tab={tab} onChoose={(chosen) => send({ type: 'tabChosen', tab: chosen })} />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(tab)}>
        <LoginForm label={wayLabels[tab]} onSubmit={submit}>
          <TabFields
            tab={tab}
            fields={fields}
            smsCode={smsCode}
            onForgot={() => send({ type: 'forgotOpened' })}
          />
          <SubmitButton isBusy={state.phase !== 'filling'}>{submitWord(tab)}</SubmitButton>
          <AgreementTick {...agreement} />
        </LoginForm>
      </div>
      <ThirdParties />
    </>
  );
}
