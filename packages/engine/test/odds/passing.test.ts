// Odds of the ball: picking it up, passing, catching, intercepting, and throwing a team-mate.
import { describe } from 'vitest'
import { odds, type Sight, type Situation } from '../support/odds.ts'
import type { Scene } from '../support/scene.ts'

describe('picking up', () => {
  const begin = (s: Scene) => s.activate('H1', 'move').step('f11')
  const good = ({ holds }: Sight): boolean => holds('H1')
  const base: Situation = { picture: 'H1 o', begin, good }
  const rain = 'weather=pouringRain'

  odds('with AG 3', 4 / 6, base)
  odds('with Sure Hands', 1 - (2 / 6) ** 2, { ...base, players: { H1: '+sure-hands' }, home: 'reroll sure-hands' })
  odds('in the rain', 3 / 6, { ...base, facts: rain })
  odds('in the rain beside an opponent, with Sure Hands', 1 - (4 / 6) ** 2, {
    ...base,
    picture: 'H1 o A1',
    facts: rain,
    players: { H1: '+sure-hands' },
    home: 'reroll sure-hands',
  })
  odds('in the rain among opponents with a Big Hand', 4 / 6, {
    ...base,
    picture: 'H1 o A1\n. . A2',
    facts: rain,
    players: { H1: '+big-hand' },
  })
  odds('in the rain with Extra Arms and a team re-roll', 1 - (2 / 6) ** 2, {
    ...base,
    facts: `${rain} rr=1/0`,
    players: { H1: '+extra-arms' },
    home: 'reroll team',
  })
})

/** H1 passes to H2 over this distance: 3 quick, 5 short, 8 long, 12 a long bomb. */
const line = (squares: number): string => `H1* ${'. '.repeat(squares - 1)}H2`
const throwing = (s: Scene) => s.activate('H1', 'pass').throwTo('H2')
const fumbled = ({ turnover }: Sight): boolean => turnover === 'fumble'
const inaccurate = ({ waits }: Sight): boolean => waits === 'dice scatter'
const accurate = ({ waits }: Sight): boolean => waits === 'dice catch'

describe('throws of AG 3, by range', () => {
  const bands: readonly (readonly [name: string, squares: number, accurate: number, fumble: number])[] = [
    ['quick', 3, 4 / 6, 1 / 6],
    ['short', 5, 3 / 6, 1 / 6],
    ['long', 8, 2 / 6, 2 / 6],
    ['bomb', 12, 1 / 6, 3 / 6],
  ]
  for (const [name, squares, good, bad] of bands) {
    const base = { picture: line(squares), begin: throwing, at: 'f5' }
    const skilled = { ...base, players: { H1: '+pass' }, home: 'reroll pass' }
    const stop: Situation['bad'] = (see) => fumbled(see) || inaccurate(see) || accurate(see)
    odds(`${name}: accurate`, good, { ...base, good: accurate, bad: stop })
    odds(`${name}: inaccurate`, 1 - good - bad, { ...base, good: inaccurate, bad: stop })
    odds(`${name}: fumbled`, bad, { ...base, good: fumbled, bad: stop })
    odds(`${name}: accurate with Pass`, 1 - (1 - good) ** 2, { ...skilled, good: accurate, bad: stop })
    odds(`${name}: inaccurate with Pass`, (1 - good) * (1 - good - bad), { ...skilled, good: inaccurate, bad: stop })
    odds(`${name}: fumbled with Pass`, (1 - good) * bad, { ...skilled, good: fumbled, bad: stop })
  }
})

describe('passes that arrive', () => {
  const good = ({ holds }: Sight): boolean => holds('H2')
  const bad: Situation['bad'] = (see) => fumbled(see) || inaccurate(see) || see.waits === 'dice bounce'
  const base: Situation = { picture: line(5), begin: throwing, good, bad, at: 'f5' }

  odds('short, AG 3 to AG 3', (3 / 6) * (4 / 6), base)
  odds('short, to a Catcher', (3 / 6) * (1 - (2 / 6) ** 2), {
    ...base,
    players: { H2: '+catch' },
    home: 'reroll catch',
  })
  odds('short, from Pass to Catch', (1 - (3 / 6) ** 2) * (1 - (2 / 6) ** 2), {
    ...base,
    players: { H1: '+pass', H2: '+catch' },
    home: 'reroll pass, reroll catch',
  })
  odds('short, with one team re-roll for either roll', (3 / 6) * (4 / 6) * (1 + 3 / 6 + 2 / 6), {
    ...base,
    facts: 'rr=1/0',
    home: 'reroll team',
  })
  odds('long, by an Accurate Strong Arm, to a marked player in the rain', (4 / 6) * (2 / 6), {
    ...base,
    picture: `${line(8)} A1`,
    facts: 'weather=pouringRain',
    players: { H1: '+accurate+strong-arm' },
  })
  odds('short, in the sun, from a marked player with Nerves of Steel to one with Diving Catch', (2 / 6) * (5 / 6), {
    ...base,
    picture: `. . .\n${line(5)}\nA1 . .`,
    facts: 'weather=verySunny',
    players: { H1: '+nerves-of-steel', H2: '+diving-catch' },
    home: 'use',
  })
  odds('a hand-off to AG 3', 4 / 6, {
    ...base,
    picture: 'H1* H2',
    begin: (s) => {
      s.activate('H1', 'handOff')
      s.handOff('H2')
    },
  })
  odds('a hand-off to AG 3 with Catch, in a Disturbing Presence', 1 - (3 / 6) ** 2, {
    ...base,
    picture: 'H1* H2 . . A1',
    begin: (s) => {
      s.activate('H1', 'handOff')
      s.handOff('H2')
    },
    players: { H2: '+catch', A1: '+disturbing-presence' },
    home: 'reroll catch',
  })
  odds('a hand-off across races by Animosity', (5 / 6) * (4 / 6), {
    ...base,
    picture: 'H1* H2',
    begin: (s) => {
      Object.assign(s.player('H2'), { who: { ...s.player('H2').who, race: 'goblin' } })
      s.activate('H1', 'handOff')
      s.handOff('H2')
    },
    bad: ({ waits }) => ['dice bounce', 'home activation', 'home turn'].includes(waits),
    players: { H1: '+animosity' },
  })
})

