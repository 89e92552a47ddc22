import { useGetHotSearchesQuery } from '@cheese/api-client/front/search';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Group = styled('div')(({ theme }) => ({
  padding: '4px 16px 8px',
  '& .name': { ...theme.typography.caption, color: theme.palette.text.third },
  '& .words': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
}));

/** Renders nothing on failure, because the search works without it. */
export function HotList({ onPick }: { onPick: (text: string) => void }) {
  const { data: words = [] } = useGetHotSearchesQuery();
  if (words.length === 0) return null;
  return (
    <Group role="group" aria-label={texts.hot}>
      <span className="name" aria-hidden>
        {texts.hot}
      </span>
      <div className="words">
        {words.map((word) => (
          <Chip
            key={word}
            component="button"
            type="button"
            size="small"
            variant="outlined"
            label={word}
            onClick={() => onPick(word)}
          />
        ))}
      </div>
    </Group>
  );
}
