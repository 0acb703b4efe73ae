// Odds of moving in bb2020: dodges against the AG target, rushes, jumps, standing up, and opponents who hold him.
// Default profile: MA 6, ST 3, AG 3+, PA 4+, AV 9+.
import { describe } from 'vitest'
import { oddsBb2020 as odds, type Sight, type Situation } from '../support/odds.ts'
import type { Scene } from '../support/scene.ts'

/** He stands in the target square, and may go on. */
const arrived = ({ waits }: Sight): boolean => waits === 'home activation'

const OPEN = 'A1 H1 x'
const dodging = (changes: Partial<Situation> = {}): Situation => ({
  picture: OPEN,
  begin: (s) => s.activate('H1', 'move').step('x'),
  good: arrived,
  ...changes,
})

describe('dodges', () => {
  odds('AG 3+ into the open', 4 / 6, dodging())
  odds('AG 3+ into one tackle zone', 3 / 6, dodging({ picture: '. . . A2\nA1 H1 x .' }))
  odds('AG 4+ into three tackle zones, on a 6 only', 1 / 6, {
    ...dodging({ picture: '. . . A2\nA1 H1 x A3\n. . . A4' }),
    players: { H1: ':63449' },
  })
  odds('AG 2+ with Two Heads, never on a 1', 5 / 6, dodging({ players: { H1: ':63249+two-heads' } }))
  odds('a Stunty player into two tackle zones', 4 / 6, {
    ...dodging({ picture: '. . . A2\nA1 H1 x A3' }),
    players: { H1: '+stunty' },
  })
  odds('a Stunty player with a chainsaw into two tackle zones', 2 / 6, {
    ...dodging({ picture: '. . . A2\nA1 H1 x A3' }),
    players: { H1: '+stunty+chainsaw' },
  })
  odds('a Titchy player into one tackle zone', 4 / 6, {
    ...dodging({ picture: '. . . A2\nA1 H1 x .' }),
    players: { H1: '+titchy' },
  })
  odds('next to a Titchy opponent, who does not count', 4 / 6, {
    ...dodging({ picture: '. . . A2\nA1 H1 x .' }),
    players: { A2: '+titchy' },
  })
  odds('away from a Prehensile Tail', 3 / 6, dodging({ players: { A1: '+prehensile-tail' } }))
  odds('Break Tackle of ST 4 and AG 4+: one more', 4 / 6, {
    ...dodging({ players: { H1: ':64449+break-tackle' } }),
    home: 'use',
  })
  odds('Break Tackle of ST 5 and AG 5+: two more', 4 / 6, {
    ...dodging({ players: { H1: ':65549+break-tackle' } }),
    home: 'use',
  })
})

describe('dodges rolled again', () => {
  const p = 4 / 6
  const q = 2 / 6

  odds('with Dodge', 1 - q ** 2, dodging({ players: { H1: '+dodge' }, home: 'reroll dodge' }))
  odds('with Dodge beside a Tackler', p, dodging({ players: { H1: '+dodge', A1: '+tackle' }, home: 'reroll dodge' }))
  odds('with a team re-roll', 1 - q ** 2, dodging({ facts: 'rr=1/0', home: 'reroll team' }))
  odds('with Pro on 3 or more', p + q * (4 / 6) * p, dodging({ players: { H1: '+pro' }, home: 'reroll pro' }))
  for (const needs of [3, 4, 5])
    odds(`a Loner (${needs}+) with a team re-roll`, p + q * ((7 - needs) / 6) * p, {
      ...dodging({ players: { H1: `+loner-${needs}` } }),
      facts: 'rr=1/0',
      home: 'reroll team',
    })
  const twice = { ...dodging({ picture: 'A1 H1 x y\n. . A2 .' }), players: { H1: ':63249' } }
  const there = (see: Sight): boolean => arrived(see) && see.isAt('H1', 'y')
  odds('two dodges of AG 2+ beside A2, two team re-rolls in one turn', (1 - q ** 2) ** 2, {
    ...twice,
    good: there,
    facts: 'rr=2/0',
    home: 'reroll team, step y',
  })
  odds('the same with Dodge, which works once a turn', p ** 2 * (1 + 2 * q), {
    ...twice,
    players: { H1: ':63249+dodge' },
    good: there,
    home: 'reroll dodge, step y',
  })
})

