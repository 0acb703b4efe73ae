// Odds of moving: dodges, going for it, leaps, and opponents' skills that hold a player.
import { describe } from 'vitest'
import { odds, type Sight } from '../support/odds.ts'
import type { Scene } from '../support/scene.ts'

const stepTo =
  (...squares: string[]) =>
  (s: Scene) =>
    s.activate('H1', 'move').step(...squares)

/** He stands in the target square, and may go on. */
const arrived = ({ waits }: Sight): boolean => waits === 'home activation'

describe('dodges', () => {
  const picture = 'A1 H1 x'
  const begin = stepTo('x')
  const good = arrived

  odds('a dodge of AG 3 out of one zone', 4 / 6, { picture, begin, good })
  odds('with Dodge', 1 - (2 / 6) ** 2, { picture, begin, good, players: { H1: '+dodge' }, home: 'reroll dodge' })
  odds('with a team re-roll', 1 - (2 / 6) ** 2, { picture, begin, good, facts: 'rr=1/0', home: 'reroll team' })
  odds('with Dodge, out of the zone of a Tackler', 4 / 6, {
    picture,
    begin,
    good,
    players: { H1: '+dodge', A1: '+tackle' },
  })
  odds('with Dodge and a team re-roll, against Tackle', 1 - (2 / 6) ** 2, {
    picture,
    begin,
    good,
    players: { H1: '+dodge', A1: '+tackle' },
    facts: 'rr=1/0',
    home: 'reroll team',
  })
  odds('of a Loner with a team re-roll', 4 / 6 + (2 / 6) * (3 / 6) * (4 / 6), {
    picture,
    begin,
    good,
    players: { H1: '+loner' },
    facts: 'rr=1/0',
    home: 'reroll team',
  })
  odds('of AG 3 into two zones', 2 / 6, { picture: '. . . A2\nA1 H1 x A3', begin, good })
  odds('of a Stunty player into two zones', 4 / 6, {
    picture: '. . . A2\nA1 H1 x A3',
    begin,
    good,
    players: { H1: '+stunty' },
  })
  odds('of AG 4 with Two Heads away from a Prehensile Tail, never on a 1', 5 / 6, {
    picture,
    begin,
    good,
    players: { H1: ':6348+two-heads', A1: '+prehensile-tail' },
  })
  odds('of AG 1 into three zones, always on a 6', 1 / 6, {
    picture: '. . . A2\nA1 H1 x A3\n . . . A4',
    begin,
    good,
    players: { H1: ':6318' },
  })
  odds('with Break Tackle, ST 4 in place of AG 2', 5 / 6, {
    picture,
    begin,
    good,
    players: { H1: ':6428+break-tackle' },
    home: 'use',
  })
})

describe('two rolls in a row', () => {
  const p = 4 / 6
  const q = 2 / 6
  const begin = stepTo('x')
  const picture = 'A1 H1 x  y\n.  . A2 .'
  // x is in A2's tackle zone (AG 4 makes up for it), y only in A2's again.
  const players = { H1: ':6348' }
  const good = (see: Sight): boolean => arrived(see) && see.isAt('H1', 'y')

  odds('two dodges with one team re-roll', p ** 2 * (1 + 2 * q), {
    picture,
    begin,
    good,
    players,
    facts: 'rr=1/0',
    home: 'reroll team, step y',
  })
  odds('two dodges with Dodge', p ** 2 * (1 + 2 * q), {
    picture,
    begin,
    good,
    players: { H1: ':6348+dodge' },
    home: 'reroll dodge, step y',
  })
  odds('two dodges with Dodge and a team re-roll', (p + q * p) ** 2, {
    picture,
    begin,
    good,
    players: { H1: ':6348+dodge' },
    facts: 'rr=1/0',
    home: 'reroll dodge, reroll team, step y',
  })
  odds('a dodge by going for it, with one team re-roll', (5 / 6) * (4 / 6) * (1 + 1 / 6 + 2 / 6), {
    picture: 'A1 H1 x',
    begin: (s) => s.step('x'),
    good: ({ waits, stands }) => waits === 'home activation' && stands('H1'),
    facts: 'rr=1/0 act=h1:move:0.2',
    home: 'reroll team',
  })
})

