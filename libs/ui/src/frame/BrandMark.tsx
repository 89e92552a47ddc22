import { styled, useTheme } from '@mui/material/styles';
import { AppLink } from '../links/AppLink';
import { colors } from '../tokens';

interface BrandMarkProps {
  name: string;
  /** The area beside the name: 考试中心. */
  area?: string;
  href?: string;
}

const Mark = styled(AppLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none' },
  '& .name': { ...theme.typography.h3, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .area': {
    ...theme.typography.h3,
    paddingLeft: 8,
    color: theme.palette.accent.text,
    borderLeft: `1px solid ${theme.palette.hairline}`,
  },
  // There is no room for both, and the area tells the bars apart.
  [theme.breakpoints.down('sm')]: {
    '& .name:not(:last-child)': { position: 'absolute', clipPath: 'inset(50%)' },
    '& .area': { paddingLeft: 0, border: 0 },
  },
}));

/** The logo in the accent colour of the area. */
function BrandSign({ size = 32 }: { size?: number }) {
  const { accent } = useTheme().palette;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill={accent.main} />
      <path
        d="M5 15.500 21.500 6.200a2 2 0 0 1 2 0A8.500 8.500 0 0 1 27.500 14v1.500z"
        fill={colors.surface}
        fillOpacity=".72"
      />
      <path d="M5 15.500h22.500V24a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z" fill={colors.surface} />
      <path d="M14.500 17.500h3v2h2v3h-2v2h-3v-2h-2v-3h2z" fill={accent.main} />
      <circle cx="23.500" cy="19" r="1.600" fill={accent.main} />
      <circle cx="9" cy="22.500" r="1.400" fill={accent.main} />
    </svg>
  );
}

export function BrandMark({ name, area, href = '/' }: BrandMarkProps) {
  return (
    <Mark href={href}>
      <BrandSign />
      <span className="name">{name}</span>
      {area && <span className="area">{area}</span>}
    </Mark>
  );
}
