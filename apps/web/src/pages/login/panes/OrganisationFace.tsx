import { initialOf, organisationLogo } from '@cheese/domain/rules/people/organisationFace';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { styled } from '@mui/material/styles';

const Square = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  overflow: 'hidden',
  color: theme.palette.accent.text,
  backgroundColor: theme.palette.accent.wash,
  borderRadius: 8,
}));

/** An organisation's logo, or the first character of its name. */
export function OrganisationFace({ name, logo }: { name: string; logo: string }) {
  const picture = organisationLogo(logo);
  return (
    <Square aria-hidden>
      {picture ? <ImageWithFallback src={picture} alt="" ratio={1} /> : initialOf(name)}
    </Square>
  );
}
