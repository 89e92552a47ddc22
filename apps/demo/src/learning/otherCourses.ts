import { regionalAnatomyLimbs } from './courses/regional-anatomy-limbs';
import { biochemistryMetabolism } from './courses/biochemistry-metabolism';
import { pathophysiologyCases } from './courses/pathophysiology-cases';
import { medicalMicrobiology } from './courses/medical-microbiology';
import { immunologyFromDefence } from './courses/immunology-from-defence';
import { neurologyLocalisation } from './courses/neurology-localisation';
import { respiratoryMedicine } from './courses/respiratory-medicine';
import { gastroenterology } from './courses/gastroenterology';
import { nephrologyUrine } from './courses/nephrology-urine';
import { endocrineDiabetes } from './courses/endocrine-diabetes';
import { hematologyAnemia } from './courses/hematology-anemia';
import { surgeryPrinciples } from './courses/surgery-principles';
import { acuteAbdomen } from './courses/acute-abdomen';
import { fractureManagement } from './courses/fracture-management';
import { spinePain } from './courses/spine-pain';
import { criticalCareVentilation } from './courses/critical-care-ventilation';
import { obstetricsLabour } from './courses/obstetrics-labour';
import { gynecologyEndocrine } from './courses/gynecology-endocrine';
import { pediatricsGrowth } from './courses/pediatrics-growth';
import { ophthalmologyBasics } from './courses/ophthalmology-basics';
import { entHearing } from './courses/ent-hearing';
import { endodontics } from './courses/endodontics';
import { periodontology } from './courses/periodontology';
import { oralSurgery } from './courses/oral-surgery';
import { nursingMedical } from './courses/nursing-medical';
import { nursingPerioperative } from './courses/nursing-perioperative';
import { nursingPediatric } from './courses/nursing-pediatric';
import { nursingCritical } from './courses/nursing-critical';
import { ultrasoundAbdomen } from './courses/ultrasound-abdomen';
import { mriBrain } from './courses/mri-brain';
import { labHematology } from './courses/lab-hematology';
import { labBiochemistry } from './courses/lab-biochemistry';
import { clinicalPharmacy } from './courses/clinical-pharmacy';
import { pharmaceutics } from './courses/pharmaceutics';
import { tcmTheory } from './courses/tcm-theory';
import { tcmDiagnosis } from './courses/tcm-diagnosis';
import { acupuncturePoints } from './courses/acupuncture-points';
import { medicalStatistics } from './courses/medical-statistics';
import { occupationalHealth } from './courses/occupational-health';
import { rehabAssessment } from './courses/rehab-assessment';
import { rehabStroke } from './courses/rehab-stroke';
import { kneeRehabilitation } from './courses/knee-rehabilitation';
import { aiMedicine } from './courses/ai-medicine';
import { aiImageReading } from './courses/ai-image-reading';
import type { SeedCourse } from './seedCourse';

/** The courses of the shelf beside the fullest ones, which bring films and documents. */
export const otherCourses: readonly SeedCourse[] = [
  regionalAnatomyLimbs,
  biochemistryMetabolism,
  pathophysiologyCases,
  medicalMicrobiology,
  immunologyFromDefence,
  neurologyLocalisation,
  respiratoryMedicine,
  gastroenterology,
  nephrologyUrine,
  endocrineDiabetes,
  hematologyAnemia,
  surgeryPrinciples,
  acuteAbdomen,
  fractureManagement,
  spinePain,
  criticalCareVentilation,
  obstetricsLabour,
  gynecologyEndocrine,
  pediatricsGrowth,
  ophthalmologyBasics,
  entHearing,
  endodontics,
  periodontology,
  oralSurgery,
  nursingMedical,
  nursingPerioperative,
  nursingPediatric,
  nursingCritical,
  ultrasoundAbdomen,
  mriBrain,
  labHematology,
  labBiochemistry,
  clinicalPharmacy,
  pharmaceutics,
  tcmTheory,
  tcmDiagnosis,
  acupuncturePoints,
  medicalStatistics,
  occupationalHealth,
  rehabAssessment,
  rehabStroke,
  kneeRehabilitation,
  aiMedicine,
  aiImageReading,
];
