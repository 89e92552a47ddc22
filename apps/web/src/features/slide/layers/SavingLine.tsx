import Button from '@mui/material/Button';
import { texts } from './texts';
import type { Layers } from './useLayers';

/** After a conflict between tabs the user decides which version is kept. */
export function SavingLine({ edited }: Pick<Layers, 'edited'>) {
  const { standing, keepMine, takeTheirs } = edited;
  if (!standing) return <p>{texts.device}</p>;
  if (standing.kind === 'refused') return <p role="alert">{standing.message}</p>;
  if (standing.kind !== 'conflict') return <p role="status">{texts[standing.kind]}</p>;
  return (
    <div role="alert">
      <p>{texts.conflict}</p>
      <Button size="small" color="inherit" variant="outlined" onClick={() => void keepMine()}>
        {texts.mine}
      </Button>{' '}
      <Button size="small" color="inherit" variant="outlined" onClick={() => void takeTheirs()}>
        {texts.theirs}
      </Button>
    </div>
  );
}
