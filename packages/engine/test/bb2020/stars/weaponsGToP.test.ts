// Star rules about weapons: Kaboom!, Kick 'em, Maximum Carnage, Old Pro, Putrid Regurgitation, I'll Be Back!.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

describe('Kaboom!', () => {
  const caughtBy = (catcher: string, spent: readonly string[] = []): Scene => {
    const s = scene(`H1 . . ${catcher}\nH3 . .\nA9`, { players: { H1: '+bombardier+kaboom' } })
    s.player('H1').spent = spent
    s.activate('H1', 'bomb').throwTo(catcher)
    return s.roll('pass', 6).roll('catch', 6)
  }

  rule('[bb2020 779] caught by an opponent, his bomb may explode at once, without a fuse roll', () => {
    const s = caughtBy('A1')
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'kaboom'])
    s.use()
    expect([s.waits(), s.happened('exploded').length]).toEqual(['dice armour', 1])
    s.roll('armour', 1, 1)
    expect([s.posture('A1'), s.player('H1').spent]).toEqual(['prone', ['kaboom match']])
  })

  rule('[bb2020 779] declined the fuse is rolled; not offered for a team-mate or a second time', () => {
    const s = caughtBy('A1')
    s.decline()
    s.roll('fuse', 6).roll('armour', 1, 1)
    for (const t of [caughtBy('H2'), caughtBy('A1', ['kaboom match'])]) t.roll('fuse', 6).roll('armour', 1, 1)
  })
})

describe("Kick 'em While They're Down!", () => {
  const SAW = { players: { H1: '+chainsaw+kick-em-while-theyre-down' } }

  rule('[bb2020 818] his chainsaw attacks an opponent who is down, which is not a foul', () => {
    const s = scene('H9 . H1 A1/ x A2/', SAW)
    expect(s.answers('activate')).toContain('activate H1 block')
    s.activate('H1', 'block').block('A1')
    expect(s.waits()).toBe('dice chainsaw')
    s.roll('chainsaw', 2)
    expect([s.needs(), s.modifiers()]).toEqual([6, ['chainsaw +3']])
    s.roll('armour', 3, 3).roll('injury', 4, 4)
    expect([s.where('A1'), s.where('H1'), s.turnovers()]).toEqual(['ko', 'f12', []])
    expect(s.player('H1').spent).toEqual(['kick-em-while-theyre-down match'])
    s.expectTurnOf('home')
    expect(s.answers('activate')).toContain('activate H9 foul')
  })

  rule('[bb2020 818] to move first he declares a Blitz on him', () => {
    const s = scene('H1 x A1/ .\nH9 . . A2', SAW)
    expect(s.answers('activate')).not.toContain('activate H1 block')
    s.activate('H9', 'blitz')
    expect(s.answers('nominate')).toEqual(['nominate A2'])
    const t = scene('H1 x A1/ .\nH9 . . A2', SAW)
    t.activate('H1', 'blitz')
    expect(t.answers('nominate')).toEqual(['nominate A1', 'nominate A2'])
    t.choose('nominate', { player: 'A1' })
    t.step('x').block('A1')
    t.roll('chainsaw', 2).roll('armour', 1, 1)
    expect([t.posture('A1'), t.turnovers()]).toEqual(['prone', []])
  })

  rule('[bb2020 818] once a match', () => {
    const s = scene('H9 . H1 A1/ x', SAW)
    s.player('H1').spent = ['kick-em-while-theyre-down match']
    expect(s.answers('activate')).not.toContain('activate H1 block')
  })
})

describe('Maximum Carnage', () => {
  const sawn = (face: number, spent: readonly string[] = []): Scene => {
    const s = scene('H9 . A2 .\nA3/ H1 A1 .\n. A4 . .', { players: { H1: '+chainsaw+maximum-carnage' } })
    s.player('H1').spent = spent
    s.activate('H1', 'block').block('A1')
    s.use()
    return s.roll('chainsaw', face).roll('armour', 1, 1)
  }

  rule('[bb2020 815] the chainsaw goes on to another standing opponent at once', () => {
    const s = sawn(2)
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'maximum-carnage'])
    s.use()
    expect([s.waits(), s.answers()]).toEqual(['home secondBlock', ['block A2', 'block A4']])
    s.block('A4')
    s.roll('chainsaw', 2)
    expect([s.explain().player, s.modifiers()]).toEqual([s.player('A4').id, ['chainsaw +3']])
    s.roll('armour', 6, 1).roll('injury', 1, 1)
    expect([s.posture('A4'), s.posture('A1'), s.turnovers()]).toEqual(['stunned', 'standing', []])
    s.expectTurnOf('home')
    expect(s.player('H1').spent).toEqual(['maximum-carnage match'])
  })

  rule('[bb2020 815] not after a kick-back, and once a match', () => {
    const back = sawn(1)
    expect(back.turnovers()).toEqual(['kickBack'])
    expect(back.waits()).not.toBe('home useSkill')
    sawn(2, ['maximum-carnage match']).expectTurnOf('home')
  })
})

