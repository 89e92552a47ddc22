import { type NewsCategory, newsCategories } from '@cheese/domain/codes/content/news';
import { messages } from '@cheese/domain/texts/messages';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import { paths } from '../../paths';
import { texts } from './texts';

const categories = Object.keys(newsCategories).map(Number) as NewsCategory[];

/** Links to one category or all; each starts at the first page. */
export function CategoryFilter({ chosen }: { chosen: NewsCategory | undefined }) {
  const choices = categories.map((category) => ({
    label: newsCategories[category],
    href: paths.realTimeInfo.list({ category }),
    isChosen: category === chosen,
  }));
  const all = { label: messages.all, href: paths.realTimeInfo.list(), isChosen: !chosen };
  return <ChoiceRow label={texts.category} choices={[all, ...choices]} />;
}
