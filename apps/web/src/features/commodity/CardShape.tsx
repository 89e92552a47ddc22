import { Card } from '@cheese/ui/frame/Card';
import { styled, type Theme } from '@mui/material/styles';

const money = {
  '& .money': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    gap: 8,
    minHeight: 32,
  },
  '& .money > p': { flex: 1, minWidth: 88 },
};

const facts = ({ palette, typography }: Theme) => ({
  '& .facts, & .size, & .tags': {
    ...typography.caption,
    display: 'flex',
    gap: 8,
    height: 20,
    overflow: 'hidden',
    color: palette.text.third,
  },
  '& .facts': { justifyContent: 'space-between', whiteSpace: 'nowrap' },
  '& .size': { whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '& .size b': { flex: 'none', fontWeight: 600, color: palette.brandText },
  '& .size span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .tags': { flexWrap: 'wrap' },
  '& .tags > span': {
    paddingInline: 6,
    borderRadius: 4,
    backgroundColor: palette.ground,
    color: palette.text.secondary,
  },
});

const favourite = ({ palette }: Theme) => ({
  // Above the card's link, which covers the whole card.
  '& .favourite': {
    position: 'absolute',
    top: 8,
    right: 8,
    zIndex: 1,
    display: 'flex',
    width: 32,
    height: 32,
    padding: 6,
    border: 0,
    borderRadius: '50%',
    backgroundColor: palette.surface,
    cursor: 'pointer',
    '& svg': { fill: 'none', stroke: palette.text.third, strokeWidth: 2 },
    '&[aria-pressed=true] svg': {
      fill: palette.brandText,
      stroke: palette.brandText,
    },
    '&:focus-visible': { outline: `2px solid ${palette.brandPressed}`, outlineOffset: 2 },
  },
});

const labels = ({ palette, typography }: Theme) => ({
  '& .type, & .until': {
    ...typography.caption,
    position: 'absolute',
    left: 8,
    paddingInline: 6,
    borderRadius: 4,
    color: palette.text.secondary,
    backgroundColor: palette.surface,
  },
  '& .type': { top: 8 },
  '& .until': { bottom: 8 },
});

const onPhone = ({ breakpoints, typography }: Theme) => ({
  // On a phone a card is a row with a small picture.
  [breakpoints.down('sm')]: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    '& .cover': { width: 128, margin: 12, marginRight: 0, borderRadius: 4, overflow: 'hidden' },
    '& .words': { gap: 4, padding: 12 },
    '& .title': { ...typography.h4, minHeight: 44 },
    '& .favourite': { top: 46, right: 'auto', left: 102 },
    '& .tags': { display: 'none' },
    '& .type': { top: 4, left: 4 },
    '& .until': { bottom: 4, left: 4 },
  },
});

/** Shared by a card and its skeleton, so that the layout does not shift when the card loads. */
export const CardShape = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& .cover': { position: 'relative', flex: 'none' },
  '& .words': {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    gap: 8,
    minWidth: 0,
    padding: '12px 16px',
  },
  '& .title': { minHeight: 48, textWrap: 'pretty' },
  // In rows of three a title fits one line, so no second line is reserved.
  [theme.breakpoints.up('lg')]: {
    '.roomy & .title': { minHeight: 24 },
    '.roomy & .title > span + span': { display: 'none' },
  },
  '& .foot': { marginTop: 'auto' },
  '& .lacks': { ...theme.typography.caption, margin: 0, color: theme.palette.text.third },
  '& .description': {
    ...theme.typography.caption,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    color: theme.palette.text.secondary,
  },
  ...money,
  ...facts(theme),
  ...favourite(theme),
  ...labels(theme),
  ...onPhone(theme),
}));

export const coverSizes =
  '(min-width: 1200px) 282px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 128px';
