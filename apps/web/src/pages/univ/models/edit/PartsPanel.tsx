import { Section } from '@cheese/ui/frame/Section';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isNamed, rowsOf } from './draft';
import { GroupBar } from './GroupBar';
import { PartList } from './PartList';
import { texts } from './texts';
import type { ModelDraft } from './useModelDraft';

const none: ReadonlySet<number> = new Set();

interface PartsPanelProps {
  draft: ModelDraft;
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** Tree of all parts, to search, filter by missing names, tick and group. */
export function PartsPanel({ draft, chosen, onChoose }: PartsPanelProps) {
  const { parts } = draft.now;
  const [words, setWords] = useState('');
  const [isNarrow, setNarrow] = useState(false);
  const [ticked, tick] = useState(none);
  const asked = words.trim().toLowerCase();
  const isMeant = ({ part }: ReturnType<typeof rowsOf>[number]) =>
    (!isNarrow || !isNamed(part)) &&
    [part.name, part.nameLatin, part.nameEn, part.fileName].some((name) =>
      name.toLowerCase().includes(asked),
    );
  const all = rowsOf(parts);
  const rows = asked || isNarrow ? all.filter(isMeant) : all;
  const there = new Set(parts.flatMap(({ id }) => (ticked.has(id) ? [id] : [])));
  const seen = parts.filter(({ isGroup }) => !isGroup);
  return (
    <Section
      title={texts.parts}
      action={
        <Typography variant="body2" role="status">
          {texts.named(seen.filter(isNamed).length, seen.length)}
        </Typography>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <OutlinedInput
          size="small"
          type="search"
          value={words}
          placeholder={texts.search}
          onChange={({ target }) => setWords(target.value)}
          slotProps={{ input: { 'aria-label': texts.search, maxLength: 50 } }}
          sx={{ flex: '1 1 160px' }}
        />
        <FormControlLabel
          control={
            <Switch checked={isNarrow} onChange={({ target }) => setNarrow(target.checked)} />
          }
          label={texts.onlyNameless}
        />
      </Box>
      {there.size > 0 && (
        <GroupBar draft={draft} ticked={there} onChoose={onChoose} onDone={() => tick(none)} />
      )}
      {rows.length === 0 ? (
        <Typography sx={{ p: 2, color: 'text.third' }}>
          {isNarrow && !asked ? texts.allNamed : texts.nothingFound}
        </Typography>
      ) : (
        <PartList rows={rows} chosen={chosen} onChoose={onChoose} ticked={there} onTick={tick} />
      )}
    </Section>
  );
}
