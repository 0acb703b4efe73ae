// Skills that add to armour and injury rolls: Claw, Mighty Blow and Piling On.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const LINE = 'H9 . H1 A1 x'
const HARD = ':6.3.3.10'

/** H1 knocks A1 down on x, following up or not: the armour dice are pending. */
const fell = (players: NonNullable<SceneOptions['players']>, follow = false, picture = LINE): Scene => {
  const s = scene(picture, { players })
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6)
  s.push('x')
  if (follow) s.followUp()
  else s.stay()
  return s
}
/** The skill a coach is asked about. */
const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe('Claw', () => {
  rule('[bugman 396] an armour roll of 8 breaks the hardest armour, 7 does not, unasked', () => {
    const s = fell({ H1: '+claw', A1: HARD }).roll('armour', 4, 4)
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 1, 2)
    const t = fell({ H1: '+claw', A1: HARD }).roll('armour', 3, 4)
    expect([t.posture('A1'), t.waits()]).toEqual(['prone', 'home turn'])
  })

  rule('[bugman 396] low armour breaks as usual', () => {
    fell({ H1: '+claw', A1: ':6336' }).roll('armour', 3, 4).roll('injury', 1, 2)
  })

  rule('[bugman 397] not in a foul, and not for another player’s block', () => {
    const s = scene(LINE.replace('A1', 'A1/'), { players: { H1: '+claw', A1: HARD } })
    s.activate('H1', 'foul').foul('A1')
    s.roll('armour', 4, 5)
    expect([s.posture('A1'), s.waits()]).toEqual(['prone', 'home turn'])
    const t = fell({ H9: '+claw', A1: HARD }).roll('armour', 4, 5)
    expect(t.posture('A1')).toBe('prone')
  })

  rule('[bugman 396, 397] it works for the blocked player against a blocker who falls, even when both fall', () => {
    const s = scene(LINE, { players: { H1: HARD, A1: '+claw' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 2).roll('armour', 1, 2).roll('armour', 4, 4)
    s.roll('injury', 1, 2)
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['stunned', 'prone'])
  })

  rule('[bugman 398] 7 and Mighty Blow make the 8, which spends it', () => {
    const s = fell({ H1: '+claw+mighty-blow', A1: HARD }).roll('armour', 3, 4)
    expect(asked(s)).toBe('home useSkill mighty-blow')
    s.use()
    s.roll('injury', 3, 4)
    expect(s.posture('A1')).toBe('stunned')
    s.expectTurnOf('home')
  })

  rule('[bugman 398] a bare 8 breaks and leaves Mighty Blow for the injury roll', () => {
    const s = fell({ H1: '+claw+mighty-blow', A1: HARD }).roll('armour', 4, 4).roll('injury', 3, 4)
    expect(asked(s)).toBe('home useSkill mighty-blow')
    s.use()
    expect(s.where('A1')).toBe('ko')
  })
})

