import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { texts } from '../texts';

const Box = styled('form')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  width: 220,
  height: 36,
  backgroundColor: theme.palette.ground,
  borderRadius: 18,
  '&:focus-within': { outline: `2px solid ${theme.palette.brandPressed}` },
  '& input': {
    ...theme.typography.body1,
    flex: 1,
    minWidth: 0,
    padding: '0 0 0 16px',
    color: theme.palette.text.primary,
    background: 'none',
    border: 0,
    outline: 'none',
    '&::placeholder': { color: theme.palette.text.third, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& button': { width: 36 },
  // The rest of a phone's width beside menu, logo, picture and sign-out button.
  [theme.breakpoints.down('sm')]: { width: 'calc(100vw - 244px)' },
}));

/** As long as a keyword may be; the server takes no longer one. */
const LONGEST = 50;

/** Looks for resources; what is found is shown at home. */
export function KeywordSearch() {
  const navigate = useNavigate();
  const asked = useSearchParams()[0].get('keyword') ?? '';

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword')).trim();
    void navigate(paths.home(keyword ? { keyword } : {}));
  };
  return (
    // Keyed by the keyword in the address, so that the field follows it, also after going back.
    <Box key={asked} role="search" onSubmit={search}>
      <input
        type="search"
        name="keyword"
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        defaultValue={asked}
        maxLength={LONGEST}
      />
      <IconButton type="submit" size="small" aria-label={texts.search}>
        <SearchIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
