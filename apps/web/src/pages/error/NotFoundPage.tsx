import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { useDocumentTitle } from '@cheese/ui/useDocumentTitle';

export default function NotFoundPage() {
  useDocumentTitle('404');
  return <NotFoundFace />;
}
