import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

interface SearchNotesProps {
  /** Corrections of the search; undefined until loaded. */
  said: { meant: string | null; leftOut: readonly string[] } | undefined;
  hrefOf: (keyword: string) => string;
}

export function SearchNotes({ said, hrefOf }: SearchNotesProps) {
  if (!said || (said.meant === null && said.leftOut.length === 0)) return null;
  const { meant, leftOut } = said;
  return (
    <Typography component="div" role="status" sx={{ mb: 2, color: 'text.secondary' }}>
      {meant !== null && (
        <div>
          {texts.meant}
          <Link href={hrefOf(meant)}>{meant}</Link>
          {texts.meantShown}
        </div>
      )}
      {leftOut.length > 0 && <div>{texts.leftOut(leftOut)}</div>}
    </Typography>
  );
}
