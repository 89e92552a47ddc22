import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Services } from './app';
import type { Config } from './config/config';
import type { Db } from './db/database';
import { lockDataDir } from './db/dataDirLock';
import { openEmbedded } from './db/openEmbedded';
import { openPostgres } from './db/openPostgres';
import { alipayPay } from './ports/alipay/alipayPay';
import { aliyunSms } from './ports/aliyunSms';
import { workerPool } from './modules/base/heavy/heavy.pool';
import { plantHotWords } from './modules/front/search/hot.seed';
import { plantSynonyms } from './modules/base/findable/synonyms.seed';
import { demoBank } from './ports/bank.texts';
import { embeddedPayments } from './modules/shop/payment/embedded/embeddedPay';
import { type Clock, systemClock } from './ports/clock';
import { embeddedSms } from './ports/embeddedSms';
import { takenApart } from './ports/taking';
import { chatVoice } from './ports/chatVoice';
import { cutApart } from './ports/cutting';
import { findSoffice, libreOffice } from './ports/converter';
import { ffmpegFilms, findFfmpeg } from './ports/ffmpeg';
import { drawnApart } from './ports/pages';
import type { Payments } from './ports/payments';
import { s3Storage } from './ports/s3';
import { folderStorage } from './ports/storage';
import { tissuesOf } from './ports/tissues';
import { wechatPay } from './ports/wechat/wechatPay';
import type { Demo } from './seed/demo';

export interface OpenServices extends Services {
  storageDir: string;
  /** Migrates, and plants what is missing of the demo: before this nothing may be asked. */
  prepare(migrations: string, demo: Demo | null): Promise<void>;
  close(): Promise<void>;
}

type Report = (progress: string) => void;

/**
 * Opens everything the calls stand on: the data directory, the database, the files. The database
 * goes on opening while the caller builds what will ask it.
 */
export async function openServices(config: Config, report: Report): Promise<OpenServices> {
  const unlock = config.databaseUrl ? () => undefined : lockDataDir(config.dataDir);
  const database = await openDatabase(config, report).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const storageDir = join(config.dataDir, 'storage');
  const services = {
    database,
    clock: systemClock,
    storage: openStorage(config, storageDir),
    files: openFiles(config),
    heavy: workerPool(builtFile('threads/heavyWork.js')),
    sms: openSms(config, systemClock),
    payments: openPayments(config, database.db),
    voice: config.chatVoice && chatVoice(config.chatVoice, systemClock),
  };
  return {
    ...services,
    storageDir,
    prepare: (migrations, demo) => prepare(services, { migrations, demo }, report),
    close: () =>
      Promise.all([services.heavy.close(), database.close()])
        .then(() => undefined)
        .finally(unlock),
  };
}

/** Beside the built server it is built; under `npm run dev` it is what was built last. */
function builtFile(name: string) {
  const built = join(import.meta.dirname, name);
  return existsSync(built) ? built : join(import.meta.dirname, '../../../dist/apps/server', name);
}

async function openDatabase({ databaseUrl, databasePatience, dataDir }: Config, report: Report) {
  if (!databaseUrl) return openEmbedded(join(dataDir, 'postgres'), report, databasePatience);
  const onLost = (error: Error) => report(`the database went away: ${error.message}`);
  return openPostgres(databaseUrl, onLost, databasePatience);
}

/** Incoming uploads are on local disk with either storage. */
const openStorage = ({ bucket }: Config, folder: string) =>
  bucket ? s3Storage(bucket, systemClock, join(folder, '.incoming')) : folderStorage(folder);

function openFiles({ programs, uploadLimits: limits, schoolMediaBytes, tileSecret }: Config) {
  const [soffice, ffmpeg] = [findSoffice(programs), findFfmpeg(programs)];
  return {
    limits,
    schoolMediaBytes,
    convert: soffice === null ? null : libreOffice(soffice),
    films: ffmpeg && ffmpegFilms(ffmpeg),
    drawPages: drawnApart(builtFile('threads/drawPages.js')),
    cutSlide: cutApart(builtFile('threads/cutSlide.js')),
    takeModel: takenApart(builtFile('threads/takeModel.js')),
    drawTissue: tissuesOf(builtFile('threads/drawTissue.js')),
    tileSecret,
  };
}

const openSms = ({ aliyunSms: keys }: Config, clock: Clock) =>
  keys ? aliyunSms(keys, clock) : embeddedSms(clock);

/** Without any provider's keys customers pay with the demo phone, or not at all. */
const openPayments = (config: Config, db: Db): Payments => ({
  orderMinutes: config.orderMinutes,
  bank: config.bank ?? (config.mayPayByPhone ? demoBank : null),
  ...(config.mayPayByPhone ? embeddedPayments(db, systemClock) : realPayments(config)),
});

const realPayments = ({ wechat, alipay }: Config) => ({
  providers: {
    2: wechat && wechatPay(wechat, systemClock),
    3: alipay && alipayPay(alipay, systemClock),
  },
  purses: null,
});

interface Preparation {
  migrations: string;
  demo: Demo | null;
}

/** One node at a time migrates and plants; the others wait and find it done. */
function prepare(services: Services, { migrations, demo }: Preparation, report: Report) {
  const { database } = services;
  return database.alone(async () => {
    await database.migrate(migrations);
    await plantSynonyms(database.db);
    await plantHotWords(database.db);
    await demo?.plant(services, (area) => report(`planting demo ${area}`));
  });
}
