import { completionRules } from '@cheese/domain/codes/learning/completionRules';
import {
  coursewareTypeCodes,
  coursewareTypes,
} from '@cheese/domain/codes/learning/coursewareTypes';
import type { CoursewareDetail } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { wholeOf } from '@cheese/domain/rules/learning/itemCompletion';
import { lengthOf, rangesWithin, shareSeen } from '@cheese/domain/rules/learning/seenRanges';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Learning } from './study/useVisit';
import { texts } from './texts';

interface ItemHeadProps {
  item: CoursewareDetail;
  learning: Learning;
}

export function ItemHead({ item, learning: { standing } }: ItemHeadProps) {
  const words = progressOf(item, standing.seen);
  return (
    <Box component="header" sx={{ mb: 2 }}>
      <Typography variant="h2" component="h2">
        {item.title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1, color: 'text.third' }}>
        <Typography variant="caption">{coursewareTypes[item.type]}</Typography>
        <Typography variant="caption">{completionRules[item.rule]}</Typography>
        {words && <Typography variant="caption">{words.text}</Typography>}
        {standing.isStudied && (
          <Typography
            variant="caption"
            role="status"
            sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: 'success.main' }}
          >
            <CheckCircle fontSize="inherit" />
            {texts.studied}
          </Typography>
        )}
      </Box>
      {words && (
        <LinearProgress
          variant="determinate"
          value={words.percent}
          aria-label={words.text}
          sx={{ mt: 1 }}
        />
      )}
    </Box>
  );
}

function progressOf(item: CoursewareDetail, seen: Learning['standing']['seen']) {
  const pageCount = item.type === coursewareTypeCodes.ppt ? item.pages.length : 0;
  const whole = wholeOf({ ...item, pageCount });
  if (whole[1] <= whole[0]) return null;
  const percent = Math.floor(shareSeen(seen, whole) * 100);
  const count = lengthOf(rangesWithin(seen, whole));
  const text =
    item.type === coursewareTypeCodes.ppt
      ? texts.seenPages(count, pageCount)
      : texts.watched(percent);
  return { percent, text };
}
