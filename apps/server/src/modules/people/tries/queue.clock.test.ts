import { Refusal } from '../../../calls/refusal';
import { outcomeOf, settled, somebody, timed, works } from '../../../testing/standInLine';
import { SignInQueue } from './queue';

it('a clock that jumps by minutes does not send everybody away from then on', async () => {
  const clock = timed();
  const line = new SignInQueue(clock);
  const { under, work } = works();
  const comers = Array.from({ length: 9 }, (_, nth) =>
    line.stand(somebody(`${nth}`), work(`${nth}`)),
  );
  await settled();
  under[0]?.end();
  await settled();
  clock.ms += 3_600_000;
  for (let nth = 1; nth < 9; nth++) {
    under[nth]?.end();
    await settled();
  }
  expect(await Promise.all(comers.map(outcomeOf))).toHaveLength(9);
  const later = Array.from({ length: 6 }, (_, nth) =>
    line.stand(somebody(`l${nth}`), work(`l${nth}`)),
  );
  await settled();
  for (const { end } of under) end();
  await settled();
  for (const { end } of under) end();
  expect((await Promise.all(later.map(outcomeOf))).filter((one) => one instanceof Refusal)).toEqual(
    [],
  );
});
