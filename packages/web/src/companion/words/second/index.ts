// The texts of second. Neighbours: one file per kind in this folder, ../index.ts.
import type { RuleWords } from '../index.ts'
import { type Texts, texts } from '../texts.ts'
import { itemsSecond, potionsSecond, spellsSecond } from './magic.ts'
import { resultsSecond } from './results.ts'
import { rollsSecond } from './rolls.ts'
import { skillsSecond } from './skills.ts'
import { actionsSecond, turnSecond } from './turn.ts'
import { trapsSecond, weaponsSecond } from './weapons.ts'

const weatherSecond: Texts = texts(`
scorcher: After each touchdown a D6 for everybody on the pitch: on a 1 he is in the Stunned box until the next one.
heatwave: Everybody is slower, and clumsier with the ball.
showers: After each touchdown it may stop or begin again.
betweenShowers: No effect, until it rains again.
underground: No effect: there is no sky.
nice: No effect.
blustery: Throws and kicks are harder, and a ball that misses goes one square further.
iceCold: A carrier who is about to move drops the ball on a 1.
blizzard: Only quick and short throws, and no kick in play beyond eight squares. Who is about to sprint slips on a 1 or 2: face down, but unhurt.
`)

const passingSecond: Texts = texts(`
quick: Up to 3 squares. Missed, the ball scatters once.
short: Up to 6 squares. Missed, the ball scatters once.
long: Up to 10 squares. Missed, the ball scatters twice. Intercepted by opponents beside the thrower or within two squares of the target.
bomb: Up to 13 squares. Missed, the ball scatters three times. Intercepted by opponents beside the thrower or within three squares of the target.
`)

const ballSecond: Texts = texts(`
pickUp: Whoever walks onto the ball has it, without a roll.
scatter: A D8: one square. A standing player there has the ball; from somebody who lies there it scatters on.
throwIn: From where it left the pitch the crowd throws it back, 2D6 squares, in one of three directions.
afterARemoval: When a carrier goes down or leaves the pitch, the ball scatters once from his square.
`)

export const second: RuleWords = {
  turn: turnSecond,
  action: actionsSecond,
  roll: rollsSecond,
  table: resultsSecond,
  skill: skillsSecond,
  weather: weatherSecond,
  kickOff: {},
  blockDie: {},
  injury: {},
  passing: passingSecond,
  catching: {},
  ball: ballSecond,
  prayer: {},
  staff: texts(`
bribe: Gold for an opponent, who then plays a turn for the other side, or for a referee, who helps with the toss, a foul, a weapon or an item.
team: Forces any roll of either coach to be made again. Fans, cheerleaders and Luck bring them.
`),
  handicap: {},
  spell: spellsSecond,
  item: itemsSecond,
  potion: potionsSecond,
  weapon: weaponsSecond,
  trap: trapsSecond,
  league: {},
  teamRule: texts(`
Undead: Skeletons and a few who are not alive either. Never a team with the living, and none of their monsters.
`),
  use: {},
}
