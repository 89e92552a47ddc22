import { messages } from '@cheese/domain/texts/messages';
import FormHelperText from '@mui/material/FormHelperText';
import type { Login } from '../useLogin';
import { LoginForm } from './LoginForm';
import { OrganisationList } from './OrganisationList';
import { PaneHead } from './PaneHead';
import { SubmitButton } from './SubmitButton';

const faultId = 'login-organisation-fault';

/** For a school account that opens more than one organisation. */
export default function OrganisationPane({ login }: { login: Login }) {
  const { state, fields, send, submit } = login;
  const fault = fields.faults.organisation;
  return (
    <>
      <PaneHead title={messages.chooseOrganisation} onBack={() => send({ type: 'back' })} />
      <LoginForm label={messages.chooseOrganisation} onSubmit={submit}>
        <OrganisationList
          organisations={state.organisations}
          chosen={state.orgId}
          onChoose={(orgId) => send({ type: 'organisationChosen', orgId })}
          faultId={faultId}
        />
        <FormHelperText id={faultId} error aria-live="polite">
          {fault ?? ' '}
        </FormHelperText>
        <SubmitButton isBusy={state.phase !== 'filling'}>{messages.logIn}</SubmitButton>
      </LoginForm>
    </>
  );
}
