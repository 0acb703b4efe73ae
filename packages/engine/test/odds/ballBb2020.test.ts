// Odds of the ball in bb2020: picking it up, the four results of a pass, catching, deflecting, and the kick-off.
// Default profile: MA 6, ST 3, AG 3+, PA 4+, AV 9+.
import { describe } from 'vitest'
import { oddsBb2020 as odds, type Sight, type Situation } from '../support/odds.ts'
import type { Scene } from '../support/scene.ts'

describe('picking up', () => {
  const base: Situation = {
    picture: 'H1 o',
    begin: (s) => s.activate('H1', 'move').step('f11'),
    good: ({ holds }) => holds('H1'),
  }
  const rain = 'weather=pouringRain'

  odds('AG 3+', 4 / 6, base)
  odds('marked, in the rain', 2 / 6, { ...base, picture: 'H1 o A1', facts: rain })
  odds('with Sure Hands', 1 - (2 / 6) ** 2, { ...base, players: { H1: '+sure-hands' }, home: 'reroll sure-hands' })
  odds('marked twice in the rain with a Big Hand', 4 / 6, {
    ...base,
    picture: 'H1 o A1\n. . A2',
    facts: rain,
    players: { H1: '+big-hand' },
  })
  odds('with Extra Arms', 5 / 6, { ...base, players: { H1: '+extra-arms' } })
})

/** H1 passes to H2 over this distance: 3 quick, 5 short, 8 long, 12 a long bomb. */
const line = (squares: number): string => `H1* ${'. '.repeat(squares - 1)}H2`
const throwing = (s: Scene) => s.activate('H1', 'pass').throwTo('H2')
const fumbled = ({ turnover }: Sight): boolean => turnover === 'fumble'
const accurate = ({ waits }: Sight): boolean => waits === 'dice catch'
const inaccurate = ({ waits }: Sight): boolean => waits === 'dice scatter'
const wild = ({ waits }: Sight): boolean => waits === 'dice deviation'
const anyThrow: Situation['bad'] = (see) => [fumbled, accurate, inaccurate, wild].some((way) => way(see))

describe('passes of PA 4+, by range', () => {
  // Sixths: accurate from 4 + the range's penalty on, and on a 6; wild where the penalty leaves 1 or less; fumbled on a
  // 1.
  const bands: readonly (readonly [
    name: string,
    squares: number,
    accurate: number,
    inaccurate: number,
    wild: number,
  ])[] = [
    ['quick', 3, 3, 2, 0],
    ['short', 5, 2, 2, 1],
    ['long', 8, 1, 2, 2],
    ['bomb', 12, 1, 1, 3],
  ]
  for (const [name, squares, hits, misses, wilds] of bands) {
    const base = { picture: line(squares), begin: throwing, at: 'f5', bad: anyThrow }
    odds(`${name}: accurate`, hits / 6, { ...base, good: accurate })
    odds(`${name}: inaccurate`, misses / 6, { ...base, good: inaccurate })
    odds(`${name}: wildly inaccurate`, wilds / 6, { ...base, good: wild })
    odds(`${name}: fumbled`, 1 / 6, { ...base, good: fumbled })
    odds(`${name}: accurate with Pass`, 1 - (1 - hits / 6) ** 2, {
      ...base,
      good: accurate,
      players: { H1: '+pass' },
      home: 'reroll pass',
    })
  }
})

describe('throwers', () => {
  const base: Situation = { picture: line(5), begin: throwing, at: 'f5', good: accurate, bad: anyThrow }

  odds('PA 2+ throws a bomb on 5 and 6', 2 / 6, { ...base, picture: line(12), players: { H1: ':63329' } })
  odds('PA 2+ and a bomb: what is not accurate is wild', 3 / 6, {
    ...base,
    picture: line(12),
    players: { H1: ':63329' },
    good: wild,
  })
  odds('Accurate at short range', 3 / 6, { ...base, players: { H1: '+accurate' } })
  odds('Accurate does nothing for a long pass', 1 / 6, { ...base, picture: line(8), players: { H1: '+accurate' } })
  odds('Cannoneer at long range', 2 / 6, { ...base, picture: line(8), players: { H1: '+cannoneer' } })
  odds('marked and in the sun', 1 / 6, { ...base, picture: `A1\n${line(3)}`, facts: 'weather=verySunny' })
  odds('marked, with Nerves of Steel', 2 / 6, {
    ...base,
    picture: `A1\n${line(5)}`,
    players: { H1: '+nerves-of-steel' },
  })
  odds('without a passing ability', 6 / 6, { ...base, good: fumbled, players: { H1: ':6.3.3.0.9' } })
})

describe('long shots and safe hands', () => {
  const hailMary: Situation = {
    picture: 'H1*',
    begin: (s) => {
      s.activate('H1', 'pass')
      s.choose('throw', { square: 'n20', option: 'hailMary' })
    },
    good: inaccurate,
    bad: anyThrow,
    players: { H1: '+hail-mary-pass' },
  }
  odds('a Hail Mary of PA 4+ is inaccurate at best, on 5 and 6', 2 / 6, hailMary)
  odds('and wild on 2 to 4', 3 / 6, { ...hailMary, good: wild })
  odds('Cannoneer makes it wild on 2 and 3 only', 2 / 6, {
    ...hailMary,
    good: wild,
    players: { H1: '+hail-mary-pass+cannoneer' },
  })
  odds('Safe Pass keeps what would be fumbled', 1 / 6, {
    picture: line(3),
    begin: throwing,
    at: 'f5',
    good: ({ waits, holds }) => waits === 'home turn' && holds('H1'),
    bad: anyThrow,
    players: { H1: '+safe-pass' },
    home: 'use',
  })
})

