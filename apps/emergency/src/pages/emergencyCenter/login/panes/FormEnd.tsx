import { formTexts } from '@cheese/domain/texts/formTexts';
import { AgreementTick } from '@cheese/ui/signIn/AgreementTick';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import Link from '@mui/material/Link';
import { useSettings } from '../../../../settings/settings';
import type { Login } from '../useLogin';

interface FormEndProps {
  login: Login;
  children: string;
}

export function FormEnd({ login: { state, agreement }, children }: FormEndProps) {
  return (
    <>
      <SubmitButton isBusy={state.phase !== 'filling'} busy={formTexts.loggingIn}>
        {children}
      </SubmitButton>
      <AgreementTick agreement={agreement}>
        {formTexts.agree}
        <Agreement path="/agreement/user">{formTexts.userAgreement}</Agreement>
        {formTexts.and}
        <Agreement path="/agreement/privacy">{formTexts.privacyAgreement}</Agreement>
      </AgreementTick>
    </>
  );
}

/** The agreements are pages of the main site; a new tab keeps the typed values. */
function Agreement({ path, children }: { path: string; children: string }) {
  const { mainOrigin } = useSettings();
  return (
    <Link href={mainOrigin + path} target="_blank" rel="noopener" underline="always">
      {children}
    </Link>
  );
}
