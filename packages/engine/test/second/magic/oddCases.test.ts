// Spells in cases that their own files pass over: after a kick-off, in the mud, at large bases, with a spike ball, with magic items.
// Neighbours: oddHits.test.ts, flyingFist.test.ts, ownTurn.test.ts and others.test.ts have the usual ones.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const acting = (spell: string, picture: string, { facts = '', on = [], ...options }: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, { on: ['spells', ...on], ...options, facts: `spells=1:${spell}/ ${facts}`.trim() })
  s.choose('activate', { player: 'H1' })
  return s
}
const casts = (s: Scene): string[] => s.answers('cast')

const LARGE = ':5.1.7.2.-1.-1.11+large'

describe('the moves after a kick-off', () => {
  rule('[second 140] [second 145] [second 147] [second 152] are no turn: nobody casts anything in them', () => {
    for (const spell of ['flyingFist', 'cloudJump', 'speedBurst']) {
      const s = sceneSecond('H1 . . A1', { on: ['spells', 'kickOff'], facts: `spells=1:${spell}/` })
      s.match.turn.bonus = true
      s.choose('activate', { player: 'H1' })
      expect(s.answers('step').length).toBeGreaterThan(0)
      expect(casts(s)).toEqual([])
    }
  })
})

describe('a large base', () => {
  rule('[second 141] is aimed at where it is nearest, and within range by that square', () => {
    const s = acting('flyingFist', 'A1 . . . H1', { players: { A1: LARGE } })
    expect(casts(s)).toEqual(['cast H1 f11 flyingFist'])
    s.choose('cast')
    s.roll('spell', 6, 5).roll('armour', 1, 1)
    expect([s.posture('A1'), s.happened('spellStrikes')]).toMatchObject(['faceDown', [{ square: s.square('f11') }]])
    const far = (dots: number) => acting('flyingFist', `A1${' .'.repeat(dots)} H1`, { players: { A1: LARGE } })
    expect([casts(far(13)), casts(far(14))]).toEqual([['cast H1 f11 flyingFist'], []])
  })

  rule('[second 144] an explosion strikes it once, by the strength of its middle if that is on it', () => {
    const s = acting('bombBlast', 'H1 . . . A1 .\n. . . . . .', { players: { A1: LARGE } })
    s.choose('cast', { square: 'f14' })
    s.roll('spell', 6, 6)
    expect(s.modifiers()[0]).toBe('bombBlast +1')
    s.roll('magicBlow', 6, 6)
    expect(s.waits()).toBe('away turn')
  })
})

describe('one who is stuck in the mud', () => {
  const stuck = { players: { H1: '~bogged' } }

  rule('[second 140] [second 151] throws with Muscle Boost, and does nothing else then', () => {
    const s = acting('muscleBoost', 'H1* H2 . A1', { on: ['throwing'], ...stuck })
    expect(s.answers('handOff')).toEqual(['handOff H2'])
    s.choose('cast')
    expect(s.answers()).toEqual(['endAction', 'throw f11'])
  })

  rule('[second 151] is not got out of it by other magic', () => {
    const fast = acting('speedBurst', 'H1 . . A1', stuck)
    fast.choose('cast')
    fast.roll('speedBurst', 6)
    expect(fast.waits()).toBe('away turn')
    const jump = acting('cloudJump', 'H1* A1/ x', { at: 'h23', on: ['leaping'], ...stuck })
    jump.choose('cast')
    expect(jump.waits()).toMatch(/^away/)
  })

  rule('[second 151] [second 166] [second 168] [second 171] nor by boots and sandals', () => {
    for (const item of ['bootsOfHeroicLeaping', 'sandalsOfLeaping', 'bootsOfSpeed']) {
      const scene = (players: { [token: string]: string }): Scene => {
        const s = sceneSecond('H1* A1/ . H2', {
          ...{ at: 'h23', on: ['spells', 'items', 'throwing'], facts: `items=1:${item}/`, players },
        })
        s.choose('activate', { player: 'H1' })
        return s
      }
      expect(scene(stuck.players).answers()).toEqual(['endAction', 'throw h26'])
      expect(scene({}).answers().join()).toContain(item)
    }
  })
})

describe('items of one who has cast', () => {
  const scene = (spell: string, item: string, picture: string): Scene => {
    const s = sceneSecond(picture, { on: ['spells', 'items'], facts: `spells=1:${spell}/ items=1:${item}/` })
    s.choose('activate', { player: 'H1' })
    s.choose('cast')
    return s
  }

  rule('[second 140] [second 171] Speed Burst and Cloud Jump let him run in Boots of Speed', () => {
    const s = scene('speedBurst', 'bootsOfSpeed', 'H1 . . A1')
    s.roll('speedBurst', 1)
    s.choose('use')
    expect(s.answers('step').length).toBeGreaterThan(0)
    expect(scene('cloudJump', 'bootsOfSpeed', 'H1 . . A1').answers('use')).toEqual(['use bootsOfSpeed'])
  })

  rule('[second 140] [second 168] Cloud Jump lets him leap in Sandals, Speed Burst does not', () => {
    const s = scene('cloudJump', 'sandalsOfLeaping', 'H1 A1/ x')
    s.choose('leap', { square: 'x', option: 'sandalsOfLeaping' })
    expect(s.where('H1')).toBe('x')
    const fast = scene('speedBurst', 'sandalsOfLeaping', 'H1 A1/ x')
    fast.roll('speedBurst', 1)
    expect(fast.answers('leap')).toEqual([])
  })
})

