import { UnreachablePage } from '@cheese/ui/feedback/UnreachablePage';
import { paths } from '../../paths';

export default function ErrorPage() {
  return <UnreachablePage homeHref={paths.home()} />;
}