describe('balls that arrive', () => {
  const base: Situation = {
    picture: line(3),
    begin: throwing,
    at: 'f5',
    good: ({ holds }) => holds('H2'),
    bad: (see) => fumbled(see) || inaccurate(see) || wild(see) || see.waits === 'dice bounce',
  }
  const handOff = (s: Scene) => {
    s.activate('H1', 'handOff')
    s.handOff('H2')
  }

  odds('a quick pass of PA 4+ to AG 3+', (3 / 6) * (4 / 6), base)
  odds('to a Catcher', (3 / 6) * (1 - (2 / 6) ** 2), { ...base, players: { H2: '+catch' }, home: 'reroll catch' })
  odds('to a marked player in a Disturbing Presence', (3 / 6) * (2 / 6), {
    ...base,
    picture: `${line(3)} A1`,
    players: { A1: '+disturbing-presence' },
  })
  odds('with one team re-roll for either roll', (3 / 6) * (4 / 6) * (1 + 3 / 6 + 2 / 6), {
    ...base,
    facts: 'rr=1/0',
    home: 'reroll team',
  })
  odds('with a team re-roll for each', (1 - (3 / 6) ** 2) * (1 - (2 / 6) ** 2), {
    ...base,
    facts: 'rr=2/0',
    home: 'reroll team',
  })
  // Of 8 × 8 × 8 scatters 24 lead back to the target square; a scattered ball is caught at -1.
  odds('after an inaccurate roll, back into his hands', (24 / 512) * (3 / 6), {
    ...base,
    at: 'h8',
    begin: (s) => s.activate('H1', 'pass').throwTo('H2') && s.roll('pass', 3),
    bad: ({ waits }) => waits === 'dice bounce' || / turn$/.test(waits),
  })
  odds('Diving Catch makes an accurate pass easier', (3 / 6) * (5 / 6), {
    ...base,
    players: { H2: '+diving-catch' },
    home: 'use',
  })
  odds('a hand-off to AG 3+', 4 / 6, { ...base, picture: 'H1* H2', begin: handOff })
  odds('a hand-off to a marked AG 2+', 4 / 6, {
    ...base,
    picture: 'H1* H2 A1',
    begin: handOff,
    players: { H2: ':63249' },
  })
  odds('a Dump-off from under the block, thrown marked', (2 / 6) * (4 / 6), {
    ...base,
    picture: 'H9 . H1 A1* . A2',
    begin: (s) => s.activate('H1', 'block').block('A1'),
    players: { A1: '+dump-off' },
    away: 'use, throw A2',
    good: ({ holds }) => holds('A2'),
    bad: ({ waits }) => ['dice bounce', 'dice scatter', 'dice deviation', 'dice block'].includes(waits),
  })
})

describe('interference', () => {
  const after =
    (face: number, ...flight: readonly number[]) =>
    (s: Scene) => {
      s.activate('H1', 'pass').throwTo('H2')
      s.roll('pass', face)
      if (flight.length > 0) s.roll('deviation', ...flight)
    }
  const lane = 'H1* . A1 . . H2'
  const base: Situation = {
    picture: lane,
    begin: after(6),
    good: ({ holds }) => holds('A1'),
    bad: ({ waits, holds }) => holds('H2') || / turn$/.test(waits) || /dice (scatter|bounce)/.test(waits),
    away: 'intercept',
  }

  odds('an accurate pass: deflected at -3, then caught at -1', (1 / 6) * (3 / 6), base)
  odds('the deflection alone', 1 / 6, {
    ...base,
    good: ({ waits, match }) => waits === 'dice catch' && match.lastRoll?.roll === 'intercept' && match.lastRoll.passed,
  })
  odds('AG 2+ marked by two: -3 and one more, then a catch at -3', (1 / 6) * (2 / 6), {
    ...base,
    picture: `. . . H3\n${lane}\n. . . H4`,
    players: { A1: ':63249' },
  })
  odds('AG 2+ with Very Long Legs', (4 / 6) * (4 / 6), { ...base, players: { A1: ':63249+very-long-legs' } })
  odds('a wild pass that flies past him: at -1, then caught at -1', (3 / 6) * (3 / 6), {
    ...base,
    begin: after(2, 5, 4),
    bad: ({ waits }) => / turn$/.test(waits) || /dice (scatter|bounce)/.test(waits),
  })
  odds('with Catch for the second roll', (1 / 6) * (1 - (3 / 6) ** 2), {
    ...base,
    players: { A1: '+catch' },
    away: 'intercept, reroll catch',
  })
  odds('against a Cloud Burster at long range', (1 / 6) ** 2 * (3 / 6), {
    ...base,
    picture: 'H1* . . A1 . . . . H2',
    at: 'f5',
    players: { H1: '+cloud-burster' },
    home: 'use, reroll cloud-burster',
  })
})

describe('the kick', () => {
  /** Home has scored and kicks to h24, two squares from the end. */
  const kickTo = (s: Scene) => {
    s.activate('H1', 'move').step('x')
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    s.home.choose('choose', { player: 'H1' })
    s.home.choose('aim', { square: 'h24' })
  }
  const base: Situation = {
    picture: 'H1* x\nH2 .\n. .\nA1 .',
    at: 'f25',
    begin: kickTo,
    good: ({ match }) => match.balls[0].state === 'touchback',
    bad: ({ waits }) => waits === 'dice kickOffTable',
  }

  odds('deviates over the end: three directions of eight, farther than two squares', (3 / 8) * (4 / 6), base)
  odds('with Kick, which halves the distance: only a 6 does', (3 / 8) * (1 / 6), {
    ...base,
    players: { H1: '+kick' },
    home: 'use',
  })
})
