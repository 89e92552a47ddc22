import { messages } from '@cheese/domain/texts/messages';
import { useNavigate } from 'react-router-dom';
import { Content } from '../frame/Content';
import { PageTitle } from '../frame/PageTitle';
import { useDocumentTitle } from '../title/useDocumentTitle';
import { ErrorState } from './ErrorState';

const title = '页面暂时无法打开';

/** Where a page ends that cannot live without a call that found no network. */
export function UnreachablePage({ homeHref = '/' }: { homeHref?: string }) {
  useDocumentTitle(title);
  const navigate = useNavigate();
  // Back to what was lost; who opened this address itself has nothing behind them.
  const retry = () => void (window.history.length > 1 ? navigate(-1) : navigate(homeHref));
  return (
    <Content>
      <PageTitle>{title}</PageTitle>
      <ErrorState kind="network" message={messages.networkUnreachable} onRetry={retry} />
    </Content>
  );
}
