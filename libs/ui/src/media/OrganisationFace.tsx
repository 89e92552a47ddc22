import type { SchoolColour } from '@cheese/domain/codes/school/schoolProfile';
import { initialOf, organisationLogo } from '@cheese/domain/rules/people/organisationFace';
import { styled } from '@mui/material/styles';
import { schoolFaces } from '../tokens';
import { ImageWithFallback } from './ImageWithFallback';

const Square = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  color: theme.palette.accent.text,
  backgroundColor: theme.palette.accent.wash,
  borderRadius: 8,
}));

interface OrganisationFaceProps {
  name: string;
  logo: string;
  /** Background of the initial; defaults to the accent of the site. */
  colour?: SchoolColour | null;
  /** In pixels. */
  size?: number;
}

/** An organisation's logo, or the first character of its name. */
export function OrganisationFace({ name, logo, colour, size = 40 }: OrganisationFaceProps) {
  const picture = organisationLogo(logo);
  const face = colour ? schoolFaces[colour] : null;
  return (
    <Square
      aria-hidden
      style={{
        width: size,
        height: size,
        ...(size !== 40 && { fontSize: size / 2.2 }),
        ...(face && !picture && { color: face.on, backgroundColor: face.ground }),
      }}
    >
      {picture ? <ImageWithFallback src={picture} alt="" ratio={1} /> : initialOf(name)}
    </Square>
  );
}
