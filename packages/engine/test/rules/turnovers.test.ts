// What ends a turn early, what does not, and what is still resolved then: chapter D of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('turnovers from falling', () => {
  rule('[bugman 50] [third 119] a player of the moving team who is knocked down ends the turn', () => {
    for (const face of [1, 2]) {
      const s = scene('H1 A1 . H2')
      s.activate('H1', 'block').block('A1')
      s.roll('block', face)
      if (face === 2) s.roll('armour', 1, 1)
      s.roll('armour', 1, 1)
      expect(s.posture('H1')).toBe('prone')
      expect(s.turnovers()).toEqual(['knockedDown'])
      s.expectTurnOf('away')
    }
  })

  rule('[bugman 55] knocking an opponent down ends nobody’s turn', () => {
    const s = scene('H1 A1 . . H2')
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('f12')
    s.stay()
    s.roll('armour', 1, 1)
    expect(s.posture('A1')).toBe('prone')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
    expect(s.answers()).toContain('activate H2 move')
  })
})

describe('the crowd', () => {
  const AT_THE_EDGE = { at: 'a10' }

  rule('[bugman 53] [third 119] a team-mate without the ball pushed into the crowd is no turnover', () => {
    const s = scene('A2 H2 A3\n. A1 .\n. H1 .\n. . .\nH3 . .', AT_THE_EDGE)
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).push('a11')
    s.stay()
    s.roll('injury', 1, 2)
    expect(s.where('H2')).toBe('reserves')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
    expect(s.answers()).toContain('activate H3 move')
  })

  rule('[bugman 54] the own carrier pushed into the crowd is a turnover', () => {
    const s = scene('A2 H2* A3\n. A1 .\n. H1 .\n. . .\nH3 . .', AT_THE_EDGE)
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).push('a11')
    s.stay()
    s.roll('injury', 1, 2).roll('throwIn', 1, 6, 6).roll('bounce', 2)
    expect(s.turnovers()).toEqual(['carrierInCrowd'])
    expect(s.where('H2')).toBe('reserves')
    s.expectTurnOf('away')
  })

  rule('[bugman 55] the opposing carrier pushed into the crowd is no turnover', () => {
    const s = scene('. A1* .\n. H1 .\n. . .\nH3 . .', AT_THE_EDGE)
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).stay()
    s.roll('injury', 1, 2).roll('throwIn', 1, 6, 6).roll('bounce', 2)
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })
})

describe('turnovers with the ball', () => {
  rule('[bugman 56] [third 119, 152] a hand-off that comes to rest in nobody’s hands ends the turn', () => {
    const s = scene('H1* H2 .\n. . .\nH3 . A1')
    s.activate('H1', 'handOff').handOff('H2')
    s.roll('catch', 1).roll('bounce', 2)
    expect(s.ball()).toBe('ground e11')
    expect(s.turnovers()).toEqual(['handOff'])
    s.expectTurnOf('away')
  })

  rule('[bugman 56] a pass that an opponent catches is a turnover', () => {
    const s = scene('H1* . . H2\n. . . A1\nH3 . . .')
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6).roll('catch', 1).roll('bounce', 7).roll('catch', 6)
    expect(s.holder()).toBe('A1')
    expect(s.turnovers()).toEqual(['pass'])
    s.expectTurnOf('away')
  })

  rule('[bugman 56, 58] a dropped catch alone ends nothing: another team-mate holds the ball before it rests', () => {
    const s = scene('H1* . . H2\n. . . H3\n. . . .\nA1 . . .')
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6).roll('catch', 1).roll('bounce', 7).roll('catch', 6)
    expect(s.holder()).toBe('H3')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bugman 58] missing a ball that an opponent lost is no turnover', () => {
    const s = scene('H1 A1* x H2\n. . . .\n. . . .')
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('x')
    s.stay()
    s.roll('armour', 1, 1).roll('bounce', 5).roll('catch', 1).roll('bounce', 2)
    expect(s.ball()).toBe('ground e13')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bugman 57, 66] [third 119] a failed pick-up ends the turn and the action at once', () => {
    const s = scene('H1 o . .\n. . . .\nH2 . . A1')
    s.activate('H1', 'move').step('f11')
    s.roll('pickUp', 2).roll('bounce', 2)
    expect(s.turnovers()).toEqual(['pickUp'])
    expect(s.where('H1')).toBe('f11')
    s.expectTurnOf('away')
  })

  rule('[bugman 59] [third 119] a touchdown ends the turn, players unused or not', () => {
    const s = scene('H1* x\n. .\nH2 A1', { at: 'f25' })
    s.activate('H1', 'move').step('x').endAction()
    expect(s.turnovers()).toEqual(['touchdown'])
    expect(s.score()).toBe('1-0')
    expect(s.happened('turnStarted')).toEqual([])
    expect(s.waits()).toBe('home setUp')
  })

  rule('[bugman 61] a fumble ends the turn even when a team-mate catches the ball', () => {
    const s = scene('. H2 .\n. H1* . . H3\n. . . .\nA1 . . .')
    s.activate('H1', 'pass').throwTo('H3')
    s.roll('pass', 1).roll('bounce', 2).roll('catch', 6)
    expect(s.holder()).toBe('H2')
    expect(s.turnovers()).toEqual(['fumble'])
    s.expectTurnOf('away')
  })
})

describe('the referee', () => {
  rule('[bugman 65] a player sent off for a foul ends the turn', () => {
    const s = scene('H1 A1/ . H2\n. . . A2')
    s.activate('H1', 'foul').foul('A1')
    s.roll('armour', 2, 2)
    expect(s.where('H1')).toBe('sentOff')
    expect(s.turnovers()).toEqual(['sentOff'])
    s.expectTurnOf('away')
  })

  rule('[bugman 65] an unseen foul ends only the action', () => {
    const s = scene('H1 A1/ . H2\n. . . A2')
    s.activate('H1', 'foul').foul('A1')
    s.roll('armour', 2, 3)
    expect(s.where('H1')).toBe('f10')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })
})

describe('what follows a turnover', () => {
  rule('[bugman 66] the action stops with squares left, and nobody else may act', () => {
    const s = scene('x H1 A1\n. . .\nH2 H3 .')
    s.activate('H1', 'blitz').step('x')
    s.roll('dodge', 1).roll('armour', 3, 4)
    s.expectTurnOf('away')
    expect(s.happened('declared')).toHaveLength(1)
    expect(s.posture('H1')).toBe('prone')
  })

  rule('[bugman 67] [third 120] pending armour and injury rolls and the bounce still come first', () => {
    const s = scene('x H1* A1\n. . .\nH2 . .')
    s.activate('H1', 'move').step('x')
    s.roll('dodge', 1)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 4, 5)
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 3, 4)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
    expect(s.posture('H1')).toBe('stunned')
    expect(s.ball()).toBe('ground e10')
    s.expectTurnOf('away')
  })

  rule('[bugman 68] stunned team-mates still turn face up, one who was stunned just now does not', () => {
    const s = scene('x H1 A1\n. . .\nH2= . A2=')
    s.activate('H1', 'move').step('x')
    s.roll('dodge', 1).roll('armour', 4, 5).roll('injury', 3, 4)
    s.expectTurnOf('away')
    expect(s.posture('H2')).toBe('prone')
    expect(s.posture('H1')).toBe('stunned')
    expect(s.posture('A2')).toBe('stunned')
  })
})
