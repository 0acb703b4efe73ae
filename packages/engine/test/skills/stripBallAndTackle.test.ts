// Strip Ball against carriers and Sure Hands, Tackle against Dodge, and the blocker who may not follow a Dump-Off.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const LINE = 'H9 . H1 A1* x'

const hit = (face: number, players: NonNullable<SceneOptions['players']>, picture = LINE): Scene => {
  const s = scene(picture, { players })
  s.activate('H1', 'block').block('A1')
  return s.roll('block', face)
}
const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe('Strip Ball', () => {
  rule('[bugman 549] [third 233] a carrier who is pushed drops the ball on the square he is pushed to', () => {
    const s = hit(3, { H1: '+strip-ball' })
    s.push('x')
    expect(asked(s)).toBe('home useSkill strip-ball')
    s.use()
    expect(s.ball()).toBe('loose x')
    s.followUp()
    s.roll('bounce', 5)
    expect([s.ball(), s.posture('A1'), s.turnovers()]).toEqual(['ground f15', 'standing', []])
    s.expectTurnOf('home')
  })

  rule('[bugman 549] a stumble that Dodge softens counts too', () => {
    const s = hit(5, { H1: '+strip-ball', A1: '+dodge' })
    s.away.use()
    s.push('x')
    s.use()
    s.stay()
    s.roll('bounce', 5)
    expect([s.ball(), s.posture('A1')]).toEqual(['ground f15', 'standing'])
  })

  rule('[bugman 549] unused, he keeps the ball; nobody is asked about one who has none', () => {
    const s = hit(3, { H1: '+strip-ball' })
    s.push('x')
    s.decline()
    s.stay()
    expect(s.ball()).toBe('held A1')
    const t = hit(3, { H1: '+strip-ball' }, LINE.replace('*', ''))
    t.push('x')
    expect(t.waits()).toBe('home followUp')
  })

  rule('[bugman 550, 560] [third 233] Sure Hands are proof against it, unless he goes down', () => {
    const s = hit(3, { H1: '+strip-ball', A1: '+sure-hands' })
    s.push('x')
    expect(s.waits()).toBe('home followUp')
    s.stay()
    expect(s.ball()).toBe('held A1')
    const down = hit(6, { H1: '+strip-ball', A1: '+sure-hands' })
    down.push('x')
    down.stay()
    down.roll('armour', 1, 2).roll('bounce', 5)
    expect(down.ball()).toBe('ground f15')
  })

  rule('[bugman 547, 549] one who stands firm drops the ball in his own square, and it bounces from there', () => {
    const s = hit(3, { H1: '+strip-ball', A1: '+stand-firm' })
    s.away.use()
    expect([s.where('A1'), asked(s)]).toEqual(['f13', 'home useSkill strip-ball'])
    s.use()
    expect([s.ball(), s.waits()]).toEqual(['loose f13', 'dice bounce'])
    s.roll('bounce', 5)
    expect([s.ball(), s.where('A1'), s.posture('A1'), s.turnovers()]).toEqual(['ground x', 'f13', 'standing', []])
    s.expectTurnOf('home')
  })

  rule('[bugman 549] so does one who has taken root, and one for whom nobody makes room', () => {
    const rooted = hit(3, { H1: '+strip-ball', A1: '~rooted' })
    expect(asked(rooted)).toBe('home useSkill strip-ball')
    rooted.use()
    rooted.roll('bounce', 5)
    expect([rooted.where('A1'), rooted.ball()]).toEqual(['f13', 'ground x'])
    const picture = '. . A2/ .\nH1 A1* A3 y\n. . A4/ .\nH9 . . .'
    const blocked = hit(3, { H1: '+strip-ball', A3: '+stand-firm' }, picture)
    blocked.push('g12')
    blocked.away.use()
    expect([blocked.where('A1'), asked(blocked)]).toEqual(['g11', 'home useSkill strip-ball'])
    blocked.use()
    blocked.roll('bounce', 2)
    expect(blocked.ball()).toBe('ground f11')
  })

  rule('[bugman 550, 560] where he stays, Sure Hands keep the ball, and so he does if it is not used', () => {
    const sure = hit(3, { H1: '+strip-ball', A1: '+stand-firm+sure-hands' })
    sure.away.use()
    expect([sure.ball(), sure.waits()]).toEqual(['held A1', 'home turn'])
    const unused = hit(3, { H1: '+strip-ball', A1: '+stand-firm' })
    unused.away.use()
    unused.decline()
    expect([unused.ball(), unused.waits()]).toEqual(['held A1', 'home turn'])
  })

  rule('[bugman 549] nothing is asked about one who goes down: he drops it anyway', () => {
    const s = hit(5, { H1: '+strip-ball', A1: '+stand-firm' })
    s.away.use()
    s.roll('armour', 1, 2).roll('bounce', 5)
    expect([s.ball(), s.posture('A1')]).toEqual(['ground x', 'prone'])
  })

  rule('[bugman 549] a carrier who is only pushed in a chain keeps the ball', () => {
    const picture = '. . A2/ .\nH1 A1 A3* y\n. . A4/ .\nH9 . . .'
    const s = hit(3, { H1: '+strip-ball', A3: '.z' }, picture)
    s.push('g12')
    s.push('y')
    expect([s.waits(), s.ball()]).toEqual(['home followUp', 'held A3'])
    s.stay()
  })

  rule('[bugman 624] pushed into the end zone without the ball he scores nothing', () => {
    const s = scene('x A1* H1 . H9', { at: 'h1', players: { H1: '+strip-ball' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3)
    s.push('x')
    s.use()
    s.stay()
    s.roll('bounce', 5)
    expect([s.score(), s.where('A1'), s.ball()]).toEqual(['0-0', 'x', 'ground h2'])
    s.expectTurnOf('home')
  })
})

describe('Tackle', () => {
  rule('[bugman 561] [third 233] nobody uses Dodge to get out of his tackle zone', () => {
    const s = scene('H9 . x H1 A1', { players: { H1: '+dodge', A1: '+tackle' } })
    s.activate('H1', 'move').step('x').roll('dodge', 1)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 2)
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bugman 561] also if others mark the square too; but not if only another one does', () => {
    const two = scene('H9 . x H1 A1\n. . . A2 .', { players: { H1: '+dodge', A2: '+tackle' } })
    two.activate('H1', 'move').step('e12').roll('dodge', 1)
    expect(two.waits()).toBe('dice armour')
    two.roll('armour', 1, 2)
    const away = scene('A2 . x H1 A1', { players: { H1: '+dodge', A2: '+tackle' } })
    away.activate('H1', 'move').step('x').roll('dodge', 1)
    expect(away.answers('reroll')).toEqual(['reroll dodge'])
    away.reroll('dodge')
    away.roll('dodge', 6)
    expect(away.posture('H1')).toBe('standing')
  })

  rule(
    '[bugman 561] it does not work while he is down or has no tackle zone; a team re-roll may always be used',
    () => {
      const s = scene('A2/ . x H1 A1', { players: { H1: '+dodge', A2: '+tackle', A1: '+tackle' }, facts: 'rr=1/0' })
      s.activate('H1', 'move').step('x').roll('dodge', 1)
      expect(s.answers('reroll')).toEqual(['reroll team'])
      s.reroll('team')
      s.roll('dodge', 6)
      const lying = scene('. x H1 A1\n. . A2/ .', { players: { H1: '+dodge', A2: '+tackle' } })
      lying.activate('H1', 'move').step('x').roll('dodge', 1)
      expect(lying.answers('reroll')).toEqual(['reroll dodge'])
    },
  )

  rule('[bugman 562] nor against his own block', () => {
    const s = hit(5, { H1: '+tackle', A1: '+dodge' }, LINE.replace('*', ''))
    expect(s.waits()).toBe('home pushSquare')
    s.push('x')
    s.stay()
    s.roll('armour', 1, 2)
    expect(s.posture('A1')).toBe('prone')
    const mate = hit(5, { H9: '+tackle', A1: '+dodge' }, LINE.replace('*', ''))
    expect(asked(mate)).toBe('away useSkill dodge')
  })
})

describe('Dump-Off against a blocker with Pass Block', () => {
  rule('[bugman 614] he has declared a block and cannot run after the ball; his team-mates can', () => {
    const picture = `
      .  H2 .  .  .  .
      H9 .  H1 A1* . .
      .  .  .  .  .  A2
    `
    const s = scene(picture, { players: { H1: '+pass-block', H2: '+pass-block', A1: '+dump-off' } })
    s.activate('H1', 'block').block('A1')
    expect(asked(s)).toBe('away useSkill dump-off')
    s.away.use()
    s.away.throwTo('A2')
    expect([asked(s), s.question().player]).toEqual(['home useSkill pass-block', s.player('H2').id])
    s.decline()
    s.roll('pass', 6).roll('catch', 6)
    expect([s.ball(), s.waits()]).toEqual(['held A2', 'dice block'])
    s.roll('block', 3)
  })
})
