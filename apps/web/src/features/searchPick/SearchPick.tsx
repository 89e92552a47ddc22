import { Line, Lines } from '@cheese/ui/list/Lines';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from './texts';

export interface Pick {
  id: number;
  name: string;
}

interface SearchPickProps {
  label: string;
  placeholder: string;
  chosen: Pick | null;
  fault: string | undefined;
  /** Results of the last search; undefined before the first. */
  found: readonly Pick[] | undefined;
  onFind: (keyword: string) => void;
  onChoose: (pick: Pick | null) => void;
}

/** Chooses one item by search. It has no form, because it is used inside forms. */
export function SearchPick(props: SearchPickProps) {
  const { label, placeholder, chosen, fault, found, onFind, onChoose } = props;
  const [typed, type] = useState('');
  return (
    <Box role="group" aria-label={label} sx={{ '&&': { mb: 2 } }}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {label}
      </Typography>
      {chosen ? (
        <Chip label={chosen.name} onDelete={() => onChoose(null)} />
      ) : (
        <>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <OutlinedInput
              fullWidth
              size="small"
              value={typed}
              placeholder={placeholder}
              inputProps={{ 'aria-label': placeholder, maxLength: 50 }}
              onChange={({ target }) => type(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                onFind(typed.trim());
              }}
            />
            <Button variant="outlined" onClick={() => onFind(typed.trim())} sx={{ flex: 'none' }}>
              {texts.find}
            </Button>
          </Box>
          <div aria-live="polite">{found?.length === 0 && <p>{texts.noneFound}</p>}</div>
          <Lines>
            {found?.map(({ id, name }) => (
              <Line key={id}>
                <div className="words">
                  <b>{name}</b>
                </div>
                <Button
                  size="small"
                  aria-label={texts.chooseOne(name)}
                  onClick={() => onChoose({ id, name })}
                >
                  {texts.choose}
                </Button>
              </Line>
            ))}
          </Lines>
        </>
      )}
      {fault && <FormHelperText error>{fault}</FormHelperText>}
    </Box>
  );
}
