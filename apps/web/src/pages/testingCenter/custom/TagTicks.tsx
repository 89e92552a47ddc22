import { TickList } from '@cheese/ui/form/TickList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { FilterProps } from './FitFilters';
import { texts } from './texts';

/** Most tags are rare, so the list starts short. */
const FIRST = 12;

/** Tags of the matching questions: chosen ones first, then by frequency. */
export function TagTicks({ choices: { tags }, fitting, choose }: FilterProps) {
  const [isAll, setAll] = useState(false);
  const counts = new Map(fitting.tags.map(({ value, count }) => [value, count]));
  const words = [...new Set([...tags, ...counts.keys()])];
  if (words.length === 0) return null;
  const shown = isAll ? words : words.slice(0, Math.max(FIRST, tags.length));
  return (
    <Box sx={{ mb: 2, '& > [role=group]': { mb: 0.5 } }}>
      <TickList
        label={texts.none(texts.tags)}
        choices={shown.map((word, value) => ({
          value,
          label: texts.counted(word, counts.get(word) ?? 0),
        }))}
        chosen={tags.map((tag) => words.indexOf(tag))}
        onChange={(chosen) => choose({ tags: chosen.flatMap((at) => words[at] ?? []) })}
      />
      {words.length > FIRST && (
        <Button size="small" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? texts.fewerTags : texts.allTags(words.length)}
        </Button>
      )}
    </Box>
  );
}
