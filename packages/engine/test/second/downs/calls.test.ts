// What coaches announce before a down, and kicks: blitzes, field goals and their fakes, punts, the two-minute drill. Items 227, 232 to 234
// and 236. Neighbours: downScene.ts, src/procs/downs/downs.ts, fieldGoal.ts, downDeeds.ts and hurry.ts.
import { describe, expect } from 'vitest'
import type { Side } from '../../../src/vocabulary/words.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { carrierFalls, counted, ended, inDown, stateOf } from './downScene.ts'

/** Home has set up for its next down; what it is asked first is pending. */
const offenceUp = (down: string, facts = ''): Scene => {
  const s = carrierFalls('H1* . A1', down, { at: 'h17', facts })
  s.home.choose('formation', { option: 'wall' })
  return s
}

/** Says yes or no to everything that the coach is asked, and sets up what he has to. */
const says = (s: Scene, side: Side, ...answers: readonly ('use' | 'decline')[]): Scene => {
  for (const answer of answers) s[side].choose(answer)
  return s
}

const defenceUp = (s: Scene): Scene => {
  s.away.choose('formation', { option: 'wall' })
  return s
}

describe('the blitz', () => {
  rule('[second 227] the defence may announce it as soon as it is set up, and moves first then', () => {
    const s = defenceUp(says(offenceUp('5:1:14'), 'home', 'decline'))
    expect([s.waits(), s.question().subject]).toEqual(['away announce', 'blitz'])
    says(s, 'away', 'use')
    s.home.choose('giveBall', { player: 'H1' })
    expect([s.waits(), stateOf(s).blitzed]).toEqual(['away turn', true])
    s.endTurn()
    s.expectTurnOf('home')
  })

  rule('[second 227] otherwise the offence does', () => {
    const s = says(defenceUp(says(offenceUp('5:1:14'), 'home', 'decline')), 'away', 'decline')
    s.home.choose('giveBall', { player: 'H1' })
    expect([s.waits(), stateOf(s).blitzed]).toEqual(['home turn', false])
  })

  rule('[second 227] once in a drive: afterwards it is not asked again, until the next drive', () => {
    const again = defenceUp(says(offenceUp('5:1:14:blitzed'), 'home', 'decline'))
    expect(again.waits()).toBe('home snap')
    const next = carrierFalls('H1* . A1', '5:4:14:blitzed', { at: 'h17' })
    next.away.choose('formation', { option: 'wall' })
    next.away.choose('decline')
    next.home.choose('formation', { option: 'wall' })
    expect([next.waits(), next.question().subject]).toEqual(['home announce', 'blitz'])
  })
})

/** H1 with the ball, this many squares from the posts at h26, and a field goal announced unless the flags say otherwise. */
const beforeThePosts = (column: number, flags = ':goal', facts = ''): Scene => {
  const s = inDown('H1*\n.\n.\nA1', `5:2:14${flags}`, { at: `h${column}`, facts })
  s.choose('activate', { player: 'H1' })
  return s
}

const goals = (s: Scene): string[] => s.answers('kickBall').filter((one) => one.endsWith(' fieldGoal'))

