import { AgreementArticle } from '../AgreementArticle';
import { memberAgreement } from './texts';

export default function AgreementMemberPage() {
  return <AgreementArticle text={memberAgreement} />;
}
