import { formWords } from '@cheese/domain/texts/formWords';
import { AgreementLinks } from './AgreementLinks';

export const AgreementWords = () => (
  <>
    {formWords.agree}
    <AgreementLinks />
  </>
);
