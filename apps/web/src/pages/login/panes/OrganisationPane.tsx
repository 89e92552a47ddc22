import { messages } from '@cheese/domain/texts/messages';
import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { formTexts } from '@cheese/domain/texts/formTexts';
import { Form } from '@cheese/ui/form/Form';
import { FormHead } from '@cheese/ui/form/FormHead';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import FormHelperText from '@mui/material/FormHelperText';
import type { Login } from '../useLogin';
import { OrganisationList } from './OrganisationList';

const faultId = 'login-organisation-fault';

/** Shown for a school account with more than one organisation. */
export default function OrganisationPane({ login }: { login: Login }) {
  const { state, fields, send, submit } = login;
  const fault = fields.faults.organisation;
  return (
    <>
      <FormHead title={signInMessages.chooseOrganisation} onBack={() => send({ type: 'back' })} />
      <Form label={signInMessages.chooseOrganisation} onSubmit={submit}>
        <OrganisationList
          organisations={state.organisations}
          chosen={state.orgId}
          onChoose={(orgId) => send({ type: 'organisationChosen', orgId })}
          faultId={faultId}
        />
        <FormHelperText id={faultId} error aria-live="polite">
          {fault ?? ' '}
        </FormHelperText>
        <SubmitButton isBusy={state.phase !== 'filling'} busy={formTexts.loggingIn}>
          {messages.logIn}
        </SubmitButton>
      </Form>
    </>
  );
}
