import type { Author } from '@cheese/domain/contract/people/shapes/author';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

const Text = styled('p')(({ theme }) => ({
  margin: '4px 0',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& b': { color: theme.palette.accent.text, fontWeight: 400 },
}));

/** Plain text with highlighted mentions. */
export function Words({ text, mentions }: { text: string; mentions: readonly Author[] }) {
  const names = new Set(mentions.map(({ nickname }) => `@${nickname}`));
  return (
    <Text>
      {partsOf(text, [...names]).map((part, at) => (
        <Fragment key={at}>{names.has(part) ? <b>{part}</b> : part}</Fragment>
      ))}
    </Text>
  );
}

/** Splits a text at names; longer names first, because one may be a prefix of another. */
export function partsOf(text: string, names: readonly string[]): string[] {
  const [name, ...others] = [...names].sort((a, b) => b.length - a.length);
  if (name === undefined) return text === '' ? [] : [text];
  return text
    .split(name)
    .flatMap((part, at) => [...(at === 0 ? [] : [name]), ...partsOf(part, others)]);
}
