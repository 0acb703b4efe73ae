// Ranged spells, by Flying Fist: when they are cast, how they are aimed, where they go, and what an attack spell does. Neighbours:
// getting.test.ts is before the match, src/magic/ranged.ts, src/procs/ball/spellFlight.ts.
import { describe, expect } from 'vitest'
import { forecastTable } from '../../../src/forecast/index.ts'
import { spells } from '../../../src/procs/match/spells.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const on = ['spells'] as const

/** H1 has a Flying Fist, and acts. */
const acting = (picture: string, options: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, { on, ...options, facts: `spells=1:flyingFist/ ${options.facts ?? ''}`.trim() })
  s.choose('activate', { player: 'H1' })
  return s
}
const casts = (s: Scene): string[] => s.answers('cast')

describe('casting a ranged spell', () => {
  rule('[second 140] after he has moved, once, and with nothing to follow', () => {
    const s = acting('H1 x H2* . . A1')
    s.step('x')
    s.choose('cast', { player: 'H1', square: 'f15', option: 'flyingFist' })
    s.roll('spell', 6, 5).roll('armour', 1, 2)
    expect(s.waits()).toBe('home turn')
    expect(s.answers()).not.toContain('activate H1')
    expect(spells.of(s.match.squads.home)).toEqual([])
  })

  rule('[second 140] instead of a block: not after one', () => {
    const s = acting('H1 A1 . H2 A2', { on: ['spells', 'push'] })
    expect(casts(s)).toHaveLength(2)
    s.choose('shove', { player: 'A1' })
    s.roll('shove', 3, 3)
    expect(s.waits()).toBe('home turn')
    expect(s.happened('spellCast')).toEqual([])
  })

  rule('[second 140] not by one who has thrown or handed on the ball in this turn', () => {
    const s = acting('H1* H2 . . A1')
    s.handOff('H2')
    expect(casts(s)).toEqual([])
  })

  rule('[second 140] he throws nothing any more once he has acted', () => {
    const s = acting('H1* . H2 . A1', { on: ['spells', 'throwing'] })
    s.choose('cast')
    s.roll('spell', 6, 5).roll('armour', 1, 2)
    expect(s.waits()).toBe('home turn')
    expect(s.answers()).toEqual(['endTurn', 'activate H2'])
  })

  rule('[second 303] not by one who lies, or is beside the pitch', () => {
    const s = sceneSecond('H1/ H2 . A1', { on, facts: 'spells=1:flyingFist,3:flyingFist/', beside: 'h3@reserves' })
    expect(s.answers()).toEqual(['endTurn', 'activate H2'])
  })

  rule('[second 140] at opponents who stand or lie within the range of a throw, and at nobody else', () => {
    const s = acting('H1 H2 . . . . . . . . . . A1/ . A2', {})
    expect(casts(s)).toEqual(['cast H1 f22 flyingFist'])
  })
})

describe('its flight', () => {
  rule('[second 141] 2D6, 1 less for each zone on the caster; his TS and the CL of the target do not count', () => {
    const s = acting('H1 . . A1\nA2 A3 . .', { players: { H1: ':4233309', A1: ':4233009' } })
    s.choose('cast', { square: 'f13' })
    expect(s.modifiers()).toEqual(['tackleZone -1', 'tackleZone -1'])
    expect(s.explain().table).toBe('spellQuick')
    s.roll('spell', 5, 3).roll('armour', 1, 2)
    expect(s.posture('A1')).toBe('faceDown')
  })

  rule('[second 141] what a throw would call Missed scatters, once at Quick and Short', () => {
    const s = acting('H1 . . . . A1 A2', { at: 'f5' })
    s.choose('cast', { square: 'f10' })
    s.roll('spell', 3, 3)
    s.roll('scatter', 5).roll('armour', 1, 2)
    expect([s.posture('A1'), s.posture('A2')]).toEqual(['standing', 'faceDown'])
  })

  rule('[second 141] twice at Long, and three times at Long Bomb range', () => {
    for (const [squares, times] of [
      [10, 2],
      [13, 3],
    ]) {
      const s = acting(`H1${' .'.repeat(squares - 1)} A1`, { at: 'f5' })
      s.choose('cast')
      s.roll('spell', 3, 2)
      for (let i = 0; i < times; i++) s.roll('scatter', 2)
      expect([s.waits(), s.posture('A1')]).toEqual(['away turn', 'standing'])
    }
  })

  rule('[second 141] what a throw would call Intercepted is missed too', () => {
    const s = acting('H1 . . . . . . . A1', { on: ['spells', 'interceptions'] })
    s.choose('cast')
    s.roll('spell', 2, 2).roll('scatter', 1).roll('scatter', 1)
    expect(s.waits()).toBe('away turn')
  })

  rule('[second 141] 2 or less goes off where the caster stands', () => {
    const s = acting('H1 . . A1\nA2 . . .')
    s.choose('cast', { square: 'f13' })
    s.roll('spell', 1, 2).roll('armour', 1, 2)
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['faceDown', 'standing'])
    expect(s.happened('spellStrikes')).toMatchObject([{ miscast: true, square: s.square('f10') }])
  })

  rule('[second 141] it hits whoever is there in the end, of whichever side', () => {
    const s = acting('H1 . . H2 A1')
    s.choose('cast')
    s.roll('spell', 2, 1)
    s.roll('scatter', 4).roll('armour', 1, 2)
    expect([s.posture('H2'), s.posture('A1')]).toEqual(['faceDown', 'standing'])
  })

  rule('[second 141] beside the pitch it is lost', () => {
    const s = acting('H1 . . A1', { at: 'a10' })
    s.choose('cast')
    s.roll('spell', 2, 1).roll('scatter', 2)
    expect([s.waits(), s.posture('A1')]).toEqual(['away turn', 'standing'])
  })

  rule('[second 141] its chances are forecast like those of a throw', () => {
    const s = acting('H1 . . A1')
    const answer = s.engine.legal(s.match).find((one) => one.do === 'cast')
    const { roll } = forecastTable(
      s.engine,
      s.match,
      s.player('H1').id,
      answer ?? { do: 'cast', player: 0, square: 0, option: '' },
    )
    expect(roll?.results?.map(({ result, chance }) => [result, Math.round(chance * 36)])).toEqual([
      ['miscast', 1],
      ['missed', 9],
      ['onTarget', 26],
    ])
  })
})

describe('an attack spell', () => {
  rule('[second 142] [second 147] knocks over; AV counts 2 less, and the injury 2 more', () => {
    const s = acting('H1 . . A1', { players: { A1: ':4233009' } })
    s.choose('cast')
    s.roll('spell', 5, 3)
    expect(s.waits()).toBe('dice armour')
    expect([s.needs(), s.modifiers()]).toEqual([8, ['flyingFist +2']])
    s.roll('armour', 4, 4)
    expect(s.modifiers()).toEqual(['flyingFist +2'])
    s.roll('injury', 3, 3)
    expect(s.where('A1')).toBe('ko')
  })

  rule('[second 142] armour that holds leaves him lying', () => {
    const s = acting('H1 . . A1', { players: { A1: ':4233009' } })
    s.choose('cast')
    s.roll('spell', 5, 3).roll('armour', 4, 3)
    expect([s.where('A1'), s.posture('A1')]).toEqual(['f13', 'faceDown'])
  })

  rule('[second 142] a carrier who is hit drops the ball', () => {
    const s = acting('H1 . . A1*')
    s.choose('cast')
    s.roll('spell', 5, 3).roll('armour', 1, 2).roll('bounce', 2)
    expect(s.ball()).toBe('ground e13')
  })
})
