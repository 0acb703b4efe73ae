// The words the commentary picks from: what is attempted, how things move, why a turn is over. Neighbour: commentary.ts.
import type { RollKind } from '../vocabulary/rolls.ts'
import type { Facing, Place } from '../vocabulary/words.ts'

/** What the roller attempts, after his name. */
export const attempts: { readonly [R in Exclude<RollKind, 'block' | 'armour' | 'injury'>]: string } = {
  dodge: 'dodges',
  goForIt: 'goes for it',
  pickUp: 'picks up the ball',
  catch: 'catches',
  pass: 'throws',
  intercept: 'intercepts',
  standUp: 'stands up',
  bribe: 'has the referee bribed',
  recover: 'wakes up',
  apothecary: 'is treated',
  leap: 'leaps',
  jumpUp: 'jumps up',
  land: 'lands',
  throwTeamMate: 'throws his team-mate',
  hailMary: 'throws far away',
  hypnoticGaze: 'gazes',
  safeThrow: 'keeps the throw safe',
  dauntless: 'takes heart',
  foulAppearance: 'faces the horror',
  chainsaw: 'attacks with the chainsaw',
  shadowing: 'wins the race',
  tentacles: 'wins the tug of war',
  boneHead: 'remembers what to do',
  reallyStupid: 'understands what to do',
  wildAnimal: 'obeys',
  takeRoot: 'keeps his feet free',
  bloodLust: 'masters his thirst',
  alwaysHungry: 'masters his hunger',
  squirm: 'breaks off the bite',
  animosity: 'gives the ball to a stranger',
  regeneration: 'regenerates',
  loner: 'listens to his team',
  pro: 'keeps cool',
  jump: 'jumps',
  argue: 'has the call argued',
  animalSavagery: 'masters his savagery',
  unchannelledFury: 'masters his fury',
  breatheFire: 'breathes fire',
  vomit: 'spews',
  pickMeUp: 'is helped up',
  feat: 'shows what makes him a star',
  unseen: 'hopes that nobody saw it',
  swoop: 'swoops',
  cheer: 'is cheered on',
}

/** Where somebody looks. */
export const compass: { readonly [F in Facing]: string } = { N: 'north', E: 'east', S: 'south', W: 'west' }

export const moves: { readonly [how: string]: string } = {
  move: 'moves to',
  followUp: 'follows up to',
  pushed: 'is pushed to',
  quickSnap: 'shifts to',
  highKick: 'runs under the ball at',
  swing: 'swings to',
  jump: 'falls back to',
  shadowing: 'shadows to',
  'diving-tackle': 'dives to',
  scatter: 'flies over',
  thrown: 'comes down on',
  heckled: 'is heckled back to',
  sneakIn: 'comes up through the trapdoor at',
}

/** What squads hold, one of it. */
export const countedNames: { readonly [what: string]: string } = {
  reroll: 'team re-roll',
  leaderReroll: 'leader re-roll',
  chef: 'master chef',
}

export const holds: { readonly [how: string]: string } = {
  touchback: 'is given the ball',
  interception: 'has the ball',
}

export const flights: { readonly [how: string]: string } = {
  bounce: 'The ball bounces to',
  scatter: 'The ball scatters to',
  deviation: 'The ball strays to',
  pass: 'The ball flies to',
  handOff: 'The ball is handed to',
  throwIn: 'The crowd throws the ball in to',
  placed: 'The ball is put down on',
  gust: 'A gust carries the ball to',
  vanished: 'The ball vanishes into thin air on',
}

export const turnovers: { readonly [why: string]: string } = {
  knockedDown: 'a player of the moving team is down',
  carrierDown: 'the ball carrier is down',
  carrierInCrowd: 'the ball carrier is in the crowd',
  pickUp: 'the ball was not picked up',
  pass: 'the pass was not caught',
  fumble: 'the throw was fumbled',
  handOff: 'the hand-off was not caught',
  teamMateLost: 'the thrown carrier did not land safely',
  sentOff: 'a player is sent off',
  timeOut: 'the time is up',
  kickBack: 'a weapon kicked back',
  bomb: 'the bombardier is down',
  allOnOneCard: 'everything was put on one action',
}

export const destinations: { readonly [P in Place]: string } = {
  pitch: 'comes onto the pitch',
  reserves: 'goes to the reserves',
  ko: 'is knocked out',
  casualty: 'is carried off',
  sentOff: 'is sent off',
  exhausted: 'collapses and misses the next set-up',
  crowd: 'lands in the crowd',
  air: 'flies',
}

export const states: { readonly [state: string]: string } = {
  frog: 'a frog',
  confused: 'lost in thought',
  gazed: 'spellbound',
  rooted: 'rooted',
  hexed: 'bewitched',
  ethereal: 'ethereal',
  holed: 'with a foot in a hole',
  stalled: 'distracted',
  sneaked: 'where he has no business',
}

/** Why somebody joins a squad during the match. */
export const arrivals: readonly string[] = ['recruited', 'riotous-rookies', 'bugman-plays', 'kari-plays']
