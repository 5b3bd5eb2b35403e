/**
 * Whether 10,000 shuffled, repeated and parallel deliveries of a membership's notifications all end
 * where the ordered one does. `--quick` makes it 200; the last line is JSON.
 */
import { runShuffles } from '../server/payments/testing/run-shuffles.ts';

const isQuick = process.argv.includes('--quick');
const shuffles = isQuick ? 200 : 10_000;

const figures = await runShuffles({
  shuffles,
  onProgress(done) {
    if (done % (shuffles / 10) === 0) console.log(`${done} of ${shuffles} shuffles`);
  },
});
const deliveriesPerSecond = Math.round(figures.deliveries / figures.seconds);
console.log(JSON.stringify({ benchmark: 'payments', isQuick, ...figures, deliveriesPerSecond }));
if (figures.wrongSeeds.length > 0) process.exitCode = 1;
