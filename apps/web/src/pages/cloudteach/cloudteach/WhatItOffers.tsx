import { Section } from '@cheese/ui/frame/Section';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const WhatItOffers = () => (
  <Section title={texts.offers}>
    <List>
      {texts.each.map(({ title, text }) => (
        <li key={title}>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        </li>
      ))}
    </List>
  </Section>
);
