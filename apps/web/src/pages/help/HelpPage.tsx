import { useSearchParams } from 'react-router-dom';
import { readId } from '../realTimeInfo/detail/readId';
import { HelpArticleView } from './HelpArticleView';
import { readHelpAddress } from './helpAddress';
import { HelpList } from './HelpList';

/** The help centre: a list, or the article that the address names. */
export default function HelpPage() {
  const [search] = useSearchParams();
  const id = readId(search);
  const asked = readHelpAddress(search);
  return id === null ? <HelpList asked={asked} /> : <HelpArticleView id={id} asked={asked} />;
}
