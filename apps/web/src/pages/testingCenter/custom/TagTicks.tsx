import { TickList } from '@cheese/ui/form/TickList';
import type { FilterProps } from './FitFilters';
import { texts } from './texts';

/** The tags of what fits, the most frequent first, and those that are chosen. */
export function TagTicks({ choices: { tags }, fitting, choose }: FilterProps) {
  const counts = new Map(fitting.tags.map(({ value, count }) => [value, count]));
  const words = [...new Set([...tags, ...counts.keys()])];
  if (words.length === 0) return null;
  return (
    <TickList
      label={texts.none(texts.tags)}
      choices={words.map((word, value) => ({
        value,
        label: texts.counted(word, counts.get(word) ?? 0),
      }))}
      chosen={tags.map((tag) => words.indexOf(tag))}
      onChange={(chosen) => choose({ tags: chosen.flatMap((at) => words[at] ?? []) })}
    />
  );
}
