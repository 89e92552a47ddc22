// What stands above its pages is for all of them; features, texts and one's own parts as well.
import { listAddress } from '../listAddress';
import { ArticlePage } from '../../../features/article/ArticlePage';
import { texts } from './texts';
export const Title = () => <h1>{texts.title}</h1>;
