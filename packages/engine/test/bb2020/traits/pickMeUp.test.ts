// Pick-me-up: team-mates stand up at the end of the opponents' turn.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const AWAY = 'turn=away:1/1'

const ended = (picture: string, players: { readonly [token: string]: string }, facts = AWAY): Scene => {
  const s = scene(picture, { players, facts })
  s.endTurn()
  return s
}

describe('pick-me-up', () => {
  rule(
    '[bb2020 614] at the end of the opponents’ turn a prone team-mate within three squares stands on 5 or more',
    () => {
      for (const face of [4, 5]) {
        const s = ended('H1 . . H2/ .\nA1 . . . H3/', { H1: '+pick-me-up' })
        expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'pick-me-up'])
        s.home.use()
        expect([s.waits(), s.needs(), s.explain().player]).toEqual(['dice pickMeUp', 5, s.player('H2').id])
        s.roll('pickMeUp', face)
        // H3 is four squares away, out of reach.
        expect([s.posture('H2'), s.posture('H3')]).toEqual([face === 5 ? 'standing' : 'prone', 'prone'])
        s.expectTurnOf('home')
      }
    },
  )

  rule('[bb2020 614] neither the stunned nor opponents, and not at the end of the own turn', () => {
    const s = ended('H1 H2= A1/ .\n. . . H3', { H1: '+pick-me-up' })
    s.expectTurnOf('home')
    const own = ended('H1 H2/ A1 .', { H1: '+pick-me-up' }, 'turn=home:1/1')
    own.expectTurnOf('away')
    expect(own.posture('H2')).toBe('prone')
  })

  rule('[bb2020 614] the owner must stand with his tackle zone, and may decline', () => {
    ended('H1/ H2/ A1 .', { H1: '+pick-me-up' }).expectTurnOf('home')
    ended('H1 H2/ A1 .', { H1: '+pick-me-up.z' }).expectTurnOf('home')
    const s = ended('H1 H2/ A1 .', { H1: '+pick-me-up' })
    s.home.decline()
    s.expectTurnOf('home')
    expect(s.posture('H2')).toBe('prone')
  })

  rule('[bb2020 614] a player who stood up this way acts normally in his own turn, and no re-roll helps', () => {
    const s = ended('H1 H2/ x .\n. . . A1', { H1: '+pick-me-up' }, `${AWAY} rr=1/0`)
    s.home.use()
    s.roll('pickMeUp', 5)
    s.activate('H2', 'move').step('x')
    expect([s.where('H2'), s.happened('rolled').length]).toEqual(['x', 1])
    const t = ended('H1 H2/ A1 .', { H1: '+pick-me-up' }, `${AWAY} rr=1/0`)
    t.home.use()
    t.roll('pickMeUp', 4)
    t.expectTurnOf('home')
  })

  rule('[bb2020 615] one die for each of them, however many could help', () => {
    const s = ended('H1 H2/ H3 H4/\n. . . A1', { H1: '+pick-me-up', H3: '+pick-me-up' })
    s.home.use()
    s.roll('pickMeUp', 4).roll('pickMeUp', 5)
    expect([s.posture('H2'), s.posture('H4')]).toEqual(['prone', 'standing'])
    s.expectTurnOf('home')
    // The second one is asked only for players whom the first could not reach.
    const t = ended('H1 H2/ . . H3 H4/\n. . . A1', { H1: '+pick-me-up', H3: '+pick-me-up' })
    t.home.use()
    t.roll('pickMeUp', 1)
    expect([t.waits(), t.question().player]).toEqual(['home useSkill', t.player('H3').id])
    t.home.use()
    expect(t.explain().player).toBe(t.player('H4').id)
    t.roll('pickMeUp', 5)
    t.expectTurnOf('home')
  })

  rule('[bb2020 615] an owner who has just stood up this way helps nobody', () => {
    const s = ended('H1 . . H2/ . . H3/\n. . . A1', { H1: '+pick-me-up', H2: '+pick-me-up' })
    s.home.use()
    s.roll('pickMeUp', 6)
    expect([s.posture('H2'), s.posture('H3')]).toEqual(['standing', 'prone'])
    s.expectTurnOf('home')
  })

  rule('[bb2020 614] a touchdown ends the drive before anybody stands up', () => {
    const s = scene('x A1* H1 H2/', { at: 'f1', players: { H1: '+pick-me-up' }, facts: AWAY })
    s.activate('A1', 'move').step('x').roll('dodge', 6)
    expect([s.score(), s.happened('rolled').length]).toEqual(['0-1', 1])
  })
})
