import type { WrittenBank } from '../../written';
import { circulationRespiration } from './circulationRespiration';
import { digestionUrology } from './digestionUrology';
import { endocrineNeurologyFamily } from './endocrineNeurologyFamily';
import { preventionHumanities } from './preventionHumanities';

export const physicianLicence: WrittenBank = {
  title: '临床执业医师资格考试题库：全科目精练',
  chapters: [
    circulationRespiration,
    digestionUrology,
    endocrineNeurologyFamily,
    preventionHumanities,
  ],
};
