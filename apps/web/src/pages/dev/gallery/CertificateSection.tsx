import { CertificateDrawing } from '@cheese/ui/certificate/CertificateDrawing';
import { Plate } from './Plate';
import { Section } from './Section';
import { Specimen } from './Specimen';

const certificate = {
  number: 'JJ-0000-0000',
  name: '苏念',
  itemName: '心肺复苏',
  body: '已完成下列项目的学习与考核，成绩合格，特发此证。',
  orgName: '示例机构',
  template: 1,
  issuedAt: Date.parse('2026-05-01T12:00:00+08:00'),
  expiresAt: null,
} as const;

export function CertificateSection() {
  return (
    <Section id="certificate" title="证书" lead="证书在屏幕、纸上与 PDF 中是同一张。">
      <Plate across={1}>
        <Specimen name="CertificateDrawing" note="作废" bare>
          <CertificateDrawing
            certificate={certificate}
            stamp="已吊销"
            verifyUrl="https://example.com"
          />
        </Specimen>
      </Plate>
    </Section>
  );
}
