import { countText } from '@cheese/domain/rules/text/countText';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import { QrCode } from '@cheese/ui/media/QrCode';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Plate } from './Plate';
import { Section } from './Section';
import { Specimen } from './Specimen';

const minute = 60_000;
const ages = [0.2, 5, 180, 60 * 24 * 3, 60 * 24 * 65, 60 * 24 * 800];
const counts = [86, 9999, 12_345, 3_456_789, 123_456_789];
const choices = ['全部', '政策动态', '教学改革'].map((label, index) => ({
  label,
  href: `?choice=${index}`,
  isChosen: index === 0,
}));
const line = { display: 'flex', flexWrap: 'wrap', gap: 2 };

export function SmallThingsSection() {
  const [now] = useState(Date.now);
  return (
    <Section
      id="small"
      title="时间、数量与二维码"
      lead="相对时间悬停可见准确时间；数量过万以“万”计，只舍不入。"
    >
      <Plate across={3}>
        <Specimen name="ChoiceRow">
          <ChoiceRow label="示例分类" choices={choices} />
        </Specimen>
        <Specimen name="RelativeTime">
          <Box sx={line}>
            {ages.map((age) => (
              <RelativeTime key={age} at={now - age * minute} />
            ))}
          </Box>
        </Specimen>
        <Specimen name="countText">
          <Box sx={line}>
            {counts.map((count) => (
              <span key={count}>{countText(count)}</span>
            ))}
          </Box>
        </Specimen>
        <Specimen name="QrCode" note="112 · 加载中">
          <Box sx={line}>
            <QrCode value="https://example.com/pay/1" alt="支付二维码" size={112} />
            <QrCode value="" alt="支付二维码" size={112} />
          </Box>
        </Specimen>
      </Plate>
    </Section>
  );
}
