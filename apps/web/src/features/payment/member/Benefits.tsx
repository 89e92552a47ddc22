import type { MemberBenefit } from '@cheese/domain/contract/shop/membership';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

const List = styled('ul')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gap: 16,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 8 },
  '& svg': { flex: 'none', fontSize: 20, color: palette.brandText },
  '& b': { ...typography.body1, display: 'block', fontWeight: 600 },
  '& span': { ...typography.caption, color: palette.text.secondary },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 },
}));

/** What members get. */
export function Benefits({ benefits }: { benefits: readonly MemberBenefit[] }) {
  if (benefits.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" component="h2">
        {texts.benefits}
      </Typography>
      <List>
        {benefits.map(({ title, desc }) => (
          <li key={title}>
            <CheckIcon aria-hidden />
            <div>
              <b>{title}</b>
              <span>{desc}</span>
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}
