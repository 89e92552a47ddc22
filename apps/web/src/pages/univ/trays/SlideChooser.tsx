import { useGetMadeSlidesQuery } from '@cheese/api-client/viewers/slideMaking';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { texts } from './texts';

export interface Chosen {
  slideId: number;
  title: string;
  note: string;
}

interface SlideChooserProps {
  chosen: readonly Chosen[];
  onChange: (chosen: readonly Chosen[]) => void;
}

/** Which slides lie in a tray, in which order, and what is said of each. */
export function SlideChooser({ chosen, onChange }: SlideChooserProps) {
  const move = (at: number, by: 1 | -1) => {
    const next = [...chosen];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    onChange(next);
  };
  const write = (at: number, note: string) =>
    onChange(chosen.map((one, i) => (i === at ? { ...one, note } : one)));
  return (
    <Box>
      <Typography variant="subtitle1" component="h3">
        {texts.slides}
      </Typography>
      {chosen.length === 0 && <Typography color="text.third">{texts.noSlides}</Typography>}
      <Stack component="ol" spacing={1} sx={{ my: 1, pl: 3 }}>
        {chosen.map(({ slideId, title, note }, at) => (
          <li key={slideId}>
            <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography sx={{ flex: 1, minWidth: 120 }}>{title}</Typography>
              <IconButton
                aria-label={texts.up(title)}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={texts.down(title)}
                disabled={at === chosen.length - 1}
                onClick={() => move(at, 1)}
              >
                <ArrowDownward fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={texts.take(title)}
                onClick={() => onChange(chosen.filter((_, i) => i !== at))}
              >
                <Close fontSize="small" />
              </IconButton>
            </Stack>
            <TextField
              fullWidth
              size="small"
              value={note}
              placeholder={texts.text}
              slotProps={{ htmlInput: { 'aria-label': texts.note(title), maxLength: 500 } }}
              onChange={({ target }) => write(at, target.value)}
            />
          </li>
        ))}
      </Stack>
      <Candidates
        taken={chosen}
        onPut={(slideId, title) => onChange([...chosen, { slideId, title, note: '' }])}
      />
    </Box>
  );
}

interface CandidatesProps {
  taken: readonly Chosen[];
  onPut: (slideId: number, title: string) => void;
}

const MOST = 30;

function Candidates({ taken, onPut }: CandidatesProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const query = useGetMadeSlidesQuery({ page: 1, pageCnt: MOST, ...(keyword && { keyword }) });
  const isTaken = (id: number) => taken.some(({ slideId }) => slideId === id);
  return (
    <>
      <TextField
        size="small"
        label={texts.search}
        value={typed}
        slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Answered
        query={query}
        what={texts.candidates}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={({ list }) => list.every(({ id }) => isTaken(id))}
        empty={<EmptyState dense sentence={texts.noneFound} />}
      >
        {({ list }) => (
          <Box
            role="group"
            aria-label={texts.candidates}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}
          >
            {list
              .filter(({ id }) => !isTaken(id))
              .map(({ id, title }) => (
                <Chip
                  key={id}
                  label={title}
                  aria-label={texts.put(title)}
                  onClick={() => onPut(id, title)}
                />
              ))}
          </Box>
        )}
      </Answered>
    </>
  );
}
