import { UnreachablePage } from '@cheese/ui/feedback/UnreachablePage';

export default function ErrorPage() {
  return <UnreachablePage />;
}
