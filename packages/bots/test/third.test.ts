// What bots answer in third: calls, the marker, wild animals, stunned players, fouls under the referee's eye, handicaps,
// spells, and skills before the dice. Neighbour: questions.test.ts asks everything, but only for legal answers.
import {
  type Action,
  type Engine,
  type LineUp,
  type Match,
  readPosition,
  type Side,
  seededRoller,
  squareNamed,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { type BotName, botNames, newBot } from '../src/index.ts'
import { newMemory } from '../src/memory.ts'
import { makeScene } from '../src/scene.ts'
import { planTurn } from '../src/turnPlan.ts'
import { reachOf } from '../src/walk.ts'
import { standingOf } from './casts.ts'
import { engineOf, teamNamed } from './support.ts'

const BUDGET = { nodes: 4 }
const thinking: readonly BotName[] = botNames.filter((name) => name !== 'random')

const numbered = (match: Match, side: Side, number: number): number =>
  match.players.findIndex((player) => player.side === side && player.who.number === number)

/** Plays on with the first answers and dice of 6 until a question of this kind is asked. */
const playTo = (engine: Engine, match: Match, kind: string, answers: readonly Action['do'][] = []): void => {
  for (let inputs = 0; inputs < 200; inputs++) {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') break
    if (pending.wait === 'coach') {
      if (pending.question.kind === kind) return
      const legal = engine.legal(match)
      engine.apply(match, { action: legal.find((one) => answers.includes(one.do)) ?? engine.fallback(match) })
    } else engine.apply(match, { dice: pending.dice.map((die) => Math.min(6, Number(die.slice(1)) || 6)) })
  }
  throw new Error(`no ${kind} was asked`)
}

const answersOf = (engine: Engine, match: Match, names = thinking): Action[] =>
  names.map((name) => newBot(name, 1)(engine, match, BUDGET))

const verbsOf = (engine: Engine, match: Match, names = thinking): string[] =>
  answersOf(engine, match, names).map((one) => one.do)

describe('where illegal procedure is called', () => {
  const begun = (): { engine: Engine; match: Match } => {
    const { engine, match } = readPosition('third:illegalProcedure turn=away:2/3 h1@h10 h2@g10+wild-animal a1@h18')
    engine.apply(match, { action: engine.legal(match).find((one) => one.do === 'endTurn') as Action })
    return { engine, match }
  }
  const act = (engine: Engine, match: Match, number: number): void => {
    const player = numbered(match, 'home', number)
    const answer = engine.legal(match).find((one) => one.do === 'activate' && one.player === player)
    engine.apply(match, { action: answer as Action })
  }

  it('every bot but the random one moves his marker first', () => {
    const { engine, match } = begun()
    expect(new Set(verbsOf(engine, match))).toEqual(new Set(['moveMarker']))
  })

  it('every bot calls a marker that was not moved and a wild animal that comes late, and nothing else', () => {
    const { engine, match } = begun()
    const unmoved = engine.clone(match)
    act(engine, unmoved, 1)
    expect(new Set(verbsOf(engine, unmoved, botNames))).toEqual(new Set(['use']))
    engine.apply(match, { action: engine.legal(match)[0] })
    act(engine, match, 1)
    expect(new Set(verbsOf(engine, match, botNames))).toEqual(new Set(['decline']))
    playTo(engine, match, 'turn')
    act(engine, match, 2)
    expect(new Set(verbsOf(engine, match, botNames))).toEqual(new Set(['use']))
  })

  it('no match between bots has a call', () => {
    const engine = engineOf('third:illegalProcedure')
    const coach = { home: newBot('rookie', 1), away: newBot('rookie', 2) }
    const match = engine.start({ home: teamNamed(engine, 'chaos'), away: teamNamed(engine, 'norse') })
    const roller = seededRoller(7)
    let moved = 0
    for (let pending = engine.pending(match); pending.wait !== 'nothing'; pending = engine.pending(match)) {
      const events = engine.apply(
        match,
        pending.wait === 'dice'
          ? { dice: roller.roll(pending.dice) }
          : { action: coach[pending.side](engine, match, BUDGET) },
      )
      expect(events.filter(({ type }) => type === 'called')).toEqual([])
      moved += events.filter((event) => event.type === 'markers' && event.why === 'moved').length
    }
    expect(moved).toBeGreaterThanOrEqual(30)
  })

  it('leaves out a wild animal who would come late', () => {
    const { engine, match } = begun()
    engine.apply(match, { action: engine.legal(match)[0] })
    const first = makeScene(engine, match, 'home', newMemory()).ready.map(({ who }) => who.number)
    act(engine, match, 1)
    playTo(engine, match, 'turn')
    const then = makeScene(engine, match, 'home', newMemory()).ready.map(({ who }) => who.number)
    expect([first, then]).toEqual([[1, 2], []])
  })
})

describe('in their turns', () => {
  it('wild animals act first', () => {
    const { engine, match } = readPosition('third h1@h10 h2@e10:5468+wild-animal h3@k10.o a1@e11 a2@k15 a3@h15')
    for (const answer of answersOf(engine, match)) expect(answer.player).toBe(numbered(match, 'home', 2))
  })

  it('stunned players turn over, also among opponents', () => {
    const { engine, match } = readPosition('third h1@h10.s h2@a5 a1@g9 a2@g10 a3@g11 a4@i10 ball=o26')
    const { all } = planTurn(makeScene(engine, match, 'home', newMemory()))
    expect(all.filter((one) => one.player === numbered(match, 'home', 1))).toMatchObject([{ kind: 'move', risk: 0 }])
  })

  it('a dive and a hold count in the chance of a way', () => {
    const chance = (skills: string): number => {
      const { engine, match } = readPosition(`third h1@h10:6338 a1@h11:6338${skills} a2@a1`)
      const { sight, memory } = makeScene(engine, match, 'home', newMemory())
      return reachOf(sight, memory, match.players[0]).chance[squareNamed(engine.rules.pitch, 'h9')]
    }
    expect(chance('')).toBeCloseTo(4 / 6, 9)
    expect(chance('+diving-tackle')).toBeCloseTo(2 / 6, 9)
    expect(chance('+tentacles')).toBeCloseTo((21 / 36) * (4 / 6), 9)
  })

  it('a foul is dearer while the eye is on the fouler, and never a turnover', () => {
    const { engine, match } = readPosition('third h1@h10 h2@g11 h3@i11 h4@a5.o a1@h11.s a2@k20')
    const foul = () => {
      const { all } = planTurn(makeScene(engine, match, 'home', newMemory()))
      const fouls = all.filter(({ kind }) => kind === 'foul')
      expect(fouls.every(({ risk }) => risk === 0)).toBe(true)
      return Math.max(...fouls.map(({ score }) => score))
    }
    const free = foul()
    match.squads.away.effects = [...match.squads.away.effects, 'eye-on-you half']
    expect(foul()).toBeLessThan(free)
  })
})

describe('skills before the dice', () => {
  const diving = (ball: string): { engine: Engine; match: Match } => {
    const { engine, match } = readPosition(`third turn=away:3/2 h1@h10${ball}+diving-tackle a1@h11 a2@a20`)
    const step = (verb: Action['do']): Action | undefined =>
      engine.legal(match).find((one) => one.do === verb && (verb === 'step' || one.option === 'move'))
    engine.apply(match, { action: step('activate') as Action })
    const away = engine
      .legal(match)
      .find((one) => one.do === 'step' && one.square === squareNamed(engine.rules.pitch, 'h12')) as Action
    engine.apply(match, { action: away })
    return { engine, match }
  }

  it('nobody dives with the ball', () => {
    const { engine, match } = diving('.o')
    expect(engine.pending(match)).toMatchObject({ question: { kind: 'useSkill', subject: 'diving-tackle' } })
    expect(new Set(verbsOf(engine, match))).toEqual(new Set(['decline']))
  })
})

describe('handicaps', () => {
  const engine = engineOf('third')
  const human = teamNamed(engine, 'human')
  const start = (home: Partial<LineUp>, away: Partial<LineUp> = {}): Match =>
    engine.start({ home: { ...human, ...home }, away: { ...human, ...away } })
  /** Sixteen players with more and more points. */
  const many = Array.from({ length: 16 }, (_, i) => ({ ...human.players[i % 4], number: i + 1, points: i }))

  it('the slogan is always said', () => {
    const match = start({ inducements: ['sponsorship-deal'] })
    playTo(engine, match, 'inducement')
    expect(new Set(verbsOf(engine, match))).toEqual(new Set(['use']))
  })

  it('the weather of a scroll is the mildest', () => {
    const match = start({ inducements: ['weather-scroll'] })
    playTo(engine, match, 'weather', ['use'])
    for (const name of ['veteran', 'legend'] as const)
      expect(newBot(name, 1)(engine, match, BUDGET).option, name).toBe('nice')
  })

  it('the assassin looks for a good opponent', () => {
    const match = start({ inducements: ['assassin'] })
    playTo(engine, match, 'spellTarget', ['use'])
    for (const name of ['veteran', 'legend'] as const)
      expect(match.players[newBot(name, 1)(engine, match, BUDGET).player].side, name).toBe('away')
  })

  /** Both coaches set up as bots do, without a stock formation. */
  const setUp = (match: Match): Match => {
    const bots = { home: newBot('veteran', 1), away: newBot('rookie', 2) }
    for (let inputs = 0; inputs < 300; inputs++) {
      const pending = engine.pending(match)
      if (pending.wait === 'nothing') break
      if (pending.wait === 'coach' && pending.question.kind === 'kickTarget') return match
      if (pending.wait === 'dice') engine.apply(match, { dice: seededRoller(1).roll(pending.dice) })
      else {
        const answer = bots[pending.side](engine, match, BUDGET)
        expect(answer.do).not.toBe('formation')
        engine.apply(match, { action: answer })
      }
    }
    throw new Error('the set-up did not end')
  }

  it('twelve are set up, those with the fewest points, or one of two who refuse to play together', () => {
    const twelve = setUp(start({ players: many, inducements: ['twelfth-man'] }))
    expect(standingOf(engine, twelve, 'home')).toHaveLength(12)
    const worst = setUp(start({ players: many }, { inducements: ['in-the-bag'] }))
    expect(Math.max(...standingOf(engine, worst, 'home').map(({ player }) => player.who.points ?? 0))).toBe(10)
    const refusing = many.map((one, i) => (i < 2 ? { ...one, skills: [...one.skills, 'apart'] } : one))
    const apart = setUp(start({ players: refusing }))
    expect(standingOf(engine, apart, 'home').filter(({ player }) => player.who.number <= 2)).toHaveLength(1)
  })
})

describe('the wizard', () => {
  const position = 'third h1@h5 h2@c5 h3@m5 a1@h18.o a2@h19 a3@g18 a4@i18'

  it('strikes at the carrier and those around him', () => {
    const { engine, match } = readPosition(position)
    match.squads.home.inducements = ['wizard']
    engine.apply(match, { action: engine.legal(match).find((one) => one.do === 'endTurn') as Action })
    playTo(engine, match, 'inducement')
    const answer = newBot('veteran', 1)(engine, match, BUDGET)
    expect(answer.do).toBe('use')
    engine.apply(match, { action: answer })
    const aim = newBot('veteran', 1)(engine, match, BUDGET)
    const { pitch } = engine.rules
    const carrier = squareNamed(pitch, 'h18')
    expect([carrier, ...pitch.neighbours[carrier]]).toContain(
      aim.player < 0 ? aim.square : match.players[aim.player].at,
    )
  })
})
