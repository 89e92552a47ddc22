import { idParam } from '@cheese/ui/address/urlParams';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { texts } from './texts';

const views = ['results', 'analysis', 'marking'] as const;
export type OutcomeView = (typeof views)[number];

/** Wraps a page about the exam in the address. */
export const ofOneExam = (Page: ComponentType<{ examId: number }>): ComponentType =>
  function OfOneExam() {
    const examId = idParam(useSearchParams()[0], 'examId');
    return examId === undefined ? <NotFoundFace /> : <Page key={examId} examId={examId} />;
  };

/** Tabs of the pages about an exam's results. */
export function OutcomeTabs({ examId, here }: { examId: number; here: OutcomeView }) {
  const choices = views.map((view) => ({
    label: texts[view],
    href: paths.univ.exam(view, { examId }),
    isChosen: view === here,
  }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <LinkTabs label={texts.ways} choices={choices} />
      <Box sx={{ ml: { sm: 'auto' } }}>
        <Button href={paths.univ.examSettings({ examId })}>{texts.settings}</Button>
        <Button href={paths.univ.examLive({ examId })}>{texts.live}</Button>
        <Button href={paths.univ.exams()}>{texts.back}</Button>
      </Box>
    </Box>
  );
}
