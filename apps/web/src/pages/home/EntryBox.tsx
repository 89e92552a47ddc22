import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import CourseIcon from '@mui/icons-material/PlayLessonOutlined';
import ExamIcon from '@mui/icons-material/QuizOutlined';
import MorphologyIcon from '@mui/icons-material/BiotechOutlined';
import SimulationIcon from '@mui/icons-material/ViewInArOutlined';
import { AppLink } from '@cheese/ui/links/AppLink';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { paths } from '../../paths';
import { cardLink } from './cardLink';
import { texts } from './texts';

const Box = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 16,
  marginTop: 16,
  '& a': { ...cardLink(theme), padding: 16 },
  '& .sign': {
    display: 'flex',
    flex: 'none',
    padding: 10,
    borderRadius: 8,
    color: theme.palette.accent.text,
    backgroundColor: theme.palette.accent.wash,
  },
  '& .words': { minWidth: 0 },
  '& b': { ...theme.typography.h3, display: 'block' },
  '& small': { ...theme.typography.caption, color: theme.palette.text.third },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 8,
    '& a': { gap: 12, padding: 12 },
  },
  // Two per row, or one if a large font size needs the width.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 50% - 8px), 1fr))',
    '& small': { display: 'none' },
  },
}));

const { course, morphology, exam, simulation } = texts.entry;
const entries = [
  {
    words: course,
    href: paths.productList({ productType: commodityTypeCodes.course }),
    Icon: CourseIcon,
  },
  { words: morphology, href: paths.morphology(), Icon: MorphologyIcon },
  { words: exam, href: paths.testingCenter(), Icon: ExamIcon },
  { words: simulation, href: paths.simulation.list(), Icon: SimulationIcon },
];

export const EntryBox = memo(function EntryBox() {
  return (
    <Box aria-label={texts.entries}>
      {entries.map(({ words: [name, lead], href, Icon }) => (
        <AppLink key={href} href={href}>
          <span className="sign">
            <Icon aria-hidden />
          </span>
          <span className="words">
            <b>{name}</b>
            <small>{lead}</small>
          </span>
        </AppLink>
      ))}
    </Box>
  );
});
