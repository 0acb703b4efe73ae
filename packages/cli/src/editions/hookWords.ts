// Texts for what a skill does, by the hook that does it; hooks without a text are spelt out. Neighbours: changes.ts
// lists the hooks of a skill that differ between editions.
import { spelledOut } from '@double-skulls/engine'

const moments: { readonly [moment: string]: string } = {
  activated: 'when he is activated',
  armourComing: 'before the armour roll of whom he knocked down',
  armourRolled: 'after the armour roll of whom he hurt',
  attackComing: 'when he is about to be blocked',
  ballLanding: 'when the ball comes down next to him',
  blockDeclared: 'when a block is declared',
  blockStarting: 'when he begins a block',
  bothDown: 'on a Both Down result',
  casualty: 'when he becomes a casualty',
  dodgeComing: 'before an opponent dodges out of his tackle zone',
  dodgeFailed: 'after his failed dodge',
  fielding: 'before a drive',
  followingUp: 'when an opponent would follow up',
  fumbled: 'when he fumbles',
  injuryRolled: 'after an injury roll',
  kickScattered: 'when his kick scatters',
  leaving: 'when an opponent leaves his tackle zone',
  left: 'after an opponent has left his tackle zone',
  matchStarting: 'before the match',
  nominated: 'when he is nominated as the target of a Blitz',
  pushing: 'when he pushes a player',
  rolled: 'after one of his rolls',
  rolling: 'before one of his rolls',
  throwingTeamMate: 'when he throws a team-mate',
}

const effects: { readonly [effect: string]: string } = {
  actsFirst: 'acts before his team-mates',
  armourBreaksAt: 'armour roll that breaks any armour',
  canBeThrown: 'when he can be thrown',
  casualtyBonus: 'bonus on his casualty rolls',
  casualtyRolls: 'number of his casualty rolls',
  divesAfterDodger: 'ends where the dodger was',
  deniesInHisBlock: 'skills his opponent may not use in a block',
  excludes: 'skills he may not have',
  foulsUnseen: 'the referee misses doubles on his fouls',
  foulsUnseenIfArmourHolds: 'the referee misses doubles on his fouls that do not break armour',
  gazesAnytime: 'gazes at any point of his action',
  gazes: 'gazes at the end of a Move',
  heedsZonesWith: 'skills with which tackle zones count all the same',
  ignoresZones: 'rolls that tackle zones do not modify',
  immuneTo: 'skills that do not work on him',
  jumpEase: 'smaller penalty on his jumps',
  mustBlock: 'must block an opponent next to him',
  mayDeclare: 'an action of his own',
  rerolls: 're-roll',
  swingsAtWill: 'may stop moving at random',
  throwBands: 'range that his throws count as',
  throwsTeamMates: 'strength needed to throw team-mates',
  earnsNoCasualties: 'casualties that give no points',
  trait: 'gained by a double only',
  unassisted: 'nobody assists him',
  worksWhileDown: 'works while he is down',
}

const rolls: { readonly [roll: string]: string } = {
  intercept: 'interceptions',
  throwTeamMate: 'throws of team-mates',
  goForIt: 'rushes',
}
const rollsNamed = (roll: string): string =>
  rolls[roll] ?? (roll === 'armour' || roll === 'injury' ? `${roll} rolls` : `${spelledOut(roll)} rolls`)

export const effectWords = (effect: string): string => effects[effect] ?? spelledOut(effect)
export const momentWords = (moment: string): string => moments[moment] ?? `at "${spelledOut(moment)}"`
export const ownRollWords = (roll: string): string => `modifier on his ${rollsNamed(roll)}`
export const foesRollWords = (roll: string): string => `modifier on opponents' ${rollsNamed(roll)}`
export const victimsRollWords = (roll: string): string =>
  `modifier on the ${rollsNamed(roll)} of players he brought down`
