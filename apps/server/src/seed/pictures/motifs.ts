import { aed } from './motifs/aed';
import { ambulance } from './motifs/ambulance';
import { bone } from './motifs/bone';
import { book } from './motifs/book';
import { brain } from './motifs/brain';
import { building } from './motifs/building';
import { capsule } from './motifs/capsule';
import { certificate } from './motifs/certificate';
import { chart } from './motifs/chart';
import { cpr } from './motifs/cpr';
import { dna } from './motifs/dna';
import { exam } from './motifs/exam';
import { headset } from './motifs/headset';
import { heartbeat } from './motifs/heartbeat';
import { lungs } from './motifs/lungs';
import { microscope } from './motifs/microscope';
import { molecule } from './motifs/molecule';
import { people } from './motifs/people';
import { screen } from './motifs/screen';
import { shield } from './motifs/shield';
import { stethoscope } from './motifs/stethoscope';
import { syringe } from './motifs/syringe';
import { tissue } from './motifs/tissue';
import { virus } from './motifs/virus';
import type { Subject } from './stage';

export const subjects = {
  aed,
  ambulance,
  bone,
  book,
  brain,
  building,
  capsule,
  certificate,
  chart,
  cpr,
  dna,
  exam,
  headset,
  heartbeat,
  lungs,
  microscope,
  molecule,
  people,
  screen,
  shield,
  stethoscope,
  syringe,
  tissue,
  virus,
} satisfies Record<string, Subject>;

/** What a cover shows. */
export type Motif = keyof typeof subjects;
