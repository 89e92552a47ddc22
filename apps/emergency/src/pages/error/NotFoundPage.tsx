import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';

export default function NotFoundPage() {
  return <NotFoundFace />;
}
