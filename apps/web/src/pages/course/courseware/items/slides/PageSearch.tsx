import type { SlidePage } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from '../../texts';
import { pagesWith } from './pagesWith';

interface PageSearchProps {
  pages: readonly SlidePage[];
  onGo: (page: number) => void;
}

/** Searches the text of the pages and the teacher's notes on them. */
export function PageSearch({ pages, onGo }: PageSearchProps) {
  const [word, setWord] = useState('');
  const found = pagesWith(pages, word);
  return (
    <Box sx={{ mt: 1 }}>
      <TextField
        size="small"
        type="search"
        fullWidth
        value={word}
        onChange={({ target }) => setWord(target.value)}
        slotProps={{ htmlInput: { 'aria-label': texts.search, placeholder: texts.search } }}
      />
      {word.trim() !== '' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
          <Typography variant="caption" role="status">
            {texts.found(found.length)}
          </Typography>
          {found.map((page) => (
            <Button key={page} size="small" onClick={() => onGo(page)}>
              {texts.pagePicture(page)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
