import type { Structure } from '@cheese/domain/contract/bodies/shapes/model';
import type { SpecimenHotspot, SpecimenView } from '@cheese/domain/contract/bodies/specimen';
import { Panel } from '@cheese/model-viewer/panels/Panel';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Spots = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': {
    ...theme.typography.body2,
    width: '100%',
    minHeight: 44,
    padding: '6px 8px',
    textAlign: 'left',
    color: 'inherit',
    background: 'none',
    border: 'none',
    borderRadius: 6,
    cursor: 'pointer',
    '&[aria-expanded=true]': { fontWeight: 600, outline: `2px solid ${theme.palette.accent.main}` },
  },
  '& div': { padding: '4px 8px 12px' },
  '& small': { ...theme.typography.caption, display: 'block', opacity: 0.8 },
}));

interface HotspotListProps {
  spots: readonly SpecimenHotspot[];
  views: readonly SpecimenView[];
  rows: readonly Structure[];
  chosen: string | null;
  onSpot: (spot: SpecimenHotspot) => void;
}

/** The hotspots as a list, for keyboard users and browsers without WebGL. */
export function HotspotList({ spots, views, rows, chosen, onSpot }: HotspotListProps) {
  return (
    <Panel className="spots" aria-label={texts.hotspots}>
      <h2>{texts.hotspots}</h2>
      {spots.length === 0 && <p>{texts.noHotspots}</p>}
      <Spots>
        {spots.map((spot, at) => {
          const isOpen = String(spot.structureId) === chosen;
          const part = rows.find(({ id }) => id === spot.structureId);
          return (
            <li key={spot.id}>
              <button type="button" aria-expanded={isOpen} onClick={() => onSpot(spot)}>
                {at + 1}. {spot.title}
              </button>
              {isOpen && (
                <div>
                  {part && <small>{texts.names(part.nameLatin, part.nameEn)}</small>}
                  <p>{spot.text}</p>
                  <small>{texts.seenFrom(views[spot.view]?.name ?? '')}</small>
                </div>
              )}
            </li>
          );
        })}
      </Spots>
    </Panel>
  );
}
