import { useGetTermsQuery } from '@cheese/api-client/bodies/modelMaking';
import type { Term } from '@cheese/domain/contract/bodies/modelMaking';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useDebounced } from '../../../../features/searchBox/useDebounced';
import { texts } from './texts';

const PAUSE_MS = 250;

interface TermChoicesProps {
  /** The typed name, or the name in the file. */
  words: string;
  now: Term;
  onTake: (term: Term) => void;
}

/** Matching anatomical terms; choosing one fills in the name in three languages. */
export function TermChoices({ words, now, onTake }: TermChoicesProps) {
  const asked = useDebounced(words.trim(), PAUSE_MS);
  const { data = [] } = useGetTermsQuery({ words: asked }, { skip: asked === '' });
  const others = data.filter(
    (term) =>
      term.name !== now.name || term.nameLatin !== now.nameLatin || term.nameEn !== now.nameEn,
  );
  if (asked === '' || others.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 2 }}>
      <Typography variant="caption" sx={{ color: 'text.third' }}>
        {texts.suggestions}
      </Typography>
      {others.map(({ name, nameLatin, nameEn }) => (
        <Chip
          key={`${name} ${nameEn}`}
          size="small"
          variant="outlined"
          title={`${nameLatin} · ${nameEn}`}
          aria-label={texts.takeTerm(name)}
          label={`${name} ${nameLatin}`}
          onClick={() => onTake({ name, nameLatin, nameEn })}
        />
      ))}
    </Box>
  );
}
