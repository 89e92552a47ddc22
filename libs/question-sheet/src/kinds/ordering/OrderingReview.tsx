import { RichText } from '@cheese/ui/article/RichText';
import { isAnswered } from '../../Paper';
import type { ReviewProps } from '../KindView';
import { PartTable } from '../parts/PartTable';
import { texts } from '../texts';

/** Place by place what was given, and what belongs there. */
export function OrderingReview({ question }: ReviewProps) {
  const { right, given, options } = question;
  const words = (key: string | undefined) => options.find((option) => option.key === key)?.text;
  const hasOrder = isAnswered(given);
  return (
    <PartTable
      head={texts.step}
      parts={right.map((part, at) => ({
        name: String(at + 1),
        given: hasOrder ? <RichText html={words(given[at]) ?? ''} /> : null,
        right: <RichText html={words(part[0]) ?? ''} />,
        isRight: part.includes(given[at] ?? ''),
      }))}
    />
  );
}
