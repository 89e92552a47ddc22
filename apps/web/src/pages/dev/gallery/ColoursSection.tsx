import { contrast } from '@cheese/ui/look/contrast';
import { accents, colors, viewerColors } from '@cheese/ui/tokens';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from './Section';

/** A colour and the background or text colour that its contrast is measured against. */
interface Sample {
  name: string;
  colour: string;
  with: string;
}

const { surface, ink } = colors;
const groups: { title: string; samples: Sample[] }[] = [
  {
    title: '品牌',
    samples: [
      { name: 'brand · onBrand', colour: colors.brand, with: colors.onBrand },
      { name: 'brandHover · onBrand', colour: colors.brandHover, with: colors.onBrand },
      { name: 'brandPressed · onBrand', colour: colors.brandPressed, with: colors.onBrand },
      { name: 'brandWash · brandText', colour: colors.brandWash, with: colors.brandText },
    ],
  },
  {
    title: '文字与底色',
    samples: [
      { name: 'ink', colour: ink, with: surface },
      { name: 'inkSecond', colour: colors.inkSecond, with: surface },
      { name: 'inkThird', colour: colors.inkThird, with: surface },
      { name: 'brandText', colour: colors.brandText, with: surface },
      { name: 'surface · ink', colour: surface, with: ink },
      { name: 'ground · inkThird', colour: colors.ground, with: colors.inkThird },
      { name: 'hairline · ink', colour: colors.hairline, with: ink },
      { name: 'fieldEdge · ink', colour: colors.fieldEdge, with: ink },
    ],
  },
  {
    title: '状态',
    samples: [
      { name: 'success', colour: colors.success, with: surface },
      { name: 'error', colour: colors.error, with: surface },
      { name: 'warning', colour: colors.warning, with: surface },
      { name: 'info', colour: colors.info, with: surface },
    ],
  },
  {
    title: '区域强调色',
    samples: Object.entries(accents).flatMap(([name, accent]) => [
      { name: `${name}.main · on`, colour: accent.main, with: accent.on },
      { name: `${name}.wash · text`, colour: accent.wash, with: accent.text },
    ]),
  },
  {
    title: '阅片器',
    samples: [
      { name: 'viewer.ground · text', colour: viewerColors.ground, with: viewerColors.text },
      { name: 'viewer.panel · text', colour: viewerColors.panel, with: viewerColors.text },
    ],
  },
];

const Swatches = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  marginBottom: 24,
});

const Swatch = styled('div')(({ theme }) => ({
  padding: 16,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  '& strong': { display: 'block', marginBottom: 24, fontSize: '1.25rem', fontWeight: 600 },
}));

function Colour({ name, colour, with: letters }: Sample) {
  return (
    <div>
      <Swatch style={{ backgroundColor: colour, color: letters }}>
        <strong>文 Aa</strong>
        {contrast(colour, letters).toFixed(1)} : 1
      </Swatch>
      <Typography variant="h6" component="div" sx={{ mt: 1 }}>
        {name}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.third' }}>
        {colour}
      </Typography>
    </div>
  );
}

export function ColoursSection() {
  return (
    <Section
      id="colours"
      title="颜色"
      lead="每块颜色上的文字即其搭配色，数字为对比度；正文不低于 4.5。"
    >
      {groups.map(({ title, samples }) => (
        <Box key={title}>
          <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
            {title}
          </Typography>
          <Swatches>
            {samples.map((sample) => (
              <Colour key={sample.name} {...sample} />
            ))}
          </Swatches>
        </Box>
      ))}
    </Section>
  );
}
