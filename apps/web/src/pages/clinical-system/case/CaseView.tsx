import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { patientLevels, patientSexes } from '@cheese/domain/codes/training/patient';
import type { PatientDetail } from '@cheese/domain/contract/training/patient';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { FavouriteButton } from '../../../features/collect/FavouriteButton';
import { Columns } from '../../../features/commodity/detail/Columns';
import { Facts } from '../../../features/commodity/detail/Facts';
import { ShareButton } from '../../../features/share/ShareButton';
import { paths } from '../../../paths';
import { useGate } from '../../../session/useGate';
import { texts as shared } from '../texts';
import { OwnRuns } from './OwnRuns';
import { texts } from './texts';

export function CaseView({ of }: { of: PatientDetail }) {
  const { id, title, complaint, field, level, minutes, patient } = of;
  useDocumentTitle(title);
  const gate = useGate();
  const home = { label: shared.title, href: paths.patient.cases() };
  return (
    <>
      <Breadcrumbs trail={[home, { label: title }]} />
      <PageTitle
        lead={`${texts.complaint}：${complaint}`}
        actions={
          <>
            <Button variant="contained" size="large" {...gate(paths.patient.bench({ id }))}>
              {texts.begin}
            </Button>
            <FavouriteButton
              thing={{ type: collectTypeCodes.patient, productId: id }}
              name={title}
            />
            <ShareButton />
          </>
        }
      >
        {title}
      </PageTitle>
      <Columns>
        <div>
          <Section title={texts.how}>
            <ul>
              {texts.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Section>
        </div>
        <div>
          <Section title={texts.facts}>
            <Facts
              facts={[
                [texts.patient, patient.name],
                [texts.sexAge, `${patientSexes[patient.sex]}，${patient.age}`],
                [texts.place, patient.place],
                [texts.speaker, patient.speaker ?? texts.himself],
                [texts.field, field],
                [texts.level, patientLevels[level]],
                [texts.length, texts.minutes(minutes)],
              ]}
            />
          </Section>
          <OwnRuns caseId={id} />
        </div>
      </Columns>
    </>
  );
}
