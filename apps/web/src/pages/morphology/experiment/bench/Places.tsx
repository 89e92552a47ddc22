import type {
  ExperimentInstrument,
  ExperimentPlace,
  ExperimentStretch,
} from '@cheese/domain/contract/training/shapes/experimentBench';
import { styled } from '@mui/material/styles';
import { drawingOf } from './drawings/drawingOf';
import { texts } from './texts';

const Grid = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 8,
  '& button': {
    ...typography.body2,
    display: 'grid',
    alignContent: 'start',
    gap: 4,
    minWidth: 0,
    padding: 8,
    color: 'inherit',
    textAlign: 'center',
    background: 'none',
    border: '1px dashed transparent',
    borderRadius: 8,
  },
  '& button[aria-disabled=false]': { borderColor: palette.accent.main, cursor: 'pointer' },
  '& button[aria-disabled=false]:hover': { backgroundColor: palette.accent.wash },
  '& svg': { display: 'block', width: '100%', maxWidth: 160, margin: '0 auto' },
  '& .wide': { gridColumn: '1 / -1' },
  '& .wide svg': { maxWidth: 'none' },
  '& small': { ...typography.caption, color: palette.text.secondary },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

interface PlacesProps {
  kind: string;
  places: readonly ExperimentPlace[];
  trace: readonly ExperimentStretch[];
  held: ExperimentInstrument | null;
  put: (place: string) => void;
  clock: number;
}

/** Places on the bench; clicking one applies the instrument in hand. */
export function Places({ kind, places, trace, held, put, clock }: PlacesProps) {
  const { Place, Trace, wide } = drawingOf(kind);
  return (
    <>
      <Grid>
        {places.map((place) => {
          const { id, name, says } = place;
          const isOpen = held?.places.includes(id) === true;
          return (
            <button
              key={id}
              type="button"
              className={wide?.includes(id) ? 'wide' : undefined}
              aria-disabled={!isOpen}
              aria-label={isOpen && held ? texts.putTo(held.name, name) : texts.place(name, says)}
              onClick={() => isOpen && put(id)}
            >
              {Place && <Place place={place} />}
              <strong>{name}</strong>
              <small>{says}</small>
            </button>
          );
        })}
      </Grid>
      {Trace && trace.length > 0 && <Trace trace={trace} clock={clock} />}
    </>
  );
}
