// The best chance for every square against a search through every route there is, and the order among equal routes.
import {
  forecastMove,
  type Hop,
  type MoveForecast,
  type RollForecast,
  readPosition,
  squareNamed,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { chainOdds } from '../src/chain.ts'
import { bestPath, reach } from '../src/index.ts'

interface Best {
  chance: number
  rolls: number
  moved: number
}

const isBetter = (a: Best, b: Best | undefined): boolean =>
  b === undefined ||
  a.chance > b.chance + 1e-12 ||
  (a.chance > b.chance - 1e-12 && (a.rolls - b.rolls || a.moved - b.moved) < 0)

/** Tries every route; slow, and with no idea of what is worth keeping. */
const tryAll = (forecast: MoveForecast): Map<number, Best> => {
  const best = new Map<number, Best>()
  const most = forecast.moves + forecast.rushes
  const visit = (
    at: number,
    moved: number,
    leapt: boolean,
    carrying: boolean,
    rolls: readonly RollForecast[],
  ): void => {
    const chain = rolls.map(({ chance, rerolls }) => ({ chance, rerolls, ruin: 1 - chance }))
    const { success } = chainOdds(chain, forecast.teamRerolls)
    const one = { chance: success, rolls: rolls.length, moved }
    if (isBetter(one, best.get(at))) best.set(at, one)
    for (const hop of forecast.hops(at, carrying)) {
      const now = moved + hop.cost
      if (now > most || (hop.leap && leapt)) continue
      const { possible, rolls: more } = forecast.hop(at, hop, rushesOf(forecast, moved, hop), carrying)
      if (possible) visit(hop.to, now, leapt || hop.leap, carrying || hop.to === forecast.ballAt, [...rolls, ...more])
    }
  }
  visit(forecast.at, 0, forecast.leapt, forecast.carrying, forecast.opening.rolls)
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
  'bugman rr=1/0 h1@h10:2338+stunty a1@g11 a2@h12 a3@i9 a4@g10',
]

describe('reach', () => {
  it.each(positions)('should be what trying every route gives: %s', (text) => {
    const { engine, match } = readPosition(text)
    const best = tryAll(forecastMove(engine, match, 0))
    const { chance, path } = reach(engine, match, 0)
    expect(best.size).toBeGreaterThan(10)
    for (let square = 0; square < chance.length; square++) {
      const wanted = best.get(square)
      expect(chance[square]).toBeCloseTo(wanted?.chance ?? 0, 12)
      const way = path(square)
      expect(way ? { rolls: way.rolls, moved: way.moved } : null).toEqual(
        wanted ? { rolls: wanted.rolls, moved: wanted.moved } : null,
      )
    }
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

  it('should tell the way to the ball and on with it', () => {
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

  it('should reckon as if it were his turn where it is not, and leave the match alone', () => {
    const { engine, match } = readPosition('crp turn=home:3/2 h1@h10.d a1@h20')
    const before = JSON.stringify(match)
    const { pitch } = engine.rules
    expect(reach(engine, match, 1).chance[squareNamed(pitch, 'h14')]).toBe(1)
    expect(reach(engine, match, 0).chance[squareNamed(pitch, 'h16')]).toBe(1)
    expect(JSON.stringify(match)).toBe(before)
  })

  it('should be nothing for those who cannot act', () => {
    const { engine, match } = readPosition('crp h1@h10.s h2@ko h3@a5 a9@a1')
    for (const player of [0, 1]) expect(reach(engine, match, player).chance.every((chance) => chance === 0)).toBe(true)
  })
})