describe('a field goal', () => {
  rule('[second 232] is announced before the defence sets up, which moves first then and keeps its blitz', () => {
    const s = offenceUp('5:1:14')
    expect([s.waits(), s.question().subject]).toEqual(['home announce', 'fieldGoal'])
    defenceUp(says(s, 'home', 'use'))
    expect(s.waits()).toBe('home snap')
    s.home.choose('giveBall', { player: 'H1' })
    expect([s.waits(), stateOf(s).fieldGoal, stateOf(s).blitzed]).toEqual(['away turn', true, false])
  })

  rule('[second 232] also if the defence has had its blitz', () => {
    const s = defenceUp(says(offenceUp('5:1:14:blitzed'), 'home', 'use'))
    s.home.choose('giveBall', { player: 'H1' })
    s.expectTurnOf('away')
  })

  rule('[second 232] is kicked at the middle of the back row by the rules of any kick, 4 to 20 squares far', () => {
    expect(goals(beforeThePosts(16))).toEqual(['kickBall h26 fieldGoal'])
    const kick = (column: number): number => goals(beforeThePosts(column)).length
    expect([kick(22), kick(23), kick(6), kick(5)]).toEqual([1, 0, 1, 0])
  })

  rule('[second 232] away kicks at the other end', () => {
    const s = inDown('A1*\n.\n.\nH1', '5:2:14:goal', { at: 'h11', facts: 'turn=away:1/1' })
    s.choose('activate', { player: 'A1' })
    expect(goals(s)).toEqual(['kickBall h1 fieldGoal'])
    s.choose('kickBall', { option: 'fieldGoal' })
    s.roll('kick', 6, 6)
    expect(s.score()).toBe('0-0.5')
  })

  rule('[second 232] on target it is half a touchdown, and play begins again with a kick-off', () => {
    const s = beforeThePosts(17)
    s.choose('kickBall', { option: 'fieldGoal' })
    expect([s.needs(), s.modifiers()]).toEqual([0, []])
    s.roll('kick', 5, 5)
    expect([s.score(), s.waits(), s.match.drive.kicking, s.match.clock.down]).toEqual([
      '0.5-0',
      'away setUp',
      'home',
      6,
    ])
    expect(s.happened('fieldGoal')).toEqual([{ type: 'fieldGoal', side: 'home', player: 0 }])
  })

  rule('[second 232] from 11 squares on it is harder by 1', () => {
    const s = beforeThePosts(15)
    s.choose('kickBall', { option: 'fieldGoal' })
    expect(s.modifiers()).toEqual(['farKick -1'])
    s.roll('kick', 5, 5)
    expect(s.score()).toBe('0-0')
  })

  rule('[second 232] a miss or a fumbled kick gives the ball to the others at the line of scrimmage', () => {
    for (const dice of [
      [4, 5],
      [1, 1],
    ]) {
      const s = beforeThePosts(17)
      s.choose('kickBall', { option: 'fieldGoal' })
      s.roll('kick', ...dice)
      expect([ended(s), s.waits(), counted(s)]).toEqual(['goalMissed', 'away setUp', [6, 1, 'away', 14]])
    }
  })

  rule('[second 232] nobody kicks one that was not announced, or after his throw', () => {
    expect(goals(beforeThePosts(17, ''))).toEqual([])
    expect(goals(beforeThePosts(17, ':goal', 'used=pass'))).toEqual(['kickBall h26 fieldGoal'])
  })

  rule('[second 233] a fake: it was announced, and the ball is thrown or carried instead', () => {
    const s = inDown('H1* . H2', '5:2:14:goal', { at: 'h12' })
    s.choose('activate', { player: 'H1' })
    expect(s.answers('throw')).toEqual(['throw h14'])
    s.throwTo('H2')
    s.roll('pass', 6, 6)
    expect([s.holder(), s.waits()]).toEqual(['H2', 'home activation'])
    const run = beforeThePosts(23)
    run.step('h24', 'h25')
    expect(run.score()).toBe('1-0')
  })
})

const punts = (down: string, at = 'h12', facts = ''): string[] => {
  const s = inDown('H1*\n.\n.\nA1', down, { at, facts })
  s.choose('activate', { player: s.match.turn.side === 'home' ? 'H1' : 'A1' })
  return s.answers('kickBall')
}

describe('a punt', () => {
  rule('[second 234] goes downfield only, from behind the line', () => {
    const behind = punts('5:2:14')
    expect([behind.includes('kickBall h16'), behind.includes('kickBall h8'), behind.includes('kickBall l12')]).toEqual([
      ...[true, false, false],
    ])
    expect([punts('5:2:12'), punts('5:2:11')]).toEqual([[], []])
  })

  rule('[second 234] one a down, and it is the one throw downfield', () => {
    expect(punts('5:2:14:thrown')).toEqual([])
    const s = inDown('H1*\n.\n.\nA1', '5:2:14', { at: 'h12' })
    s.choose('activate', { player: 'H1' })
    s.choose('kickBall', { square: 'h20' })
    s.roll('kick', 6, 6).roll('bounces', 1, 1).roll('bounce', 5)
    expect([s.ball(), s.waits(), stateOf(s).thrown, ended(s)]).toEqual(['ground h21', 'away turn', true, ''])
  })

  rule('[second 234] whoever gets to it plays on, and the others run it back', () => {
    const s = inDown('H1* . . . . . . . A1', '5:2:14', { at: 'h12' })
    s.choose('activate', { player: 'H1' })
    s.choose('kickBall', { square: 'h20' })
    s.roll('kick', 6, 6)
    expect([s.holder(), s.waits(), stateOf(s).lost]).toEqual(['A1', 'away turn', true])
  })

  rule('[second 234] off the pitch it is the others’ in that row', () => {
    const s = inDown('H1*\n.\n.\nA1', '5:2:14', { at: 'b12' })
    s.choose('activate', { player: 'H1' })
    s.choose('kickBall', { square: 'a20' })
    s.roll('kick', 6, 6).roll('bounces', 1, 1).roll('bounce', 2)
    expect([ended(s), counted(s)]).toEqual(['outOfBounds', [6, 1, 'away', 20]])
  })

  rule('[second 234] fumbled it lies loose, and play goes on', () => {
    const s = inDown('H1*\n.\n.\nA1', '5:2:14', { at: 'h12' })
    s.choose('activate', { player: 'H1' })
    s.choose('kickBall', { square: 'h20' })
    s.roll('kick', 1, 1).roll('bounce', 4)
    expect([s.ball(), s.waits(), ended(s)]).toEqual(['ground h11', 'away turn', ''])
  })

  rule('[second 234] nobody punts in a kick return, or once the others have had the ball', () => {
    expect(punts('5:0:0')).toEqual([])
    const s = inDown('A1*\n.\n.\nH1', '5:2:14', { at: 'h18', facts: 'turn=away:1/1 kick=away' })
    s.choose('activate', { player: 'A1' })
    expect(s.answers('kickBall')).toEqual([])
  })
})

