// Tables that rolls are read on, in words: a title, what is added up for them, and a name for each result. Neighbours: sideRoll.ts
// tells results, the client draws whole tables.
import { spelledOut } from '@double-skulls/engine'

export interface TableWords {
  readonly title: string
  /** What the total is made of. */
  readonly total: string
}

const tables: { readonly [table: string]: TableWords } = {
  block: { title: 'Block', total: '2D6 + ST − ST' },
  multipleBlock: { title: 'Multiple block', total: '2D6 + ST − ST, each side added up' },
  push: { title: 'Push', total: '2D6 + ST − ST' },
  tackle: { title: 'Tackle', total: '2D6 + ST − ST or AG, the better' },
  stripBall: { title: 'Stripping the ball', total: '2D6 + ST against 2D6 + ST' },
  dodge: { title: 'Dodging an attack', total: '2D6 + AG − AG' },
  boot: { title: 'Boot', total: '2D6 + AG − ST or AG, the better' },
  leap: { title: 'Leap', total: '2D6 + AG' },
  land: { title: 'Landing', total: '2D6 + AG' },
  throwQuick: { title: 'Quick throw', total: '2D6 + TS + CL' },
  throwShort: { title: 'Short throw', total: '2D6 + TS + CL' },
  throwLong: { title: 'Long throw', total: '2D6 + TS + CL' },
  throwBomb: { title: 'Long bomb', total: '2D6 + TS + CL' },
  interception: { title: 'Interception', total: 'D6' },
  kickOffKicker: { title: 'Kick-off by a Kicker', total: '2D6' },
  kickOff: { title: 'Kick-off by anybody else', total: '2D6' },
  kickKicker: { title: 'Kick by a Kicker', total: '2D6' },
  kick: { title: 'Kick by anybody else', total: '2D6' },
  bounces: { title: 'Bounces', total: '2D6' },
  hang: { title: 'Hanging kick', total: 'D6' },
  showers: { title: 'Showers', total: 'D6' },
  foulSneaky: { title: 'Sneaky foul', total: 'D6' },
  foulBlatant: { title: 'Blatant foul', total: 'D6' },
  alertness: { title: 'What a referee sees', total: 'D6' },
  penalty: { title: 'Penalty', total: 'D6' },
  refereeMove: { title: 'How far a referee walks', total: 'D6' },
  injury: { title: 'Injury', total: '2D6' },
  fans: { title: 'What the fans are like', total: 'D6' },
  gate: { title: 'Gate', total: 'D6 + Loyalty' },
  cheering: { title: 'Cheering ability', total: 'cheerleaders' },
  crowd: { title: 'Crowd', total: '2D6' },
  rock: { title: 'Rock', total: 'D6' },
  sun: { title: 'Sun', total: 'D6' },
  ruling: { title: 'Ruling on a secret weapon', total: 'D6' },
  saw: { title: 'Chainsaw', total: '2D6 + AG − AG' },
  grenadeFuse: { title: 'Fuse of a grenade', total: '2D6' },
  swerve: { title: 'Machine out of control', total: 'D6' },
  seeSaw: { title: 'See-saw', total: '2D6 + CL' },
  fuse: { title: 'Fuse of the cannon', total: '2D6' },
  cannonball: { title: 'Shot of the cannon', total: '2D6' },
  spikedPit: { title: 'Spiked pit', total: 'D6' },
  impaled: { title: 'On the spikes', total: 'D6' },
  spellQuick: { title: 'Ranged spell, quick', total: '2D6' },
  spellShort: { title: 'Ranged spell, short', total: '2D6' },
  spellLong: { title: 'Ranged spell, long', total: '2D6' },
  spellBomb: { title: 'Ranged spell, long bomb', total: '2D6' },
}

/** A table without words has its name, spelt out. */
export const tableTitle = (table: string): TableWords =>
  Object.hasOwn(tables, table) ? tables[table] : { title: capital(spelledOut(table)), total: '' }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const results: { readonly [result: string]: string } = {
  attackerStunned: 'attacker stunned',
  attackerDown: 'attacker down',
  nothing: 'nothing',
  bothDown: 'both down',
  defenderDown: 'defender down',
  defenderStunned: 'defender stunned',
  pushedBack: 'pushed back',
  pushedDown: 'pushed back and down',
  tacklerDown: 'tackler down',
  moverDown: 'mover down',
  dropped: 'ball dropped',
  taken: 'ball taken',
  dodged: 'dodged',
  kickerInjured: 'kicker injured',
  kickerDown: 'kicker down',
  targetDown: 'target down',
  targetStunned: 'target stunned',
  fallsBefore: 'falls before it',
  fallsBeyond: 'falls beyond it',
  lands: 'lands on his feet',
  falls: 'falls',
  crashes: 'crashes',
  foulerDown: 'fouler down',
  hurt: 'hurt',
  crushed: 'crushed',
  wrongMan: 'wrong man',
  missed: 'missed',
  seen: 'seen',
  unhurt: 'unhurt',
  stunnedBox: 'stunned',
  ko: 'knocked out',
  injured: 'injured',
  dead: 'dead',
  switchSides: 'fans change sides',
  leaveEarly: 'fans leave',
  rock: 'a rock',
  toss: 'chant for a re-roll',
  invasion: 'pitch invasion',
  riot: 'riot',
  scatters: 'goes astray',
  hits: 'hits',
  glare: 'very sunny',
  sunny: 'sunny',
  overcast: 'overcast',
  stormClouds: 'storm clouds',
  allowed: 'allowed',
  forbidden: 'off the pitch',
  slipped: 'slips',
  sawn: 'bites',
  beheaded: 'off with his head',
  explodes: 'explodes',
  dud: 'a dud',
  burns: 'burns',
  snaps: 'see-saw snaps',
  breaks: 'see-saw breaks',
  wrongWay: 'the wrong way',
  swap: 'straight up',
  rightWay: 'the right way',
  goesOut: 'goes out',
  fires: 'fires',
  left: 'to the left',
  straight: 'straight on',
  right: 'to the right',
  pops: 'one square',
  flies: 'flies',
  liftsOff: 'over the end zone',
  spiked: 'lands on the spikes',
  none: 'none',
  one: 'one',
  two: 'two',
  miscast: 'goes off in his hands',
  onTarget: 'on target',
}

/** What a number on these tables counts. */
const counted: { readonly [table: string]: (count: string) => string } = {
  bounces: (count) => (count === '1' ? '1 bounce' : `${count} bounces`),
  refereeMove: (count) => (count === '1' ? '1 square' : `${count} squares`),
  hang: (count) => (count === '1' ? 'the next turn' : 'a turn later'),
  gate: (count) => `${Number(count) * 5},000 fans, fan factor ${count}`,
}

/** A few results are called otherwise on one table. */
const own: { readonly [tableAndResult: string]: string } = {
  'alertness missed': 'missed it',
  'spikedPit missed': 'misses the spikes',
}

export const resultWords = (table: string, result: string): string =>
  own[`${table} ${result}`] ?? counted[table]?.(result) ?? results[result] ?? spelledOut(result)
