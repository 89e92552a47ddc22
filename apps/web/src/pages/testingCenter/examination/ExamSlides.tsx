import { useGetExamTraysQuery } from '@cheese/api-client/slides/slideTray';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { LazyPart } from '@cheese/ui/parts/LazyPart';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { slidesOf } from './slidesOf';
import { texts } from './texts';

/** Sticky below the question, so that the microscope is usable without leaving the paper. */
const Dock = styled('section')(({ theme: { palette, breakpoints } }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  marginTop: 16,
  padding: '8px 16px',
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: '8px 8px 0 0',
  '& .head': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 8 },
  '& .head > [role=group]': { margin: 0, maxHeight: 80, overflowY: 'auto' },
  '& .said': { margin: '4px 0 8px', maxHeight: 60, overflowY: 'auto', whiteSpace: 'pre-wrap' },
  '& .stage-place': {
    position: 'relative',
    height: 'clamp(260px, 44dvh, 560px)',
    backgroundColor: palette.viewer.ground,
  },
  [breakpoints.down('sm')]: { marginInline: -16, padding: '4px 8px', borderRadius: 0 },
}));

const loadStage = async () => {
  const { ExamSlideStage: Part } = await import('./ExamSlideStage');
  return { default: Part };
};

/** The slides of an exam; empty without any. */
export function useExamSlides(examId: number) {
  const query = useGetExamTraysQuery({ examId }, { refetchOnMountOrArgChange: true });
  const [at, show] = useState<number | null>(null);
  // After a failure it is unknown whether there are slides, so offer a retry.
  const retry = query.isError && !query.data ? () => void query.refetch() : null;
  return { slides: slidesOf(query.data ?? []), at, show, retry };
}

type Seen = ReturnType<typeof useExamSlides>;

export function ExamSlidesButton({ slides, at, show, retry }: Seen) {
  if (retry) {
    return (
      <Button color="warning" onClick={retry} sx={{ mb: 1, ml: 1 }}>
        {texts.slidesUnread}
      </Button>
    );
  }
  if (slides.length === 0) return null;
  return (
    <Button
      variant="outlined"
      aria-expanded={at !== null}
      onClick={() => show(at === null ? 0 : null)}
      sx={{ mb: 1, ml: 1 }}
    >
      {at === null ? texts.slides(slides.length) : texts.closeSlides}
    </Button>
  );
}

export function ExamSlides({ examId, slides, at, show }: Seen & { examId: number }) {
  const shown = at === null ? undefined : slides[at];
  if (!shown) return null;
  const { trayId, place, name, title, text, note } = shown;
  return (
    // The viewer handles its own keys; they must not turn the pages of the paper.
    <Dock aria-label={texts.slidesBeside} data-own-keys>
      <div className="head">
        <ToggleRow
          label={texts.slidesBeside}
          choices={slides.map((slide, value) => ({ value, label: slide.name }))}
          chosen={at}
          onChoose={show}
        />
        <IconButton aria-label={texts.closeSlides} onClick={() => show(null)}>
          <Close />
        </IconButton>
      </div>
      <Typography variant="body2" className="said">
        {[title, text, note].filter(Boolean).join(' · ')}
      </Typography>
      <div className="stage-place">
        <LazyPart
          key={`${trayId}-${place}`}
          load={loadStage}
          props={{ examId, trayId, place, name }}
        />
      </div>
    </Dock>
  );
}
