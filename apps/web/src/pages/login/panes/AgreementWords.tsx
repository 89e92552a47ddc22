import { formWords } from '@cheese/domain/texts/formWords';
import { AgreementLinks } from './AgreementLinks';

/** What the tick under a form says. */
export const AgreementWords = () => (
  <>
    {formWords.agree}
    <AgreementLinks />
  </>
);