describe('Old Pro', () => {
  const sawn = (...faces: number[]): Scene => {
    const s = scene('H9 . H1 A1 x', { players: { H1: '+chainsaw+pro+old-pro' } })
    s.activate('H1', 'block').block('A1')
    s.use()
    s.roll('chainsaw', 2)
    const kept = s.waits() === 'home reroll'
    if (kept) s.keep()
    return s.roll('armour', ...faces)
  }

  rule('[bb2020 804] Pro re-rolls one die of the armour roll, on 3 or more', () => {
    const s = sawn(1, 4)
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'old-pro'])
    s.use()
    expect([s.waits(), s.answers()]).toEqual(['home rerollDie', ['useDie 1', 'useDie 4']])
    s.useDie('1')
    expect([s.waits(), s.needs()]).toEqual(['dice pro', 3])
    s.roll('pro', 3)
    expect([s.waits(), s.dice()]).toEqual(['dice armour', ['d6']])
    s.roll('armour', 2)
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 1, 1)
    expect([s.posture('A1'), s.player('H1').spent]).toEqual(['stunned', ['old-pro match']])
  })

  rule('[bb2020 804] a failed Pro leaves the roll, and the rule is still there', () => {
    const s = sawn(2, 2)
    s.use()
    s.roll('pro', 2)
    expect([s.posture('A1'), s.player('H1').spent]).toEqual(['standing', []])
    s.expectTurnOf('home')
  })

  rule('[bb2020 804] his own broken armour too, when the saw kicks back', () => {
    const s = scene('H9 . H1 A1 x', { players: { H1: '+chainsaw+pro+old-pro' } })
    s.activate('H1', 'block').block('A1')
    s.use()
    s.roll('chainsaw', 1)
    s.keep()
    s.roll('armour', 3, 4)
    expect(s.question().subject).toBe('old-pro')
    s.use()
    s.useDie('4')
    s.roll('pro', 3).roll('armour', 2)
    expect([s.posture('H1'), s.turnovers()]).toEqual(['standing', ['kickBack']])
  })

  rule('[bb2020 804] not offered if the armour is broken', () => {
    const s = sawn(3, 3)
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 1, 1)
  })
})

describe('Putrid Regurgitation', () => {
  const blocker = (spent: readonly string[] = []): Scene => {
    const s = scene('H9 H8 A2 .\n. H1 A1 x', { players: { H1: '+putrid-regurgitation' } })
    s.player('H1').spent = spent
    s.activate('H1', 'block').block('A1')
    return s
  }

  rule('[bb2020 777] he vomits instead of a block', () => {
    const s = blocker()
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'putrid-regurgitation'])
    s.use()
    s.roll('vomit', 2)
    expect([s.needs(), s.modifiers()]).toEqual([9, []])
    s.roll('armour', 1, 1)
    s.expectTurnOf('home')
    expect(s.player('H1').spent).toEqual(['putrid-regurgitation match'])
  })

  rule('[bb2020 777] or after a block, at an adjacent player', () => {
    const s = blocker()
    s.decline()
    s.roll('block', 3).push('x')
    s.stay()
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'putrid-regurgitation'])
    s.use()
    expect(s.answers()).toEqual(['block A2'])
    s.block('A2')
    s.roll('vomit', 2).roll('armour', 6, 3).roll('injury', 1, 1)
    expect(s.posture('A2')).toBe('stunned')
    s.expectTurnOf('home')
  })

  rule('[bb2020 777] in a Blitz at the same opponent too, and he may move on', () => {
    const s = scene('. y . .\nH9 H1 A1 x', { players: { H1: '+putrid-regurgitation' } })
    s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    s.block('A1')
    s.decline()
    s.roll('block', 3).push('x')
    s.followUp()
    s.use()
    s.block('A1')
    s.roll('vomit', 2).roll('armour', 1, 1)
    expect([s.waits(), s.answers('step').length > 0, s.answers('block')]).toEqual(['home activation', true, []])
    s.endAction()
    const own = scene('H9 H1 A1 x', { players: { H1: '+putrid-regurgitation' } })
    own.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    own.block('A1')
    own.decline()
    own.roll('block', 3).push('x')
    own.followUp()
    own.use()
    own.block('A1')
    own.roll('vomit', 1).roll('armour', 6, 3).roll('injury', 1, 1)
    own.expectTurnOf('home')
    expect(own.posture('H1')).toBe('stunned')
  })

  rule('[bb2020 777] once a match, and not if he fell himself', () => {
    const s = blocker(['putrid-regurgitation match'])
    s.roll('block', 3).push('x')
    s.stay()
    s.expectTurnOf('home')
    const down = blocker()
    down.decline()
    down.roll('block', 1).roll('armour', 1, 1)
    expect(down.turnovers()).toEqual(['knockedDown'])
  })
})
