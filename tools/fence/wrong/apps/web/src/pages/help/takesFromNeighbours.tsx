// What two pages need stands above both, or is a feature.
import { NewsRow } from '../realTimeInfo/NewsRow';
import { texts } from '../realTimeInfo/detail/texts';
import News from '../../features/article/ArticlePage';
