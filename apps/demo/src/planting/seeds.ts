import { seedCertificates } from '../emergency/certificates.seed';
import { seedCertificateItems } from '../emergency/certificateItems.seed';
import { seedCentres } from '../emergency/centres.seed';
import { seedEmergencyQuestions } from '../emergency/questions.seed';
import { seedResources } from '../emergency/resources.seed';
import { seedHistory } from '../emergency/history.seed';
import { seedAds } from '../content/ad.seed';
import { seedCourseContents } from '../learning/course.seed';
import { seedCourseLearners } from '../learning/learners.seed';
import { seedCommodities } from '../shop/commodity.seed';
import { seedDownloads } from '../content/download.seed';
import { seedHelp } from '../content/help.seed';
import { seedLuohe } from '../front/luohe.seed';
import { seedNotices } from '../people/notice.seed';
import { seedRoam } from '../content/roam.seed';
import { seedMembership } from '../shop/membership.seed';
import { seedBill } from '../shop/bill.seed';
import { seedLaterItems } from '../learning/laterItems.seed';
import { seedLicences } from '../shop/licence.seed';
import { seedExchange } from '../shop/exchange.seed';
import { seedRecharge } from '../shop/recharge.seed';
import { seedQuestionBanks } from '../exam/bank.seed';
import { seedSchoolBanks } from '../exam/schoolBanks.seed';
import { seedMockExams } from '../exam/exam.seed';
import { seedSchoolExams } from '../exam/schoolExams.seed';
import { seedOutline } from '../content/outline.seed';
import { seedTags } from '../content/tag.seed';
import { seedNews } from '../content/news.seed';
import { seedPeople } from '../people/person.seed';
import { seedClassrooms } from '../classroom/classrooms.seed';
import { seedSchoolUse } from '../front/schoolUse.seed';
import { seedSchoolNotices } from '../school/schoolNotices.seed';
import { seedSchools } from '../school/school.seed';
import { seedSlideLessons } from '../slides/slideLessons.seed';
import { seedSlideExam } from '../slides/slideExam.seed';
import { seedSlideLibraries } from '../slides/slides.seed';
import { seedAnatomy } from '../bodies/anatomy.seed';
import { seedPatientCases } from '../training/patients.seed';
import { seedExperiments } from '../training/experiments.seed';
import { seedDrills } from '../training/drills.seed';
import { seedSimulations } from '../training/simulations.seed';
import { seedVirtualSystems } from '../training/virtualSystems.seed';
import { seedSpecimens } from '../bodies/specimens.seed';
import type { Seed } from './seed';

/** One for each of the areas, in their order. */
export const seeds: readonly Seed[] = [
  seedNews,
  seedPeople,
  seedTags,
  seedCommodities,
  seedQuestionBanks,
  seedSchoolBanks,
  seedSlideLibraries,
  seedAnatomy,
  seedExperiments,
  seedDrills,
  seedPatientCases,
  seedSpecimens,
  seedCourseContents,
  seedSimulations,
  seedVirtualSystems,
  seedCourseLearners,
  seedMockExams,
  seedSchoolExams,
  seedLaterItems,
  seedSlideLessons,
  seedSlideExam,
  seedSchools,
  seedSchoolUse,
  seedOutline,
  seedAds,
  seedMembership,
  seedRecharge,
  seedExchange,
  seedNotices,
  // These tell people something: messages of their own, behind those of the demo.
  seedClassrooms,
  seedLicences,
  seedSchoolNotices,
  seedBill,
  seedHelp,
  seedDownloads,
  seedLuohe,
  seedRoam,
  seedCentres,
  seedResources,
  seedEmergencyQuestions,
  seedCertificateItems,
  seedHistory,
  seedCertificates,
];