describe('Muscle Boost', () => {
  /** H3 has thrown to H1. */
  const thrown = (on: SecondOptions['on']): Scene => {
    const s = sceneSecond('H3* . . H1 . . . A1', {
      at: 'f1',
      on: ['spells', 'throwing', ...(on ?? [])],
      facts: 'spells=1:muscleBoost/',
    })
    s.choose('activate', { player: 'H3' })
    s.throwTo('H1')
    s.roll('pass', 6, 6)
    s.endAction()
    s.choose('activate', { player: 'H1' })
    return s
  }

  rule('[second 150] not once his side has thrown, unless he can still kick', () => {
    expect(casts(thrown([]))).toEqual([])
    const s = thrown(['kicksInPlay'])
    const before = s.answers('kickBall').length
    s.choose('cast')
    expect(s.answers('kickBall').length).toBeGreaterThan(before)
    expect(s.answers('throw')).toEqual([])
  })

  rule('[second 150] he punts with it, and kicks at the posts', () => {
    for (const [down, at, option] of [
      ['5:2:14', 'h12', ''],
      ['5:2:14:goal', 'h16', 'fieldGoal'],
    ]) {
      const s = sceneSecond('H1*\n.\n.\nA1', {
        ...{ on: ['spells', 'kickOff', 'kicksInPlay', 'throwing', 'naf'], at, beside: 'h21@reserves a21@reserves' },
        facts: `down=${down} spells=1:muscleBoost/`,
      })
      s.choose('activate', { player: 'H1' })
      s.choose('cast')
      expect(s.answers('kickBall').some((one) => one.endsWith(option))).toBe(true)
    }
  })
})

describe('Speed Burst', () => {
  rule('[second 152] too late for one without movement who has sprinted', () => {
    const s = acting('speedBurst', 'H1 x . A1', { players: { H1: ':0.2.3.3.0.0.9' } })
    expect(casts(s)).toEqual(['cast H1 speedBurst'])
    s.step('x')
    expect(casts(s)).toEqual([])
  })
})

describe('Unseen Shield', () => {
  rule('[second 153] a spike ball that it knocks down flies as one band longer too', () => {
    for (const [on, table] of [
      [[], 'throwShort'],
      [['spikeBall'], 'throwLong'],
    ] as const) {
      const s = sceneSecond('. . . . H3 .\n. . . . . .\nH1* . . . . H2\n. . . . . .\n. . . . . .\n. . . . A1 .', {
        on: ['spells', 'throwing', 'interceptions', ...on],
        at: 'f10',
        facts: 'spells=/1:unseenShield',
      })
      s.choose('activate', { player: 'H1' })
      s.throwTo('H2')
      s.away.choose('cast', { player: 'A1', square: 'h14' })
      s.roll('spell', 5, 5).roll('unseenShield', 2)
      s.away.choose('place', { square: 'f14' })
      expect(s.explain().table).toBe(table)
      s.roll('pass', 6, 6)
      if (on.length > 0) s.roll('spikes', 1)
      expect(s.holder()).toBe('H3')
    }
  })

  rule('[second 153] the coach of the caster places the ball, and one who has a ball already does not catch it', () => {
    const s = sceneSecond(
      '. . . . H3 . . .\n. . . . . . . .\nH1* . . . . . . H2\n. . . . . . . .\n. . . . . . . .\n. . . . A1 . . .',
      { on: ['spells', 'throwing', 'twoBalls'], at: 'f10', facts: 'spells=/1:unseenShield' },
    )
    s.match.balls.push({ ...s.match.balls[0], carrier: s.player('H3').id, at: s.player('H3').at })
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    s.away.choose('cast', { player: 'A1', square: 'h14' })
    s.roll('spell', 5, 5).roll('unseenShield', 2)
    expect(s.waits()).toBe('away placeBall')
    s.away.choose('place', { square: 'f14' })
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
    expect([s.happened('completion'), s.turnovers()]).toEqual([[], ['pass']])
  })

  rule('[second 148] [second 153] after one that has missed a team-mate of the caster may still cast Grabbit', () => {
    const s = sceneSecond('H1* . . . . . . H2\n. A2 . . . . . .\n. . . . . . . .\n. . . . A1 . . .', {
      ...{ on: ['spells', 'throwing', 'interceptions'], at: 'f10', facts: 'spells=/1:unseenShield,2:grabbit' },
    })
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    s.away.choose('cast', { player: 'A1', square: 'f13' })
    s.roll('spell', 2, 2).roll('scatter', 2)
    expect([s.waits(), s.away.answers()]).toEqual(['away castSpell', ['decline', 'cast A2 grabbit']])
    s.away.choose('cast', { player: 'A2' })
    expect(s.holder()).toBe('A2')
  })
})
