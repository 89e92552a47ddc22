import type { Sickness } from '@cheese/domain/contract/bodies/shapes/model';
import { Panel } from '@cheese/model-viewer/panels/Panel';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const List = styled(Panel)(({ theme }) => ({
  '& ol': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& li button': {
    justifyContent: 'flex-start',
    width: '100%',
    minHeight: 36,
    padding: '4px 8px',
    textAlign: 'left',
    color: 'inherit',
    fontWeight: 400,
  },
  '& li button[aria-expanded=true]': {
    fontWeight: 600,
    boxShadow: `inset 2px 0 ${theme.palette.accent.main}`,
  },
  '& li p': { padding: '0 8px' },
}));

interface DifferencesProps {
  sickness: Sickness;
  /** Id of the selected part, whose differences are highlighted. */
  chosen: string | null;
  goTo: (view: string) => void;
}

/** Differences of the diseased body by part; each links to a view of both models. */
export function Differences({ sickness, chosen, goTo }: DifferencesProps) {
  const { name, text, differences } = sickness;
  return (
    <List aria-label={texts.differences}>
      <h2>{name}</h2>
      <p>{text}</p>
      <p>{texts.count(differences.length)}</p>
      <ol>
        {differences.map(({ structureId, title, text: said, matter, view }) => {
          const isTold = String(structureId) === chosen;
          return (
            <li key={structureId}>
              <Button size="small" aria-expanded={isTold} onClick={() => goTo(view)}>
                {title}
              </Button>
              {isTold && (
                <>
                  <p>{said}</p>
                  <p>
                    <strong>{texts.matter}</strong>
                    {matter}
                  </p>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </List>
  );
}