describe('rushes', () => {
  const rush: Situation = {
    picture: 'H1 x y',
    begin: (s) => s.step('x'),
    good: arrived,
    facts: 'act=h1:move:0.2',
  }
  odds('one square', 5 / 6, rush)
  odds('in a blizzard', 4 / 6, { ...rush, facts: `${rush.facts} weather=blizzard` })
  odds('a Drunkard in a blizzard', 3 / 6, {
    ...rush,
    facts: `${rush.facts} weather=blizzard`,
    players: { H1: '+drunkard' },
  })
  odds('with Sure Feet', 1 - (1 / 6) ** 2, { ...rush, players: { H1: '+sure-feet' }, home: 'reroll sure-feet' })
  odds('three squares with Sprint', (5 / 6) ** 3, {
    ...rush,
    picture: 'H1 x y z',
    good: ({ waits, stands, isAt }) => waits.endsWith(' turn') && stands('H1') && isAt('H1', 'z'),
    facts: 'act=h1:move:0.3',
    players: { H1: '+sprint' },
    home: 'step z, step y',
  })
  odds('a rush and a dodge with one team re-roll for either', (5 / 6) * (4 / 6) * (1 + 1 / 6 + 2 / 6), {
    ...rush,
    picture: OPEN,
    facts: 'rr=1/0 act=h1:move:0.2',
    home: 'reroll team',
  })
})

describe('jumps', () => {
  const over = (changes: Partial<Situation> = {}): Situation => ({
    picture: 'H1 A1/ x',
    begin: (s: Scene) => s.choose('leap', { square: 'x' }),
    good: arrived,
    facts: 'act=h1:move:4.2',
    ...changes,
  })
  const crowded = 'A2 . . A3\nH1 A1/ x A4'

  odds('AG 3+ over a prone opponent', 4 / 6, over())
  odds('one marker behind him, two ahead: the worse counts', 2 / 6, over({ picture: crowded }))
  odds('and a 1 leaves him where he started', 1 / 6, {
    ...over({
      picture: crowded,
      good: ({ waits, isAt, stands }) => waits === 'dice armour' && isAt('H1', 'g10') && !stands('H1'),
    }),
    bad: ({ waits }) => waits === 'dice armour' || waits === 'home activation',
  })
  odds('by two rushes', (5 / 6) ** 2 * (4 / 6), {
    ...over({ facts: 'act=h1:move:0.2' }),
    good: ({ waits, stands, isAt }) => / (turn|activation)$/.test(waits) && stands('H1') && isAt('H1', 'x'),
  })
  odds('Leap: two markers count as one', 3 / 6, over({ picture: crowded, players: { H1: '+leap' } }))
  odds('Leap and one marker: never better than -1', 3 / 6, {
    ...over({ picture: '. . . A3\nH1 A1/ x .', players: { H1: '+leap' } }),
  })
  odds('Pogo Stick: markers do not count', 4 / 6, over({ picture: crowded, players: { H1: '+pogo-stick' } }))
})

describe('opponents who hold on', () => {
  const loose = (see: Sight): boolean => arrived(see) && see.isAt('A1', 'f10') && see.isAt('H1', 'x')
  const over: Situation['bad'] = ({ waits, turnover }) => turnover !== '' || / (turn|activation)$/.test(waits)
  const chased = (players: NonNullable<Situation['players']>): Situation =>
    dodging({ players, good: loose, bad: over, away: 'use' })

  odds('Diving Tackle: two less', 2 / 6, dodging({ players: { A1: '+diving-tackle' }, away: 'use' }))
  odds('a shadow as fast as he follows on a 6 only', (4 / 6) * (5 / 6), chased({ A1: '+shadowing' }))
  odds('a shadow two squares faster follows on 4 or more', (4 / 6) * (3 / 6), chased({ A1: ':83349+shadowing' }))
  odds('a shadow nine squares slower still follows on a 6', (4 / 6) * (5 / 6), {
    ...chased({ H1: ':93349', A1: ':13349+shadowing' }),
  })
  odds('Tentacles two stronger hold him on 4 or more, then he dodges', (3 / 6) * (4 / 6), {
    ...chased({ A1: ':65349+tentacles' }),
  })
})

describe('getting up', () => {
  const up = (changes: Partial<Situation>): Situation => ({
    picture: 'H1/ . A1\n. . .',
    begin: (s) => s.activate('H1', 'move'),
    good: (see) => arrived(see) && see.stands('H1'),
    home: 'standUp',
    ...changes,
  })
  odds('MA 2 on 4 or more', 3 / 6, up({ players: { H1: ':23349' } }))
  odds('MA 2 with Timmm-ber! and two open team-mates', 5 / 6, {
    ...up({ picture: 'H1/ H2 . . A1\nH3 . .', players: { H1: ':23349+timmm-ber' } }),
  })
  odds('MA 2 with Timmm-ber!, one team-mate open and one marked', 4 / 6, {
    ...up({ picture: 'H1/ H2 A1\nH3 . .', players: { H1: ':23349+timmm-ber' } }),
  })
  odds('Jump Up to block with AG 3+', 5 / 6, {
    ...up({ picture: 'H1/ A1', players: { H1: '+jump-up' } }),
    begin: (s) => s.activate('H1', 'block'),
  })
})
