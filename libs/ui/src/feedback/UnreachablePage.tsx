import { messages } from '@cheese/domain/texts/messages';
import { useNavigate } from 'react-router-dom';
import { Content } from '../frame/Content';
import { PageTitle } from '../frame/PageTitle';
import { useDocumentTitle } from '../title/useDocumentTitle';
import { ErrorState } from './ErrorState';

const title = '页面暂时无法打开';

/** Shown when a call marked `vital` finds no network. */
export function UnreachablePage({ homeHref = '/' }: { homeHref?: string }) {
  useDocumentTitle(title);
  const navigate = useNavigate();
  // Go back to the failed page; without history go home.
  const retry = () => void (window.history.length > 1 ? navigate(-1) : navigate(homeHref));
  return (
    <Content>
      <PageTitle>{title}</PageTitle>
      <ErrorState kind="network" message={messages.networkUnreachable} onRetry={retry} />
    </Content>
  );
}