describe('Mighty Blow', () => {
  rule('[bugman 481] [third 28] +1 on the armour roll once it is seen, and then none on injury', () => {
    const s = fell({ H1: '+mighty-blow' }).roll('armour', 4, 4)
    expect(asked(s)).toBe('home useSkill mighty-blow')
    s.use()
    s.roll('injury', 3, 4)
    expect([s.where('A1'), s.posture('A1')]).toEqual(['x', 'stunned'])
    s.expectTurnOf('home')
  })

  rule('[bugman 481] [third 28] or +1 on injury where the armour breaks anyway; either may be declined', () => {
    const s = fell({ H1: '+mighty-blow' }).roll('armour', 4, 5).roll('injury', 3, 4)
    s.use()
    expect(s.where('A1')).toBe('ko')
    const t = fell({ H1: '+mighty-blow' }).roll('armour', 4, 5).roll('injury', 3, 4)
    t.decline()
    expect(t.posture('A1')).toBe('stunned')
    const u = fell({ H1: '+mighty-blow' }).roll('armour', 4, 4)
    u.decline()
    expect([u.posture('A1'), u.waits()]).toEqual(['prone', 'home turn'])
  })

  rule('[bugman 481] no help where one more would not do, in a foul, or for the crowd', () => {
    const s = fell({ H1: '+mighty-blow' }).roll('armour', 3, 4)
    expect(s.waits()).toBe('home turn')
    const foul = scene(LINE.replace('A1', 'A1/'), { players: { H1: '+mighty-blow' } })
    foul.activate('H1', 'foul').foul('A1')
    foul.roll('armour', 3, 5)
    expect(foul.waits()).toBe('home turn')
    const edge = scene('. A1 .\n. H1 .\nH9 . .', { at: 'a10', players: { H1: '+mighty-blow' } })
    edge.activate('H1', 'block').block('A1')
    edge.roll('block', 6).stay()
    edge.roll('injury', 3, 4)
    expect([edge.where('A1'), edge.waits()]).toEqual(['reserves', 'home turn'])
  })

  rule('[bugman 481] it counts when both went down, for the blocker and for the blocked', () => {
    const s = scene(LINE, { players: { H1: '+mighty-blow', A1: '+mighty-blow' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 2).roll('armour', 4, 4)
    expect(asked(s)).toBe('home useSkill mighty-blow')
    s.use()
    s.roll('injury', 1, 2).roll('armour', 4, 5)
    s.roll('injury', 3, 4)
    expect(asked(s)).toBe('away useSkill mighty-blow')
    s.away.use()
    expect([s.posture('A1'), s.where('H1')]).toEqual(['stunned', 'ko'])
  })

  rule('[bugman 481] only opponents suffer it: not a team-mate hit by a ball and chain', () => {
    const s = scene('H9 . H1 H2 x', { players: { H1: ':3738+ball-and-chain+mighty-blow+claw', H2: HARD } })
    s.activate('H1', 'move').choose('swing', { option: 'E' })
    s.roll('swing', 3).roll('block', 6, 6, 6)
    s.push('x')
    s.roll('armour', 5, 5)
    expect([s.posture('H2'), s.waits()]).toEqual(['prone', 'away turn'])
  })
})

describe('Piling On', () => {
  rule('[bugman 503-505] [bugman 51, 130] next to his victim he may re-roll the armour and is placed prone', () => {
    const s = fell({ H1: '+piling-on' }, true).roll('armour', 1, 2)
    expect(asked(s)).toBe('home useSkill piling-on')
    s.use()
    expect([s.where('H1'), s.posture('H1'), s.waits()]).toEqual(['f13', 'prone', 'dice armour'])
    s.roll('armour', 4, 5).roll('injury', 1, 2)
    expect([s.posture('A1'), s.turnovers()]).toEqual(['stunned', []])
    s.expectTurnOf('home')
  })

  rule('[bugman 504] or the injury roll; the second result counts, worse or better', () => {
    const s = fell({ H1: '+piling-on' }, true).roll('armour', 4, 5).roll('injury', 4, 4)
    s.use()
    s.roll('injury', 1, 2)
    expect([s.posture('A1'), s.where('A1'), s.posture('H1')]).toEqual(['stunned', 'x', 'prone'])
  })

  rule('[bugman 504] one re-roll in all: after the armour was rolled again the injury stands', () => {
    const s = fell({ H1: '+piling-on' }, true).roll('armour', 1, 2)
    s.use()
    s.roll('armour', 4, 5).roll('injury', 1, 2)
    s.expectTurnOf('home')
    const t = fell({ H1: '+piling-on' }, true).roll('armour', 1, 2)
    t.decline()
    expect([t.posture('H1'), t.waits()]).toEqual(['standing', 'home turn'])
  })

  rule('[bugman 503] not from two squares away, nor when he lies himself, nor when he was blocked', () => {
    const s = fell({ H1: '+piling-on' }).roll('armour', 1, 2)
    expect(s.waits()).toBe('home turn')
    const both = scene(LINE, { players: { H1: '+piling-on', A1: '+piling-on' } })
    both.activate('H1', 'block').block('A1')
    both.roll('block', 2).roll('armour', 1, 2).roll('armour', 1, 2)
    expect(both.waits()).toBe('away turn')
    const skull = scene(LINE, { players: { A1: '+piling-on' } })
    skull.activate('H1', 'block').block('A1')
    skull.roll('block', 1).roll('armour', 1, 2)
    expect(skull.waits()).toBe('away turn')
  })

  rule('[bugman 503] a victim who side-stepped next to him can be piled on without following up', () => {
    const s = scene(`${LINE}\n. . y . .`, { players: { H1: '+piling-on', A1: '+side-step' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).away.use()
    s.away.push('y')
    s.stay()
    s.roll('armour', 1, 2)
    expect(asked(s)).toBe('home useSkill piling-on')
    s.decline()
  })

  rule('[bugman 503] after a Both Down that Block kept him out of, he stands next to his victim', () => {
    const s = scene(LINE, { players: { H1: '+block+piling-on' } })
    s.activate('H1', 'blitz').block('A1')
    s.roll('block', 2).use()
    s.roll('armour', 1, 2).use()
    s.roll('armour', 1, 2)
    expect([s.posture('H1'), s.turnovers()]).toEqual(['prone', []])
    s.expectTurnOf('home')
  })

  rule('[bugman 52, 506] a carrier who piles on drops the ball, and that ends the turn', () => {
    const s = fell({ H1: '+piling-on' }, true, LINE.replace('H1', 'H1*')).roll('armour', 1, 2)
    s.use()
    s.roll('armour', 1, 2).roll('bounce', 2)
    expect([s.ball(), s.turnovers()]).toEqual(['ground e13', ['carrierDown']])
    s.expectTurnOf('away')
  })

  rule(
    '[bugman 481, 504] Mighty Blow may be placed anew on the re-rolled armour or injury',
    () => {
      const s = fell({ H1: '+mighty-blow+piling-on' }, true).roll('armour', 3, 4)
      expect(asked(s)).toBe('home useSkill piling-on')
      s.use()
      s.roll('armour', 4, 4)
      expect(asked(s)).toBe('home useSkill mighty-blow')
      s.use()
      s.roll('injury', 3, 4)
      expect(s.posture('A1')).toBe('stunned')
      const t = fell({ H1: '+mighty-blow+piling-on' }, true).roll('armour', 4, 5).roll('injury', 1, 2)
      t.decline()
      t.use()
      t.roll('injury', 4, 5).use()
      expect(t.where('A1')).toBe('casualty')
    },
    'bugman',
  )

  rule('[bugman 398, 504] Claw still counts for the roll he piles on for', () => {
    const s = fell({ H1: '+claw+piling-on', A1: HARD }, true).roll('armour', 3, 4)
    s.use()
    s.roll('armour', 4, 4).roll('injury', 1, 2)
    expect([s.posture('A1'), s.posture('H1')]).toEqual(['stunned', 'prone'])
  })
})
