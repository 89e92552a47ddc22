import { AgreementArticle } from '../AgreementArticle';
import { privacyAgreement } from './texts';

export default function AgreementPrivacyPage() {
  return <AgreementArticle text={privacyAgreement} />;
}