describe('the two-minute drill', () => {
  const asked = (s: Scene): string => s.question().subject

  rule(
    '[second 236] may be announced when the offence is set up for the first down of a drive in the last four',
    () => {
      const first = carrierFalls('H1* . A1', '11:0:0', { at: 'h9' })
      first.home.choose('formation', { option: 'wall' })
      expect(asked(first)).toBe('fieldGoal')
      const late = carrierFalls('H1* . A1', '12:0:0', { at: 'h9' })
      late.home.choose('formation', { option: 'wall' })
      expect([late.waits(), asked(late)]).toEqual(['home announce', 'drill'])
      says(late, 'home', 'use')
      expect([asked(late), stateOf(late).drill]).toEqual(['fieldGoal', true])
      const second = offenceUp('12:1:14')
      expect(asked(second)).toBe('fieldGoal')
    },
  )

  rule('[second 236] is announced once, also if the first down of the drive cost nothing', () => {
    const s = inDown('H1* . A1', '13:1:14:drill', { at: 'a17' })
    s.choose('activate', { player: 'H1' })
    s.choose('runOut')
    expect(counted(s)).toEqual([13, 1, 'home', 17])
    s.home.choose('formation', { option: 'wall' })
    expect([asked(s), stateOf(s).drill]).toEqual(['fieldGoal', true])
  })

  rule('[second 236] running out of bounds costs no down', () => {
    const s = inDown('H1* . A1', '13:2:14:drill', { at: 'a17' })
    s.choose('activate', { player: 'H1' })
    s.choose('runOut')
    expect([counted(s), stateOf(s).drill]).toEqual([[13, 2, 'home', 17], true])
  })

  rule('[second 236] nor does a throw that nobody catches, even on the fourth down', () => {
    const s = inDown('H1* . H2', '13:4:14:drill', { at: 'h11' })
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    s.roll('pass', 1, 2).roll('scatter', 2)
    expect([ended(s), counted(s)]).toEqual(['deadThrow', [13, 4, 'home', 14]])
  })

  rule('[second 236] but no more than 16 of one drive are free', () => {
    const s = inDown('H1* . A1', '13:2:14:drill,saved16', { at: 'a17' })
    s.choose('activate', { player: 'H1' })
    s.choose('runOut')
    expect(counted(s)).toEqual([14, 3, 'home', 17])
  })

  rule('[second 236] a carrier who goes down does, and the others have no share in it', () => {
    expect(counted(carrierFalls('H1* . A1', '13:2:14:drill', { at: 'h17' }))).toEqual([14, 3, 'home', 17])
    const away = inDown('H1 . A1*', '13:2:14:drill', { at: 'a9', facts: 'turn=away:1/1 kick=away' })
    away.choose('activate', { player: 'A1' })
    away.choose('runOut')
    expect([counted(away), stateOf(away).drill]).toEqual([[14, 1, 'away', 11], false])
  })

  rule('[second 236] the offence throws with 1 less', () => {
    const s = inDown('H1* . H2', '13:2:14:drill', { at: 'h11' })
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    expect(s.modifiers()).toContain('drill -1')
    s.roll('pass', 6, 6)
    const away = inDown('A1* . A2\n.\n.\n.\nH1', '13:2:14:drill', { at: 'h18', facts: 'turn=away:1/1 kick=away' })
    away.choose('activate', { player: 'A1' })
    away.throwTo('A2')
    expect(away.modifiers()).not.toContain('drill -1')
    away.roll('pass', 6, 6)
  })

  rule('[second 236] and fumbles on a 2 as well', () => {
    const s = carrierFalls('H1* . A1', '13:2:14:drill', { at: 'h17' }, 2).roll('bounce', 4)
    expect([s.ball(), ended(s)]).toEqual(['ground h16', ''])
    expect(ended(carrierFalls('H1* . A1', '13:2:14:drill', { at: 'h17' }, 3))).toBe('carrierDown')
    const away = carrierFalls('H1 . A1*', '13:2:14:drill', { at: 'h9', facts: 'kick=away' }, 2, 'A1')
    expect(ended(away)).toBe('carrierDown')
  })
})
