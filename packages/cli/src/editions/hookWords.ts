// Texts for what a skill does, by the hook that does it; hooks without a text are spelt out. Neighbours: changes.ts
// lists the hooks of a skill that differ between editions.
import { spelledOut } from '@double-skulls/engine'

const moments: { readonly [moment: string]: string } = {
  activated: 'when he is activated',
  attackComing: 'when he is about to be blocked',
  blockDeclared: 'when a block is declared',
  bothDown: 'on a Both Down result',
  casualty: 'when he becomes a casualty',
  followingUp: 'when an opponent would follow up',
  injuryRolled: 'after an injury roll',
  kickScattered: 'when his kick scatters',
  leaving: 'when an opponent leaves his tackle zone',
  left: 'after an opponent has left his tackle zone',
  nominated: 'when he is nominated as the target of a Blitz',
  pushing: 'when he pushes a player',
  rolled: 'after one of his rolls',
  throwingTeamMate: 'when he throws a team-mate',
}

const effects: { readonly [effect: string]: string } = {
  canBeThrown: 'when he can be thrown',
  casualtyBonus: 'bonus on his casualty rolls',
  casualtyRolls: 'number of his casualty rolls',
  deniesInHisBlock: 'skills his opponent may not use in a block',
  excludes: 'skills he may not have',
  foulsUnseen: 'the referee misses doubles on his fouls',
  foulsUnseenIfArmourHolds: 'the referee misses doubles on his fouls that do not break armour',
  gazes: 'gazes at the end of a Move',
  heedsZonesWith: 'skills with which tackle zones count all the same',
  ignoresZones: 'rolls that tackle zones do not modify',
  immuneTo: 'skills that do not work on him',
  jumpEase: 'smaller penalty on his jumps',
  mayDeclare: 'an action of his own',
  rerolls: 're-roll',
  swingsAtWill: 'may stop moving at random',
  throwsTeamMates: 'strength needed to throw team-mates',
  earnsNoCasualties: 'casualties that give no points',
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
