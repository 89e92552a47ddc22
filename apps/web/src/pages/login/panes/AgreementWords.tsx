import { formTexts } from '@cheese/domain/texts/formTexts';
import { AgreementLinks } from './AgreementLinks';

export const AgreementWords = () => (
  <>
    {formTexts.agree}
    <AgreementLinks />
  </>
);
