import { messages } from '@cheese/domain/texts/messages';
import { ErrorState } from '@cheese/ui/feedback/ErrorState';
import { useDocumentTitle } from '@cheese/ui/useDocumentTitle';
import { useNavigate } from 'react-router-dom';

/** Where a page ends that cannot live without a call that found no network. */
export default function ErrorPage() {
  useDocumentTitle(messages.networkUnreachable);
  const navigate = useNavigate();
  return (
    <ErrorState
      kind="network"
      message={messages.networkUnreachable}
      onRetry={() => void navigate(-1)}
    />
  );
}
