import { clockText } from '@cheese/domain/rules/time/clockText';
import { Section } from '@cheese/ui/frame/Section';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const List = styled('ul')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& p': { ...typography.body2, margin: 0, color: palette.text.secondary },
  '& small': { ...typography.caption, marginLeft: 8, color: palette.text.third },
}));

interface ReasonsProps {
  title: string;
  list: readonly { name: string; why: string; clock?: number }[];
  none: string;
}

export const Reasons = ({ title, list, none }: ReasonsProps) => (
  <Section title={title}>
    {list.length === 0 && none}
    <List>
      {list.map(({ name, why, clock }, at) => (
        <li key={at}>
          <strong>{name}</strong>
          {clock !== undefined && <small>{texts.at(clockText(clock))}</small>}
          <p>{why}</p>
        </li>
      ))}
    </List>
  </Section>
);
