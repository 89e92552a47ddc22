import { messages } from '@cheese/domain/texts/messages';
import { useNavigate } from 'react-router-dom';
import { Content } from '../frame/Content';
import { PageTitle } from '../frame/PageTitle';
import { useDocumentTitle } from '../useDocumentTitle';
import { ErrorState } from './ErrorState';

const title = '页面暂时无法打开';

/** Where a page ends that cannot live without a call that found no network. */
export function UnreachablePage() {
  useDocumentTitle(title);
  const navigate = useNavigate();
  return (
    <Content>
      <PageTitle>{title}</PageTitle>
      <ErrorState
        kind="network"
        message={messages.networkUnreachable}
        onRetry={() => void navigate(-1)}
      />
    </Content>
  );
}
