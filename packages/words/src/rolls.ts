// The names of rolls and their modifiers. Neighbours: sentence.ts and rollDetail.ts; the client's previews.
import { type RollKind, rollKinds, spelledOut } from '@double-skulls/engine'

const words: { readonly [R in RollKind]: string } = {
  dodge: 'dodge',
  goForIt: 'rush',
  pickUp: 'pick-up',
  catch: 'catch',
  pass: 'pass',
  intercept: 'interception',
  standUp: 'standing up',
  block: 'block dice',
  armour: 'armour',
  injury: 'injury',
  bribe: 'bribe',
  recover: 'recovery',
  apothecary: 'treatment',
  leap: 'leap',
  jumpUp: 'jump up',
  land: 'landing',
  throwTeamMate: 'team-mate throw',
  hailMary: 'Hail Mary pass',
  hypnoticGaze: 'gaze',
  safeThrow: 'safe throw',
  dauntless: 'daring',
  foulAppearance: 'foul appearance',
  chainsaw: 'chainsaw',
  shadowing: 'shadowing',
  tentacles: 'tentacles',
  boneHead: 'bone head',
  reallyStupid: 'stupidity',
  wildAnimal: 'wild animal',
  takeRoot: 'take root',
  bloodLust: 'blood lust',
  alwaysHungry: 'hunger',
  squirm: 'squirming free',
  animosity: 'animosity',
  regeneration: 'regeneration',
  loner: 'loner',
  pro: 'pro',
  jump: 'jump',
  argue: 'arguing the call',
  animalSavagery: 'savagery',
  unchannelledFury: 'fury',
  breatheFire: 'fire',
  vomit: 'vomit',
  pickMeUp: 'helping up',
  swoop: 'swoop',
  feat: 'special feat',
  unseen: 'going unseen',
  cheer: 'cheering',
  thickSkull: 'thick skull',
  queasy: 'queasiness',
  lot: 'lot',
}

const isRollKind = (kind: string): kind is RollKind => rollKinds.some((known) => known === kind)

export const rollWords = (kind: string): string => (isRollKind(kind) ? words[kind] : spelledOut(kind))

const shared: { readonly [source: string]: string } = {
  tackleZone: 'tackle zone',
  assist: 'assist',
  weather: 'weather',
  range: 'range of the throw',
  strength: 'strength',
  skillsInBlock: 'skills in the block',
}

/** The source of a modifier in words. */
export const sourceWords = (source: string): string => shared[source] ?? spelledOut(source)
