import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { texts } from '../texts';

/** Opened beside the login, so that nothing that was filled in is lost. */
export function AgreementLinks() {
  return (
    <>
      <Link href={paths.agreement.user()} target="_blank" underline="always">
        {texts.userAgreement}
      </Link>
      {texts.and}
      <Link href={paths.agreement.privacy()} target="_blank" underline="always">
        {texts.privacyAgreement}
      </Link>
    </>
  );
}
