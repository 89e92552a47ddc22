import { join } from 'node:path';
import { openEmbedded } from '../../db/openEmbedded';
import { seedPlanted } from '../../seed/planted.tables';

/** A process that writes row after row and says each one that was answered, until it is killed. */
const [folder = ''] = process.argv.slice(2);
const database = await openEmbedded(folder, () => undefined);
await database.migrate(join(import.meta.dirname, '../../db/migrations'));
for (let row = 1; ; row++) {
  await database.db.insert(seedPlanted).values({ area: `row ${row}` });
  process.stdout.write(`${row}\n`);
}
