import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { formTexts } from '@cheese/domain/texts/formTexts';

/** Opens in a new tab, so that nothing that was filled in is lost. */
export function AgreementLinks() {
  return (
    <>
      <Link href={paths.agreement.user()} target="_blank" underline="always">
        {formTexts.userAgreement}
      </Link>
      {formTexts.and}
      <Link href={paths.agreement.privacy()} target="_blank" underline="always">
        {formTexts.privacyAgreement}
      </Link>
    </>
  );
}
