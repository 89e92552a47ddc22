import { Section } from '@cheese/ui/frame/Section';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const List = styled('dl')(({ theme: { palette, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  margin: 0,
  '& > *': { margin: 0, padding: '12px 0', borderTop: `1px solid ${palette.hairline}` },
  '& > :nth-of-type(1)': { borderTop: 0, paddingTop: 0 },
  '& dt': { fontWeight: 600 },
  '& dd': { color: palette.text.secondary },
  [breakpoints.down('sm')]: { gridTemplateColumns: '88px minmax(0, 1fr)' },
}));

/** Explains the built-in roles. */
export const FixedRoles = () => (
  <Section title={texts.fixed}>
    <List>
      {texts.fixedRows.map(({ name, opens }) => [
        <dt key={name}>{name}</dt>,
        <dd key={opens}>{opens}</dd>,
      ])}
    </List>
  </Section>
);
