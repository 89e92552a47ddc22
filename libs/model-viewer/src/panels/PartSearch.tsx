import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { found } from '../model/search';
import { texts } from '../texts';
import type { Model } from '../useModel';

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: 8,
  '& input': {
    ...theme.typography.body2,
    width: '100%',
    minHeight: 36,
    padding: '4px 12px',
    color: theme.palette.viewer.text,
    backgroundColor: theme.palette.viewer.ground,
    border: `1px solid ${theme.palette.text.third}`,
    borderRadius: 4,
    '&::placeholder': { color: theme.palette.viewer.text, opacity: 0.75 },
  },
  '& ul': { margin: '4px 0 0', padding: 0, maxHeight: 240, overflow: 'auto', listStyle: 'none' },
  '& li button': {
    ...theme.typography.body2,
    display: 'block',
    width: '100%',
    minHeight: 36,
    padding: '4px 12px',
    textAlign: 'left',
    color: 'inherit',
    background: 'none',
    border: 'none',
    cursor: 'pointer',
    '&:hover, &:focus-visible': { backgroundColor: theme.palette.viewer.ground },
  },
  '& small': { display: 'block', opacity: 0.8 },
  '& p': { margin: '4px 0' },
}));

/** A part by its name in any language, or by how it is read. */
export function PartSearch({ model }: { model: Model }) {
  const [words, setWords] = useState('');
  const hits = found(model.tree.parts, words);
  const isAsked = words.trim() !== '';
  return (
    <Box role="search">
      <input
        type="search"
        value={words}
        aria-label={texts.search}
        placeholder={texts.searchHint}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && hits[0]) model.choose(hits[0].id);
          if (key === 'Escape') setWords('');
        }}
      />
      <p role="status">
        {isAsked && (hits.length > 0 ? texts.found(hits.length) : texts.nothingFound)}
      </p>
      {hits.length > 0 && (
        <ul>
          {hits.map(({ id, name, nameLatin, nameEn }) => (
            <li key={id}>
              <button type="button" onClick={() => model.choose(id)}>
                {name}
                <small>{[nameLatin, nameEn].filter(Boolean).join(' · ')}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
