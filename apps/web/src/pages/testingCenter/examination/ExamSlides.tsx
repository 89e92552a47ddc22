import { useGetExamTraysQuery } from '@cheese/api-client/viewers/slideTray';
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

/** It stays in sight above the question: nobody leaves the paper to look through the microscope. */
const Dock = styled('section')(({ theme: { palette, breakpoints } }) => ({
  position: 'sticky',
  top: 56,
  zIndex: 2,
  marginBottom: 16,
  padding: '8px 16px 16px',
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& .head': { display: 'flex', alignItems: 'flex-start', gap: 8 },
  '& .head > div': { flex: 1, minWidth: 0 },
  '& .stage-place': {
    position: 'relative',
    height: 'clamp(280px, 52dvh, 640px)',
    backgroundColor: palette.viewer.ground,
  },
  [breakpoints.down('sm')]: { marginInline: -16, padding: '4px 8px 8px', borderRadius: 0 },
}));

const loadStage = async () => {
  const { ExamSlideStage: Part } = await import('./ExamSlideStage');
  return { default: Part };
};

/** The slides that lie beside the paper; nothing where there are none. */
export function ExamSlides({ examId }: { examId: number }) {
  const { data: trays = [] } = useGetExamTraysQuery(
    { examId },
    { refetchOnMountOrArgChange: true },
  );
  const [at, setAt] = useState<number | null>(null);
  const slides = slidesOf(trays);
  const shown = at === null ? undefined : slides[at];
  if (slides.length === 0) return null;
  if (at === null || !shown) {
    return (
      <Button variant="outlined" onClick={() => setAt(0)} sx={{ mb: 1, ml: 1 }}>
        {texts.slides(slides.length)}
      </Button>
    );
  }
  const { trayId, place, name, title, text, note } = shown;
  return (
    // Its keys turn and move the slide, and not the pages of the paper.
    <Dock aria-label={texts.slidesBeside} data-own-keys>
      <div className="head">
        <div>
          <ToggleRow
            label={texts.slidesBeside}
            choices={slides.map((slide, value) => ({ value, label: slide.name }))}
            chosen={at}
            onChoose={setAt}
          />
        </div>
        <IconButton aria-label={texts.closeSlides} onClick={() => setAt(null)}>
          <Close />
        </IconButton>
      </div>
      <Typography variant="body2" sx={{ mb: 1, whiteSpace: 'pre-wrap' }}>
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
