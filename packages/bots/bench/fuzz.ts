// Plays whole matches of a bot with random line-ups in every edition and checks every state. To look for faults by
// hand: npx tsx -C double-skulls packages/bots/bench/fuzz.ts veteran 10. Neighbours: pairs.ts.
import { editions, engineFor, playChecked, seededRoller, wildSetup } from '@double-skulls/engine'
import { botNames } from '../src/index.ts'
import { coachOf } from '../test/support.ts'

const [name = 'veteran', matches = '5', first = '1', only = ''] = process.argv.slice(2)
const bot = botNames.find((one) => one === name)
if (!bot) throw new Error(`coaches are ${botNames.join(', ')}`)
for (const edition of editions) {
  if (only !== '' && edition.id !== only) continue
  const engine = engineFor(edition)
  for (let seed = Number(first); seed < Number(first) + Number(matches); seed++) {
    const setup = wildSetup(engine.rules, seededRoller(seed))
    const began = performance.now()
    const { faults, inputs } = playChecked(engine, setup, seed, {
      thorough: 500,
      makeCoach: () => coachOf(bot, seed, { nodes: 10 }),
    })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(
      `${edition.id} ${seed}: ${inputs} inputs, ${seconds} s${faults.length > 0 ? `: ${faults.join('\n')}` : ''}`,
    )
  }
}
