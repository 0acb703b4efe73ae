// Wrestle: both are placed prone without armour rolls, against Block and with the ball.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const LINE = 'H9 . H1 A1 x'

const bothDown = (players: NonNullable<SceneOptions['players']>, picture = LINE): Scene => {
  const s = scene(picture, { players })
  s.activate('H1', 'block').block('A1')
  return s.roll('block', 2)
}
const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`
const lie = (s: Scene): void => {
  expect([s.where('H1'), s.posture('H1'), s.where('A1'), s.posture('A1')]).toEqual(['f12', 'prone', 'f13', 'prone'])
}

describe('Wrestle', () => {
  rule(
    '[bugman 589, 590] [bugman 51, 130] both are laid down where they stand, without armour rolls or turnover',
    () => {
      for (const who of ['H1', 'A1']) {
        const s = bothDown({ [who]: '+wrestle' })
        expect(asked(s)).toBe(`${who === 'H1' ? 'home' : 'away'} useSkill wrestle`)
        s.coachOf(who).use()
        lie(s)
        expect(s.turnovers()).toEqual([])
        s.expectTurnOf('home')
      }
    },
  )

  rule('[bugman 589] unused, the Both Down is carried out', () => {
    const s = bothDown({ H1: '+wrestle', A1: '+wrestle' })
    s.decline()
    expect(asked(s)).toBe('away useSkill wrestle')
    s.away.decline()
    s.roll('armour', 1, 2).roll('armour', 1, 2)
    lie(s)
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bugman 589] Block does not keep anybody on his feet against it', () => {
    const s = bothDown({ H1: '+block', A1: '+wrestle+block' })
    s.use()
    expect(asked(s)).toBe('away useSkill wrestle')
    s.away.use()
    lie(s)
    s.expectTurnOf('home')
    const own = bothDown({ H1: '+wrestle', A1: '+block' })
    own.use()
    lie(own)
    own.expectTurnOf('home')
  })

  rule('[bugman 589] also if the other coach chose the Both Down, and only on that result', () => {
    const s = scene(LINE, { players: { H1: '+wrestle', A1: ':6438' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 2, 3)
    expect(s.waits()).toBe('away blockDie')
    s.away.useDie('bothDown')
    s.use()
    lie(s)
    const skull = scene(LINE, { players: { H1: '+wrestle', A1: '+wrestle' } })
    skull.activate('H1', 'block').block('A1')
    skull.roll('block', 1)
    expect(skull.waits()).toBe('dice armour')
    skull.roll('armour', 1, 2)
  })

  rule('[bugman 52, 590] a turnover when the active player held the ball', () => {
    const s = bothDown({ A1: '+wrestle' }, LINE.replace('H1', 'H1*'))
    s.away.use()
    s.roll('bounce', 2)
    expect([s.ball(), s.turnovers()]).toEqual(['ground e12', ['carrierDown']])
    s.expectTurnOf('away')
  })

  rule('[bugman 590] none when it was the other one', () => {
    const s = bothDown({ H1: '+wrestle' }, LINE.replace('A1', 'A1*'))
    s.use()
    s.roll('bounce', 2)
    expect([s.ball(), s.turnovers()]).toEqual(['ground e13', []])
    s.expectTurnOf('home')
  })

  rule('[bugman 460, 589] a blitzing Juggernaut may push instead, or wrestle himself', () => {
    const s = scene(LINE, { players: { H1: '+juggernaut+wrestle', A1: '+wrestle' } })
    s.activate('H1', 'blitz').block('A1')
    s.roll('block', 2)
    expect(asked(s)).toBe('home useSkill juggernaut')
    s.decline()
    expect(asked(s)).toBe('home useSkill wrestle')
    s.use()
    lie(s)
    s.expectTurnOf('home')
  })

  rule('[bugman 437, 589] Frenzy gets no second block out of it', () => {
    const s = bothDown({ H1: '+frenzy', A1: '+wrestle' })
    s.away.use()
    lie(s)
    s.expectTurnOf('home')
  })
})
