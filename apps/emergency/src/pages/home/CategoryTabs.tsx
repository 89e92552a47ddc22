import { type FirstAidCategory, firstAidCategories } from '@cheese/domain/codes/firstAid';
import { ChoiceRow } from '@cheese/ui/ChoiceRow';
import { messages } from '@cheese/domain/texts/messages';
import { paths } from '../../paths';
import { texts } from './texts';

const categories = Object.keys(firstAidCategories).map(Number) as FirstAidCategory[];

export function CategoryTabs({ chosen }: { chosen: FirstAidCategory | undefined }) {
  const choices = categories.map((category) => ({
    label: firstAidCategories[category],
    href: paths.home({ category }),
    isChosen: category === chosen,
  }));
  const all = { label: messages.all, href: paths.home(), isChosen: !chosen };
  return <ChoiceRow label={texts.filter} choices={[all, ...choices]} />;
}
