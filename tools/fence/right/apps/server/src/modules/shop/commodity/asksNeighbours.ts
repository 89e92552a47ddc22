// Through service, shapes, tables or door, along the wings; types of a later wing may come along.
import { selectOptions } from '../../content/tag/tag.door';
import type { TagRow } from '../../content/tag/tag.tables';
import { rateOf } from './commodity.store';
import type { SearchRow } from '../../front/search/search.service';
import { rulesOf } from '../../base/limit/limit.service';
