import type { PatientChoices } from '@cheese/domain/contract/training/shapes/patientSight';
import { styled } from '@mui/material/styles';
import { bodyPlaces } from './bodyPlaces';
import { texts } from './texts';

const Figure = styled('div')(({ theme: { palette, typography } }) => ({
  position: 'relative',
  width: '100%',
  maxWidth: 320,
  height: 440,
  marginInline: 'auto',
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& button': {
    ...typography.body2,
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    minHeight: 32,
    padding: '4px 12px',
    whiteSpace: 'nowrap',
    color: palette.text.primary,
    backgroundColor: palette.surface,
    border: `1px solid ${palette.text.third}`,
    borderRadius: 16,
    cursor: 'pointer',
    '&:hover': { borderColor: palette.accent.main },
    '&[aria-pressed=true]': {
      color: palette.accent.text,
      fontWeight: 600,
      backgroundColor: palette.accent.wash,
      borderColor: palette.accent.main,
    },
  },
}));

interface BodyFigureProps {
  regions: PatientChoices['regions'];
  chosen: string | undefined;
  choose: (region: string) => void;
}

/** A drawing with the regions as buttons; regions without a position are placed below it. */
export const BodyFigure = ({ regions, chosen, choose }: BodyFigureProps) => (
  <Figure role="group" aria-label={texts.regions}>
    <svg viewBox="0 0 200 400" aria-hidden>
      <g fill="#f3ddcf" stroke="#c9a48d" strokeWidth={1.5}>
        <path d="M66 94Q50 98 46 130L32 212Q31 222 38 222T48 212L66 142Z" />
        <path d="M134 94Q150 98 154 130L168 212Q169 222 162 222T152 212L134 142Z" />
        <path d="M66 212L99 216L95 378Q94 392 84 392T74 378Z" />
        <path d="M134 212L101 216L105 378Q106 392 116 392T126 378Z" />
        <path d="M90 70V86Q70 90 62 98L68 160Q68 190 64 218Q82 232 100 226Q118 232 136 218Q132 190 132 160L138 98Q130 90 110 86V70Z" />
        <ellipse cx={100} cy={44} rx={27} ry={34} />
      </g>
    </svg>
    {regions.map(({ id, name }, at) => {
      const [x, y] = bodyPlaces[id] ?? [50, 92 + at];
      return (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          style={{ left: `${x}%`, top: `${y}%` }}
          onClick={() => choose(id)}
        >
          {name}
        </button>
      );
    })}
  </Figure>
);
