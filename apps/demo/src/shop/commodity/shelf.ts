import { drawnLater } from './anatomyModels/drawnLater';
import { motionAndVessels } from './anatomyModels/motionAndVessels';
import { nervesAndSenses } from './anatomyModels/nervesAndSenses';
import { trunk } from './anatomyModels/trunk';
import { artificialIntelligence } from './courses/artificialIntelligence';
import { diagnosis } from './courses/diagnosis';
import { diseaseAndDefence } from './courses/diseaseAndDefence';
import { headAndTeeth } from './courses/headAndTeeth';
import { imagingAndLaboratory } from './courses/imagingAndLaboratory';
import { internalMedicine } from './courses/internalMedicine';
import { nursing } from './courses/nursing';
import { pharmacyAndChineseMedicine } from './courses/pharmacyAndChineseMedicine';
import { publicHealthAndRehabilitation } from './courses/publicHealthAndRehabilitation';
import { structureAndFunction } from './courses/structureAndFunction';
import { surgeryAndEmergency } from './courses/surgeryAndEmergency';
import { womenAndChildren } from './courses/womenAndChildren';
import { qualification } from './questionBanks/qualification';
import { studies } from './questionBanks/studies';
import { benches } from './simulations/benches';
import { decisions } from './simulations/decisions';
import { experiments } from './simulations/experiments';
import { skills } from './simulations/skills';
import { laboratoryVideos } from './simulationVideos/laboratory';
import { rescueVideos } from './simulationVideos/rescue';
import type { SeedVideo } from './simulationVideos/seedVideo';
import { controlSlides } from './specimens/controlSlides';
import { diseaseSlides } from './specimens/diseaseSlides';
import { scansAndAtlases } from './specimens/scansAndAtlases';
import { tissueSlides } from './specimens/tissueSlides';
import { turntableBodies } from './specimens/turntableBodies';
import type { SeedShelf } from './seedCommodity';

/** Videos of simulations, in the order of their numbers as products. */
export const seedVideos: readonly SeedVideo[] = [...rescueVideos, ...laboratoryVideos];

/** The demo catalogue, by the type of what is on sale. */
export const seedShelf: SeedShelf = {
  1: [
    ...structureAndFunction,
    ...diseaseAndDefence,
    ...diagnosis,
    ...internalMedicine,
    ...surgeryAndEmergency,
    ...womenAndChildren,
    ...headAndTeeth,
    ...nursing,
    ...imagingAndLaboratory,
    ...pharmacyAndChineseMedicine,
    ...publicHealthAndRehabilitation,
    ...artificialIntelligence,
  ],
  2: [...tissueSlides, ...controlSlides, ...diseaseSlides, ...scansAndAtlases, ...turntableBodies],
  4: [...qualification, ...studies],
  8: [...experiments, ...benches, ...skills, ...decisions],
  16: [...motionAndVessels, ...nervesAndSenses, ...trunk, ...drawnLater],
  256: seedVideos,
};
