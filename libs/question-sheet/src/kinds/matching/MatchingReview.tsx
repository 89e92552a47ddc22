import { RichText } from '@cheese/ui/article/RichText';
import type { ReviewProps } from '../KindView';
import { PartTable } from '../parts/PartTable';
import { texts } from '../texts';

/** Shows each prompt with the given and the right option. */
export function MatchingReview({ question }: ReviewProps) {
  const { prompts, options, right, given } = question;
  const worded = (keys: readonly string[]) =>
    options
      .filter(({ key }) => keys.includes(key))
      .map(({ key, text }) => <RichText key={key} html={`${key}. ${text}`} />);
  return (
    <PartTable
      head={texts.prompt}
      parts={prompts.map((prompt, at) => ({
        name: <RichText html={prompt} />,
        given: given[at] ? worded([given[at]]) : null,
        right: worded(right[at] ?? []),
        isRight: (right[at] ?? []).includes(given[at] ?? ''),
      }))}
    />
  );
}
