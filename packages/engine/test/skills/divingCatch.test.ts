// Diving Catch: +1 to accurate passes to him, and balls that land in an adjacent square.
import { describe, expect } from 'vitest'
import { kick, lineUpForKick, newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 throws four squares to x; H2 stands behind it. */
const PICTURE = 'H1* . . . x H2'

const thrownTo = (target: string, skills: Record<string, string>, picture = PICTURE): Scene => {
  const s = scene(picture, { players: skills })
  s.activate('H1', 'pass').throwTo(target)
  return s
}

describe('an accurate pass', () => {
  rule('[bugman 410] aimed at his square it is caught at +1', () => {
    const s = thrownTo('H2', { H2: '+diving-catch' }).roll('pass', 6)
    expect([s.needs(), ...s.modifiers()]).toEqual([2, 'accuratePass +1', 'diving-catch +1'])
    s.roll('catch', 2)
    expect(s.holder()).toBe('H2')
  })

  rule('[bugman 410] not an inaccurate pass, nor a hand-off', () => {
    const s = thrownTo('H2', { H2: '+diving-catch' }).roll('pass', 2)
    s.roll('scatter', 2).roll('scatter', 5).roll('scatter', 6)
    expect([s.needs(), ...s.modifiers()]).toEqual([4])
    s.roll('catch', 4)
    const t = scene('H1* H2', { players: { H2: '+diving-catch' } })
    t.activate('H1', 'handOff').handOff('H2')
    expect(t.modifiers()).toEqual(['handOff +1'])
    t.roll('catch', 3)
  })
})

describe('a ball in an adjacent square', () => {
  rule('[bugman 411] a pass to the empty square next to him: he may try, and stays where he is', () => {
    const s = thrownTo('x', { H2: '+diving-catch' }).roll('pass', 6)
    expect(s.waits()).toBe('home useSkill')
    expect(s.question()).toMatchObject({ subject: 'diving-catch', player: s.player('H2').id })
    s.use()
    // The pass is accurate, but was not aimed at his square.
    expect([s.needs(), ...s.modifiers()]).toEqual([3, 'accuratePass +1'])
    s.roll('catch', 3)
    expect(s.holder()).toBe('H2')
    expect(s.where('H2')).toBe('f15')
    s.expectTurnOf('home')
  })

  rule('[bugman 411] he may let it be', () => {
    const s = thrownTo('x', { H2: '+diving-catch' }).roll('pass', 6)
    s.decline()
    s.roll('bounce', 2)
    expect(s.ball()).toBe('ground e14')
    expect(s.turnovers()).toEqual(['pass'])
  })

  rule('[bugman 411] one that missed is caught without the bonus', () => {
    const s = thrownTo('x', { H2: '+diving-catch' }).roll('pass', 2)
    s.roll('scatter', 2).roll('scatter', 7).roll('scatter', 3).use()
    expect([s.needs(), ...s.modifiers()]).toEqual([4])
    s.roll('catch', 4)
    expect(s.holder()).toBe('H2')
  })

  rule('[bugman 411] opponents reach for it as well, and what counts are tackle zones on the diver', () => {
    const s = thrownTo('x', { A1: '+diving-catch' }, 'H1* . . . x A1\n . . . . . H3').roll('pass', 6)
    expect(s.waits()).toBe('away useSkill')
    s.away.use()
    expect(s.modifiers()).toEqual(['accuratePass +1', 'tackleZone -1'])
    s.roll('catch', 4)
    expect(s.holder()).toBe('A1')
    expect(s.turnovers()).toEqual(['pass'])
  })

  rule('[bugman 411] only in his tackle zone: not while down, not without one, not two squares away', () => {
    const picture = 'H1* . . . x H2/\n . . . . H3 .\n . . . . . . H4'
    const s = thrownTo('x', { H2: '+diving-catch', H3: '+diving-catch.z', H4: '+diving-catch' }, picture)
    s.roll('pass', 6)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
  })

  rule('[bugman 411] not if a player lies there', () => {
    const s = thrownTo('A1', { H2: '+diving-catch' }, 'H1* . . . A1/ H2').roll('pass', 6)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
  })

  rule('[bugman 411] a throw-in', () => {
    const s = scene('H1 A1*\n. .\n. .\n. .\nA2 .', { at: 'a10', players: { A2: '+diving-catch' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6)
    // A1 falls next to the line, and the ball goes out from there.
    s.push('a12')
    s.stay()
    s.roll('armour', 1, 1).roll('bounce', 2)
    expect(s.waits()).toBe('dice throwIn')
    // South-west from a12, two squares: c10; A2 waits on e10, which is too far.
    s.roll('throwIn', 5, 1, 2).roll('bounce', 5)
    expect(s.ball()).toBe('ground c11')
    const t = scene('H1 A1*\n. .\n. A2\n. .', { at: 'a10', players: { A2: '+diving-catch' } })
    t.activate('H1', 'block').block('A1')
    t.roll('block', 6).push('a12')
    t.stay()
    t.roll('armour', 1, 1).roll('bounce', 2).roll('throwIn', 5, 1, 2).away.use()
    expect(t.modifiers()).toEqual([])
    t.roll('catch', 4)
    expect(t.holder()).toBe('A2')
  })

  rule('[bugman 412] not a ball that only bounces', () => {
    const s = thrownTo('x', { H2: '+diving-catch' }, 'H1* . . . x . .\n . . . . . . H2').roll('pass', 6)
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground f15')
    expect(s.happened('skillUsed')).toEqual([])
  })

  rule('[bugman 413] a catch that fails bounces from his own square', () => {
    const s = thrownTo('x', { H2: '+diving-catch' }).roll('pass', 6)
    s.use()
    s.roll('catch', 2).roll('bounce', 5)
    expect(s.ball()).toBe('ground f16')
    expect(s.turnovers()).toEqual(['pass'])
  })
})

describe('several divers', () => {
  const two = (): Scene =>
    thrownTo('x', { H2: '+diving-catch', A1: '+diving-catch' }, '. . . . A1 .\nH1* . . . x H2').roll('pass', 6)

  rule('[bugman 195, 414] the coach whose turn it is decides first; two at once get in each other’s way', () => {
    const s = two()
    expect(s.waits()).toBe('home useSkill')
    s.use()
    expect(s.waits()).toBe('away useSkill')
    s.away.use()
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 7)
    expect(s.ball()).toBe('ground h14')
  })

  rule('[bugman 414] if one of them declines, the other may catch it', () => {
    const s = two()
    s.use()
    s.away.decline()
    expect(s.waits()).toBe('dice catch')
    s.roll('catch', 6)
    expect(s.holder()).toBe('H2')
    const t = two()
    t.decline()
    t.away.use()
    t.roll('catch', 6)
    expect(t.holder()).toBe('A1')
  })
})

describe('the kick-off', () => {
  const divers = (number = 11): Scene => {
    const away = plainLineUp(11, { rerolls: 2 })
    const players = away.players.map((p) => (p.number === number ? { ...p, skills: ['diving-catch'] } : p))
    return lineUpForKick(newGame({ away: { ...away, players } }))
  }

  rule('[bugman 411] a kick that lands next to him', () => {
    const s = kick(divers(), 'h22', [4, 1], [1, 1])
    expect(s.waits()).toBe('away useSkill')
    s.away.use()
    expect([s.needs(), ...s.modifiers()]).toEqual([4])
    s.roll('catch', 4)
    expect(s.holder()).toBe('A11')
    s.expectTurnOf('away')
  })

  rule('[bugman 413] dropped, it bounces from him', () => {
    const s = kick(divers(), 'h22', [4, 1], [1, 1])
    s.away.use()
    s.roll('catch', 3).roll('bounce', 2)
    expect(s.ball()).toBe('ground g20')
  })
  rule('[bugman 21, 413] and across halfway it is a touchback', () => {
    const s = kick(divers(1), 'g16', [4, 1], [1, 1])
    s.away.use()
    s.roll('catch', 3).roll('bounce', 4)
    expect(s.waits()).toBe('away touchback')
  })
})
