import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import type { HelpAsked } from './helpAddress';
import { texts } from './texts';

const Bar = styled('form')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 16 });

/** Keeps the keyword in the address, so that results can be shared and the back button works. */
export function HelpSearch({ asked: { showType, keyword } }: { asked: HelpAsked }) {
  const [text, setText] = useState(keyword);
  const [asked, setAsked] = useState(keyword);
  // Going back shows the earlier keyword; remounting the form instead would drop the focus.
  if (asked !== keyword) {
    setAsked(keyword);
    setText(keyword);
  }
  const navigate = useNavigate();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    void navigate(paths.help({ showType, ...(wanted && { keyword: wanted }) }));
  };
  return (
    <Bar role="search" aria-label={texts.searchLabel} onSubmit={submit}>
      <TextField
        type="search"
        size="small"
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder={texts.placeholder}
        sx={{ flex: '1 1 200px', maxWidth: 480, bgcolor: 'surface' }}
        slotProps={{ htmlInput: { 'aria-label': texts.searchLabel, maxLength: 50 } }}
      />
      <Button type="submit" variant="contained" startIcon={<SearchIcon />}>
        {texts.search}
      </Button>
      {keyword && <Button href={paths.help({ showType })}>{texts.clear}</Button>}
    </Bar>
  );
}
