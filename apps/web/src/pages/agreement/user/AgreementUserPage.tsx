import { AgreementArticle } from '../AgreementArticle';
import { userAgreement } from './texts';

export default function AgreementUserPage() {
  return <AgreementArticle text={userAgreement} />;
}
