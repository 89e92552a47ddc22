// What serves all screens knows none of them.
import { HelpPage } from '../pages/help/HelpPage';
import { SearchBox } from '../features/searchBox/SearchBox';
import { SiteFrame } from '../layouts/SiteFrame';
