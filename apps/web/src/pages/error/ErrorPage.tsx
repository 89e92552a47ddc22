import { messages } from '@cheese/domain/texts/messages';
import { Content } from '@cheese/ui/frame/Content';
import { ErrorState } from '@cheese/ui/feedback/ErrorState';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/useDocumentTitle';
import { useNavigate } from 'react-router-dom';
import { texts } from './texts';

/** Where a page ends that cannot live without a call that found no network. */
export default function ErrorPage() {
  useDocumentTitle(texts.title);
  const navigate = useNavigate();
  return (
    <Content>
      <PageTitle>{texts.title}</PageTitle>
      <ErrorState
        kind="network"
        message={messages.networkUnreachable}
        onRetry={() => void navigate(-1)}
      />
    </Content>
  );
}