describe('interceptions', () => {
  const good = ({ holds }: Sight): boolean => holds('A1')
  const bad: Situation['bad'] = ({ waits, holds }) => waits === 'dice pass' && holds('H1')
  const base: Situation = { picture: 'H1* . A1 . . H2', begin: throwing, good, bad, away: 'intercept' }

  odds('by AG 3', 1 / 6, base)
  odds('by AG 4', 2 / 6, { ...base, players: { A1: ':6348' } })
  odds('by AG 4 with Catch', 1 - (4 / 6) ** 2, {
    ...base,
    players: { A1: ':6348+catch' },
    away: 'intercept, reroll catch',
  })
  odds('by AG 3 with Extra Arms and Very Long Legs', 3 / 6, {
    ...base,
    players: { A1: '+extra-arms+very-long-legs' },
  })
  odds('by AG 4 against a Safe Throw of AG 3', (2 / 6) * (3 / 6), {
    ...base,
    players: { H1: '+safe-throw', A1: ':6348' },
    home: 'use',
  })
})

describe('Hail Mary', () => {
  const begin = (s: Scene) => {
    s.activate('H1', 'pass')
    s.choose('throw', { square: 'n20', option: 'hailMary' })
  }
  const picture = 'H1*'
  const players = { H1: '+hail-mary-pass' }

  odds('fumbled', 1 / 6, { picture, begin, good: fumbled, bad: inaccurate, players })
  odds('fumbled in spite of a team re-roll', (1 / 6) ** 2, {
    picture,
    begin,
    good: fumbled,
    bad: inaccurate,
    players,
    facts: 'rr=1/0',
    home: 'reroll team',
  })
  odds('fumbled in spite of Pass, beside an opponent and in a Disturbing Presence', (1 / 6) ** 2, {
    picture: 'H1* A1',
    begin,
    good: fumbled,
    bad: inaccurate,
    players: { H1: '+hail-mary-pass+pass', A1: '+disturbing-presence' },
    home: 'reroll pass',
  })
  // Of 8 × 8 × 8 scatters 24 lead back to the square where the ball landed.
  odds('three scatters back into the hands of AG 3', (5 / 6) * (24 / 512) * (3 / 6), {
    picture,
    begin: (s) => {
      s.activate('H1', 'pass')
      s.choose('throw', { square: 'h20', option: 'hailMary' })
    },
    good: ({ holds }) => holds('H2'),
    bad: (see) => fumbled(see) || see.waits === 'dice bounce',
    players,
    beside: 'h2@h20',
  })
})

describe('throwing a team-mate', () => {
  const picture = '. H9 .\nH1 H2 . . . x'
  const players = { H1: '+throw-team-mate', H2: '+right-stuff' }
  const throwTo = (square: string) => (s: Scene) => {
    s.activate('H1', 'pass')
    s.choose('throwTeamMate', { player: 'H2', square })
  }
  const flies = ({ player }: Sight): boolean => player('H2').place === 'air'
  const base: Situation = {
    picture,
    begin: throwTo('x'),
    good: ({ waits }) => waits === 'dice land',
    bad: flies,
    players,
  }

  odds('fumbled at short range', 2 / 6, base)
  odds('fumbled at quick range', 1 / 6, { ...base, begin: throwTo('f12') })
  odds('fumbled at quick range by a marked thrower', 2 / 6, {
    ...base,
    picture: '. H9 .\nH1 H2 x\nA1 . .',
    begin: throwTo('x'),
  })
  odds('fumbled at short range by an Accurate thrower, with a team re-roll', (1 / 6) ** 2, {
    ...base,
    players: { ...players, H1: '+throw-team-mate+accurate' },
    facts: 'rr=1/0',
    home: 'reroll team',
  })
  odds('eaten', (1 / 6) ** 2, {
    ...base,
    good: ({ player }) => player('H2').place === 'casualty',
    bad: (see) => flies(see) || see.waits === 'dice land' || see.waits === 'dice throwTeamMate',
    players: { ...players, H1: '+throw-team-mate+always-hungry' },
  })
  odds('lands on his feet: flown freely, or dropped beside a marker of both', (3 / 6) * (3 / 6) + (3 / 6) * (2 / 6), {
    ...base,
    picture: 'H1 H2 . . . . x\n. A1 .',
    good: ({ waits, stands }) => / turn$/.test(waits) && stands('H2'),
    bad: ({ isDown, player, waits }) => player('H2').place !== 'air' && (isDown('H2') || / turn$/.test(waits)),
  })
})
