// The rest of the domain may speak of a contract's type.
import type { NewsContract } from '../contract/content/news';
import type { Static } from 'typebox';
import { newsCategories } from '../codes/news';
