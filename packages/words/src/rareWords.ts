// Words for the sentences of rare events: movements, places, states. Neighbours: rareEvents.ts.
import type { Blast, Facing, Place } from '@double-skulls/engine'

/** Directions of facing. */
export const compass: { readonly [F in Facing]: string } = { N: 'north', E: 'east', S: 'south', W: 'west' }

export const moves: { readonly [how: string]: string } = {
  move: 'moves to',
  followUp: 'follows up to',
  pushed: 'is pushed to',
  substitute: 'comes on at',
  quickSnap: 'shifts to',
  highKick: 'runs under the ball at',
  swing: 'swings to',
  leap: 'leaps to',
  jump: 'falls back to',
  shadowing: 'shadows to',
  'diving-tackle': 'dives to',
  'diving-catch': 'dives under the ball at',
  'stand-firm': 'stays on his feet at',
  scatter: 'flies over',
  thrown: 'comes down on',
  flown: 'flies to',
  seeSaw: 'gets onto the see-saw at',
  haul: 'goes along to',
  drive: 'rumbles to',
  trampoline: 'bounces through the air to',
  bounced: 'bounces to',
  heckled: 'is heckled back to',
  sneakIn: 'comes up through the trapdoor at',
  placed: 'takes his place at',
}

export const flights: { readonly [how: string]: string } = {
  bounce: 'The ball bounces to',
  scatter: 'The ball scatters to',
  deviation: 'The ball strays to',
  pass: 'The ball flies to',
  kick: 'The ball flies to',
  handOff: 'The ball is handed to',
  throwIn: 'The crowd throws the ball in to',
  placed: 'The ball is put down on',
  gust: 'A gust carries the ball to',
  crushed: 'Something is squashed flat on',
  vanished: 'The ball vanishes into thin air on',
}

export const destinations: { readonly [P in Place]: string } = {
  pitch: 'comes onto the pitch',
  reserves: 'goes to the reserves',
  stunnedBox: 'is stunned and sits down in the dug-out',
  ko: 'is knocked out',
  injured: 'is injured and carried off',
  casualty: 'is carried off',
  dead: 'is dead',
  sentOff: 'is sent off',
  exhausted: 'collapses and misses the next set-up',
  crowd: 'lands in the crowd',
  air: 'flies',
  aboard: 'takes his place inside',
  ruledOff: 'leaves with the weapon',
  gone: 'is last seen over the roofs, and will not be back today',
  pit: 'is in a pit',
  below: 'is under a trapdoor',
  indisposed: 'has somewhere to go, in a hurry',
}

export const states: { readonly [state: string]: string } = {
  frog: 'a frog',
  confused: 'lost in thought',
  gazed: 'spellbound',
  rooted: 'rooted',
  hexed: 'bewitched',
  bogged: 'stuck in the mud',
  laxative: 'in need of a quiet place',
  hiccups: 'full of hiccups',
  giggles: 'giggling',
  lovesick: 'in love',
  paranoid: 'afraid of everybody',
  ethereal: 'ethereal',
  holed: 'with a foot in a hole',
  stalled: 'distracted',
  sneaked: 'where he has no business',
  clawed: 'torn by claws',
  shotAway: 'out of the arena',
  stimulated: 'about to wake up',
  poisoned: 'poisoned',
  trapped: 'stuck in the cannon',
  'dug-out-home': 'a guest of the home dug-out',
  'dug-out-away': 'a guest of the away dug-out',
}

/** What explodes, without the square. */
export const explosions: { readonly [B in Blast]: string } = {
  grenade: 'A grenade goes off',
  mine: 'A mine goes off',
  cannon: 'The cannon blows itself to pieces',
}

/** What changes a Fan Factor during a match. */
export const fanChanges: { readonly [why: string]: (team: string) => string } = {
  switchedSides: (team) => `Fans of ${team} change sides`,
  wonOver: (team) => `${team} have new friends`,
  leftEarly: (team) => `Fans of ${team} have seen enough and go home`,
  killed: (team) => `The stand of ${team} has thinned out`,
}

/** Reasons to join a squad during the match. */
export const arrivals: readonly string[] = ['recruited', 'riotous-rookies', 'bugman-plays', 'kari-plays', 'bench']