describe('going for it', () => {
  const picture = 'H1 x y'
  const begin = (s: Scene) => s.step('x')
  const good = arrived
  const facts = 'act=h1:move:0.2'

  odds('one square', 5 / 6, { picture, begin, good, facts })
  odds('with Sure Feet', 1 - (1 / 6) ** 2, {
    picture,
    begin,
    good,
    facts,
    players: { H1: '+sure-feet' },
    home: 'reroll sure-feet',
  })
  odds('in a blizzard', 4 / 6, { picture, begin, good, facts: `${facts} weather=blizzard` })
  odds('in a blizzard with Sure Feet', 1 - (2 / 6) ** 2, {
    picture,
    begin,
    good,
    facts: `${facts} weather=blizzard`,
    players: { H1: '+sure-feet' },
    home: 'reroll sure-feet',
  })
  odds('two squares with Sure Feet, which helps once', (5 / 6) ** 2 * (1 + 2 / 6), {
    picture,
    begin,
    good: ({ waits, stands, isAt }) => waits.endsWith(' turn') && stands('H1') && isAt('H1', 'y'),
    facts,
    players: { H1: '+sure-feet' },
    home: 'reroll sure-feet, step y',
  })
  odds('three squares with Sprint', (5 / 6) ** 3, {
    picture: 'H1 x y z',
    begin,
    good: ({ waits, stands, isAt }) => waits.endsWith(' turn') && stands('H1') && isAt('H1', 'z'),
    facts: 'act=h1:move:0.3',
    players: { H1: '+sprint' },
    home: 'step z, step y',
  })
})

describe('leaping', () => {
  const picture = 'A1 H1 A2 x A3'
  const begin = (s: Scene) => {
    s.activate('H1', 'move')
    s.choose('leap', { square: 'x' })
  }
  const good = arrived

  odds('a leap of AG 3, zones or no zones', 3 / 6, { picture, begin, good, players: { H1: '+leap' } })
  odds('a leap of AG 3 with Very Long Legs', 4 / 6, {
    picture,
    begin,
    good,
    players: { H1: '+leap+very-long-legs' },
  })
  odds('a leap of AG 4 with a team re-roll', 1 - (2 / 6) ** 2, {
    picture,
    begin,
    good,
    players: { H1: ':6348+leap' },
    facts: 'rr=1/0',
    home: 'reroll team',
  })
  odds('a leap of AG 3 on the last go for it', (5 / 6) * (3 / 6), {
    picture,
    begin: (s) => s.choose('leap', { square: 'x' }),
    good,
    facts: 'act=h1:move:1.2',
    players: { H1: '+leap' },
  })
})

describe('opponents who do not let go', () => {
  const picture = 'A1 H1 x'
  const begin = stepTo('x')
  const good = arrived

  odds('a dodge against Diving Tackle', 2 / 6, {
    picture,
    begin,
    good,
    players: { A1: '+diving-tackle' },
    away: 'use',
  })
  odds('a dodge with Dodge against Diving Tackle, on either roll', 1 - (4 / 6) ** 2, {
    picture,
    begin,
    good,
    players: { H1: '+dodge', A1: '+diving-tackle' },
    home: 'reroll dodge',
    away: 'use',
  })
  odds('shaking off a shadow as fast as oneself, after the dodge', (4 / 6) * (15 / 36), {
    picture,
    begin,
    good: (see) => arrived(see) && see.isAt('A1', 'f10'),
    bad: ({ waits, turnover }) => turnover !== '' || waits === 'home activation',
    players: { A1: '+shadowing' },
    away: 'use',
  })
  odds('shaking off a shadow two squares slower', (4 / 6) * (26 / 36), {
    picture,
    begin,
    good: (see) => arrived(see) && see.isAt('A1', 'f10'),
    bad: ({ waits, turnover }) => turnover !== '' || waits === 'home activation',
    players: { H1: ':7338', A1: ':5338+shadowing' },
    away: 'use',
  })
  odds('tearing loose from Tentacles of equal strength, and dodging', (26 / 36) * (4 / 6), {
    picture,
    begin,
    good,
    players: { A1: '+tentacles' },
    away: 'use',
  })
  odds('tearing loose from Tentacles two stronger, with a team re-roll', 1 - (21 / 36) ** 2, {
    picture,
    begin,
    good: ({ waits }) => waits === 'dice dodge',
    players: { A1: ':6538+tentacles' },
    facts: 'rr=1/0',
    home: 'reroll team',
    away: 'use',
  })
})
