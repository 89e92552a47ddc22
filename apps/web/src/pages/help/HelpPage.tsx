import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { useSearchParams } from 'react-router-dom';
import { idParam } from '@cheese/ui/address/urlParams';
import { HelpArticleView } from './HelpArticleView';
import { readHelpAddress } from './helpAddress';
import { HelpList } from './HelpList';

/** A list of articles, or the article in the address. */
export default function HelpPage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  const asked = readHelpAddress(search);
  if (id !== undefined) return <HelpArticleView id={id} asked={asked} />;
  return search.get('id') ? <NotFoundFace /> : <HelpList asked={asked} />;
}
