import { aed } from './motifs/aed';
import { ambulance } from './motifs/ambulance';
import { answerSheet } from './motifs/answerSheet';
import { bed } from './motifs/bed';
import { bloodCells } from './motifs/bloodCells';
import { bone } from './motifs/bone';
import { book } from './motifs/book';
import { brain } from './motifs/brain';
import { building } from './motifs/building';
import { capsule } from './motifs/capsule';
import { certificate } from './motifs/certificate';
import { chart } from './motifs/chart';
import { chestFilm } from './motifs/chestFilm';
import { cpr } from './motifs/cpr';
import { dna } from './motifs/dna';
import { ear } from './motifs/ear';
import { exam } from './motifs/exam';
import { eye } from './motifs/eye';
import { fetus } from './motifs/fetus';
import { hand } from './motifs/hand';
import { headset } from './motifs/headset';
import { heart } from './motifs/heart';
import { heartbeat } from './motifs/heartbeat';
import { herb } from './motifs/herb';
import { infusion } from './motifs/infusion';
import { intestine } from './motifs/intestine';
import { kidney } from './motifs/kidney';
import { knee } from './motifs/knee';
import { liver } from './motifs/liver';
import { lungs } from './motifs/lungs';
import { microscope } from './motifs/microscope';
import { molecule } from './motifs/molecule';
import { neuron } from './motifs/neuron';
import { operatingLamp } from './motifs/operatingLamp';
import { people } from './motifs/people';
import { scalpel } from './motifs/scalpel';
import { screen } from './motifs/screen';
import { shield } from './motifs/shield';
import { skull } from './motifs/skull';
import { spine } from './motifs/spine';
import { stethoscope } from './motifs/stethoscope';
import { stomach } from './motifs/stomach';
import { syringe } from './motifs/syringe';
import { testTubes } from './motifs/testTubes';
import { thermometer } from './motifs/thermometer';
import { tissue } from './motifs/tissue';
import { tooth } from './motifs/tooth';
import { torso } from './motifs/torso';
import { ultrasound } from './motifs/ultrasound';
import { uterus } from './motifs/uterus';
import { virus } from './motifs/virus';
import { vrGlasses } from './motifs/vrGlasses';
import { walker } from './motifs/walker';
import type { Subject } from './stage';

export const subjects = {
  aed,
  ambulance,
  answerSheet,
  bed,
  bloodCells,
  bone,
  book,
  brain,
  building,
  capsule,
  certificate,
  chart,
  chestFilm,
  cpr,
  dna,
  ear,
  exam,
  eye,
  fetus,
  hand,
  headset,
  heart,
  heartbeat,
  herb,
  infusion,
  intestine,
  kidney,
  knee,
  liver,
  lungs,
  microscope,
  molecule,
  neuron,
  operatingLamp,
  people,
  scalpel,
  screen,
  shield,
  skull,
  spine,
  stethoscope,
  stomach,
  syringe,
  testTubes,
  thermometer,
  tissue,
  tooth,
  torso,
  ultrasound,
  uterus,
  virus,
  vrGlasses,
  walker,
} satisfies Record<string, Subject>;

/** The subject of a cover. */
export type Motif = keyof typeof subjects;
