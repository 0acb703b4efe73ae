// The best chance for every square against an exhaustive search, and the order among equal routes. Neighbours:
// src/reach.ts.
import {
  editions,
  forecastMove,
  forecastPath,
  type Hop,
  type MoveForecast,
  type Pitch,
  type RollForecast,
  readPosition,
  seededRoller,
  squareNamed,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { chainOdds } from '../src/chain.ts'
import { bestPath, reach } from '../src/index.ts'

interface Best {
  chance: number
  rolls: number
  moved: number
  /** Changes of direction, and the summed distance of its squares from the straight line. */
  turns: number
  aside: number
}

const isBetter = (a: Best, b: Best | undefined): boolean =>
  b === undefined ||
  a.chance > b.chance + 1e-12 ||
  (a.chance > b.chance - 1e-12 &&
    (a.rolls - b.rolls || a.moved - b.moved || a.turns - b.turns || a.aside - b.aside) < 0)

/** The changes of direction of a path, and its distance from the straight line. */
const shapeOf = ({ x, y }: Pitch, from: number, way: readonly number[]): Pick<Best, 'turns' | 'aside'> => {
  const to = way.at(-1) ?? from
  const angleTo = (a: number, b: number): number => Math.atan2(y[b] - y[a], x[b] - x[a])
  const angles = way.map((square, i) => angleTo(i === 0 ? from : way[i - 1], square))
  const aside = (square: number): number =>
    Math.abs((x[to] - x[from]) * (y[square] - y[from]) - (y[to] - y[from]) * (x[square] - x[from]))
  return {
    turns: angles.filter((angle, i) => i > 0 && angle !== angles[i - 1]).length,
    aside: way.reduce((sum, square) => sum + aside(square), 0),
  }
}

/** Exhaustive search: tries every route and drops none. */
const tryAll = (pitch: Pitch, forecast: MoveForecast): Map<number, Best> => {
  const best = new Map<number, Best>()
  const most = forecast.moves + forecast.rushes
  const visit = (
    at: number,
    moved: number,
    leapt: boolean,
    carrying: boolean,
    rolls: readonly RollForecast[],
    way: readonly number[],
  ): void => {
    const chain = rolls.map(({ chance, rerolls }) => ({ chance, rerolls, turnoverChance: 1 - chance }))
    const { success } = chainOdds(chain, forecast.teamRerolls)
    const one = { chance: success, rolls: rolls.length, moved, ...shapeOf(pitch, forecast.at, way) }
    if (isBetter(one, best.get(at))) best.set(at, one)
    if (forecast.stopsAt(at, moved)) return
    for (const hop of forecast.hops(at, carrying)) {
      const now = moved + hop.cost
      if (now > most || (hop.leap && leapt)) continue
      const slips = forecast.slipsAfter(moved)
      const { possible, rolls: more } = forecast.hop(at, hop, rushesOf(forecast, moved, hop), carrying, slips)
      const takes = carrying || forecast.ballsAt.includes(hop.to)
      if (possible) visit(hop.to, now, leapt || hop.leap, takes, [...rolls, ...more], [...way, hop.to])
    }
  }
  visit(forecast.at, 0, forecast.leapt, forecast.carrying, forecast.opening.rolls, [])
  return best
}

const rushesOf = ({ moves }: MoveForecast, moved: number, { cost }: Hop): number =>
  Math.max(0, moved + cost - moves) - Math.max(0, moved - moves)

const positions: readonly string[] = [
  'crp h1@h10:2338 a1@g11 a2@h12 a3@i9',
  'crp rr=1/0 h1@h10:2338+dodge a1@g11 a2@h12 a3@i9',
  'crp rr=1/0 weather=blizzard h1@h10:2338+dodge+sure-feet a1@g11 a2@h12 a3@i9+tackle',
  'crp rr=1/0 ball=h12 h1@h10:2348+sure-hands a1@g11 a2@i13 a3@i9',
  'crp h1@h10:1338+leap a1@g11 a2@h12 a3@i9',
  'crp rr=1/0 h1@h10:4338+bone-head.p a1@g11 a2@h12 a3@i9',
  'bb2020 rr=3/0 h1@h10:23349+dodge a1@g11 a2@h12 a3@i9',
  'bb2020 rr=1/0 h1@h10:13349 h2@i11.p a1@g11.p a2@h12 a3@i9',
  'bb2020 rr=2/0 ball=g12 weather=pouringRain h1@h10:23349+dodge+sure-feet a1@g11 a2@h13 a3@i9',
  'bb2020 rr=3/0 h1@h10:13349+dodge+sure-feet+pro+loner-4 a1@g11 a2@h12 a3@i9',
  'second:companion weather=blizzard h1@h10:2133008 a1@g11 a2@h12 a3@i9',
  'second:tackleZones:tackleInjuries h1@h10:3133008+dodge-2 a1@g11 a2@h12+tackle-1 a3@i9 a4@h8',
  'bugman rr=1/0 h1@h10:2338+stunty a1@g11 a2@h12 a3@i9 a4@g10',
]

/** A plain player who moves this far, a sprint included. */
const statsOf = (edition: string, moves: number): string => {
  if (edition === 'second') return `${moves - 1}.1.3.3.0.0.8`
  return edition === 'bb2020' ? `${moves}.3.3.4.9` : `${moves}.3.3.8`
}

/** A slow player among a dozen others on random squares, some of them prone. */
const crowdedPosition = (edition: string, seed: number): string => {
  const roller = seededRoller(seed)
  const taken = new Set(['h10'])
  const words = Array.from({ length: 12 }, (_, i) => {
    const square = `${'defghijkl'[roller.below(9)]}${6 + roller.below(9)}`
    const side = roller.below(3) === 0 ? 'h' : 'a'
    const down = roller.below(4) === 0 ? '.p' : ''
    if (taken.has(square)) return ''
    taken.add(square)
    return `${side}${i + 2}@${square}${down}`
  })
  const stats = statsOf(edition, 2)
  return `${edition} rr=${roller.below(2)}/0 h1@h10:${stats}${roller.below(2) && edition !== 'second' ? '+dodge' : ''} a1@a1 ${words.filter(Boolean).join(' ')}`
}
const crowded = editions.flatMap(({ id }) => [1, 2, 3, 4].map((seed) => crowdedPosition(id, seed)))

describe('reach', () => {
  it.each([...positions, ...crowded])('should be what trying every route gives: %s', (text) => {
    const { engine, match } = readPosition(text)
    const best = tryAll(engine.rules.pitch, forecastMove(engine, match, 0))
    const { chance, path } = reach(engine, match, 0)
    expect(best.size).toBeGreaterThan(10)
    for (let square = 0; square < chance.length; square++) {
      const wanted = best.get(square)
      expect(chance[square]).toBeCloseTo(wanted?.chance ?? 0, 12)
      const way = path(square)
      const { pitch } = engine.rules
      const found = way && { rolls: way.rolls, moved: way.moved, ...shapeOf(pitch, match.players[0].at, way.squares) }
      const { chance: _chance, ...rest } = wanted ?? { chance: 0 }
      expect(found).toEqual(wanted ? rest : null)
    }
  })

  it.each(editions.map(({ id }) => id))(
    'should turn once at most on an empty field, near the straight line: %s',
    (id) => {
      const { engine, match } = readPosition(`${id} rr=0/0 h1@h13:${statsOf(id, 6)} a1@a26`)
      const { pitch } = engine.rules
      const from = match.players[0].at
      const { path, chance } = reach(engine, match, 0)
      let within = 0
      for (let to = 0; to < pitch.squares; to++) {
        const way = path(to)?.squares ?? []
        if (chance[to] === 0 || to === from) continue
        within++
        const [across, down] = [Math.abs(pitch.x[to] - pitch.x[from]), Math.abs(pitch.y[to] - pitch.y[from])]
        const [longer, shorter] = [Math.max(across, down), Math.min(across, down)]
        const { turns, aside } = shapeOf(pitch, from, way)
        expect(way.length).toBe(longer)
        expect(turns).toBe(shorter === 0 || shorter === longer ? 0 : 1)
        // With all diagonal steps in a row, the k-th is k·(longer − shorter) from the line; then the path returns
        // evenly.
        const rising = ((longer - shorter) * shorter * (shorter + 1)) / 2
        const falling = (shorter * (longer - shorter) * (longer - shorter - 1)) / 2
        expect(aside).toBe(rising + falling)
      }
      expect(within).toBeGreaterThan(200)
    },
  )

  it('should go straight where nobody is in the way', () => {
    const { engine, match } = readPosition('crp h1@h22 a1@a1')
    const at = (name: string) => squareNamed(engine.rules.pitch, name)
    expect(bestPath(engine, match, 0, at('h26'))?.squares).toEqual(['h23', 'h24', 'h25', 'h26'].map(at))
  })

  it('should keep movement for the deed of the action, and count the rush for it', () => {
    const { engine, match } = readPosition('crp rr=0/0 h1@h5:4338 a1@h12')
    const at = (name: string) => squareNamed(engine.rules.pitch, name)
    const blitz = reach(engine, match, 0, { action: 'blitz' })
    expect(blitz.chance[at('h11')]).toBeCloseTo(25 / 36, 12)
    expect(blitz.chanceToAct(at('h11'))).toBe(0)
    expect(blitz.path(at('h11'), { toAct: true })).toBeNull()
    expect(blitz.chanceToAct(at('h10'))).toBeCloseTo(25 / 36, 12)
    expect(blitz.path(at('h10'), { toAct: true })?.chance).toBeCloseTo(5 / 6, 12)
    expect(blitz.chanceToAct(at('h8'))).toBe(1)
    // A foul costs no movement.
    expect(reach(engine, match, 0, { action: 'foul' }).chanceToAct(at('h11'))).toBeCloseTo(25 / 36, 12)
  })

  it('should be empty once the action is over', () => {
    const { engine, match } = readPosition('crp rr=0/0 h1@h5:4338 a1@a20')
    const at = (name: string) => squareNamed(engine.rules.pitch, name)
    const end = (name: string) => {
      const way = reach(engine, match, 0).path(at(name))?.squares ?? []
      return forecastPath(engine, match, 0, way).arrive([])
    }
    expect(reach(engine, end('h10'), 0, { underWay: true }).chance[at('h11')]).toBeCloseTo(5 / 6, 12)
    expect(reach(engine, end('h11'), 0, { underWay: true }).chance.every((chance) => chance === 0)).toBe(true)
  })

  it('should honour going for it, and its limit', () => {
    const { engine, match } = readPosition('crp h1@h10 a9@a1')
    const to = (name: string) => bestPath(engine, match, 0, squareNamed(engine.rules.pitch, name))
    expect(to('h16')).toMatchObject({ chance: 1, rolls: 0, moved: 6, rushes: 0 })
    expect(to('h17')?.chance).toBeCloseTo(5 / 6, 12)
    expect(to('h18')?.chance).toBeCloseTo(25 / 36, 12)
    expect(to('h18')?.rushes).toBe(2)
    expect(to('h19')).toBeNull()
  })

  it('should go round a tackle zone rather than through it', () => {
    const { engine, match } = readPosition('crp h1@h10 a1@h12')
    const way = bestPath(engine, match, 0, squareNamed(engine.rules.pitch, 'h14'))
    expect(way).toMatchObject({ chance: 1, rolls: 0, moved: 6 })
  })

  it('should give the path to the ball and on with it', () => {
    const { engine, match } = readPosition('crp ball=h12 h1@h10 a9@a1')
    const { pitch } = engine.rules
    const { chance, withBall, path } = reach(engine, match, 0)
    expect(chance[squareNamed(pitch, 'h14')]).toBe(1)
    expect(withBall[squareNamed(pitch, 'h14')]).toBeCloseTo(4 / 6, 12)
    const carried = path(squareNamed(pitch, 'h14'), { withBall: true })
    expect(carried?.squares).toContain(squareNamed(pitch, 'h12'))
    expect(carried?.carrying).toBe(true)
    expect(carried?.steps.map(({ chance: so }) => Number(so.toFixed(4)))).toEqual([1, 0.6667, 0.6667, 0.6667])
  })

  it('should assume his turn where it is not, and leave the match unchanged', () => {
    const { engine, match } = readPosition('crp turn=home:3/2 h1@h10.d a1@h20')
    const before = JSON.stringify(match)
    const { pitch } = engine.rules
    expect(reach(engine, match, 1).chance[squareNamed(pitch, 'h14')]).toBe(1)
    expect(reach(engine, match, 0).chance[squareNamed(pitch, 'h16')]).toBe(1)
    expect(JSON.stringify(match)).toBe(before)
  })

  it('should be empty for players who cannot act', () => {
    const { engine, match } = readPosition('crp h1@h10.s h2@ko h3@a5 a9@a1')
    for (const player of [0, 1]) expect(reach(engine, match, player).chance.every((chance) => chance === 0)).toBe(true)
  })
})
