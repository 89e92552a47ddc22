import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { formWords } from '@cheese/domain/texts/formWords';

/** Opened beside the login, so that nothing that was filled in is lost. */
export function AgreementLinks() {
  return (
    <>
      <Link href={paths.agreement.user()} target="_blank" underline="always">
        {formWords.userAgreement}
      </Link>
      {formWords.and}
      <Link href={paths.agreement.privacy()} target="_blank" underline="always">
        {formWords.privacyAgreement}
      </Link>
    </>
  );
}
