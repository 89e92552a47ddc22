import { firstAidCategories, firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { messages } from '@cheese/domain/texts/messages';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import { categories, topics } from '../../features/address/readFiled';
import { paths } from '../../paths';
import type { HomeAsked } from './readHomeAddress';
import { texts } from './texts';

/** Category filter; the keyword is kept. */
export function CategoryTabs({ asked: { category: chosen, ...others } }: { asked: HomeAsked }) {
  const choices = categories.map((category) => ({
    label: firstAidCategories[category],
    href: paths.home({ ...others, category }),
    isChosen: category === chosen,
  }));
  const all = { label: messages.all, href: paths.home(others), isChosen: !chosen };
  return <ChoiceRow label={texts.filter} choices={[all, ...choices]} />;
}

/** Sub-categories; the other filters are kept. */
export function TopicTabs({ asked: { topic: chosen, ...others } }: { asked: HomeAsked }) {
  const choices = topics.map((topic) => ({
    label: firstAidTopics[topic],
    href: paths.home({ ...others, topic }),
    isChosen: topic === chosen,
  }));
  const all = { label: texts.allTopics, href: paths.home(others), isChosen: !chosen };
  return <ChoiceRow label={texts.topics} choices={[all, ...choices]} />;
}
