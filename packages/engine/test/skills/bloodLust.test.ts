// Blood Lust: the roll, whom he may feed on, and what happens to the action.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 is the Vampire; H2 and H3 are Thralls, H4 is not. */
const night = (picture: string, vampire = '', facts = '', at = 'f10'): Scene =>
  scene(picture, {
    at,
    facts,
    players: { H1: `:6448+blood-lust${vampire}` },
    who: { H2: { position: 'Thrall' }, H3: { position: 'Thrall' }, A2: { position: 'Thrall' } },
  })

describe('the roll', () => {
  rule('[bugman 362] right after declaring any action; 2 or more and all is normal', () => {
    for (const kind of ['move', 'block', 'blitz', 'pass', 'handOff', 'foul']) {
      const s = night('H1* A1 H4')
      s.activate('H1', kind)
      expect([s.waits(), s.needs()]).toEqual(['dice bloodLust', 2])
      s.roll('bloodLust', 2)
      expect(s.waits()).toBe('home activation')
      s.endAction()
      expect(s.where('H1')).toBe('f10')
      s.expectTurnOf('home')
    }
  })

  rule('[bugman 363] on a 1 he may go on with what he declared', () => {
    const s = night('H1 A1\nH2')
    s.activate('H1', 'blitz').roll('bloodLust', 1)
    s.block('A1')
    s.roll('block', 3, 3)
    s.push('f12')
    s.stay()
    expect(s.answers('step')).not.toEqual([])
    s.endAction()
    expect(s.waits()).toBe('home bite')
  })

  rule('[bugman 363] a declared Block may become a Move, if his coach wants it', () => {
    const s = night('H1 A1 .\nx . .\nH2', '+hypnotic-gaze')
    s.activate('H1', 'block').roll('bloodLust', 1)
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'blood-lust'])
    s.use()
    expect(s.answers('block')).toEqual([])
    expect(s.answers('gaze')).toEqual(['gaze A1'])
    s.step('x').roll('dodge', 6)
    s.endAction()
    s.choose('bite', { player: 'H2' })
    s.roll('injury', 1, 1)
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 363] or stay a Block; no other action is changed', () => {
    const s = night('H1 A1\nH2')
    s.activate('H1', 'block').roll('bloodLust', 1)
    s.decline()
    expect(s.answers('step')).toEqual([])
    s.block('A1')
    s.roll('block', 3, 3)
    s.push('f12')
    s.stay()
    expect(s.waits()).toBe('home bite')
    const t = night('H1 A1\nH2')
    t.activate('H1', 'foul').roll('bloodLust', 1)
    expect(t.waits()).toBe('home activation')
  })
})

describe('feeding', () => {
  rule('[bugman 364, 365] [crp 114] at the end of the action, on a Thrall next to him in any posture', () => {
    const s = night('H2 A2 .\nH3/ H1 H4\n. . x')
    s.activate('H1', 'move').roll('bloodLust', 1)
    expect(s.answers('bite')).toEqual([])
    s.endAction()
    expect(s.answers()).toEqual(['bite H2', 'bite H3'])
    s.choose('bite', { player: 'H3' })
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 1, 1)
    expect(s.posture('H3')).toBe('stunned')
    expect(s.where('H1')).toBe('g11')
    s.expectTurnOf('home')
  })

  rule('[bugman 365] a bitten casualty is no worse than badly hurt', () => {
    const s = night('H1 H2')
    s.activate('H1', 'move').roll('bloodLust', 1)
    s.endAction()
    s.choose('bite')
    s.roll('injury', 6, 6)
    expect(s.where('H2')).toBe('casualty')
    expect(s.happened('casualty')).toMatchObject([{ why: 'bite', by: -1, credited: false }])
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 366] biting the carrier is a turnover, biting anyone else is not', () => {
    for (const cell of ['H2*', 'H2']) {
      const s = night(`H1 ${cell}\n.\nH3`)
      s.activate('H1', 'move').roll('bloodLust', 1)
      s.endAction()
      s.choose('bite')
      s.roll('injury', 1, 1)
      if (cell === 'H2*') s.roll('bounce', 5)
      expect(s.turnovers()).toEqual(cell === 'H2*' ? ['carrierBitten'] : [])
    }
  })

  rule('[bugman 364, 367] before a hand-off he bites, moves no more, and then hands off freely', () => {
    const s = night('. H4 .\nH3 H1* H2')
    s.activate('H1', 'handOff').roll('bloodLust', 1)
    expect(s.answers('handOff')).toEqual([])
    expect(s.answers('bite')).toEqual(['bite H3', 'bite H2'])
    s.choose('bite', { player: 'H2' })
    s.roll('injury', 6, 6)
    expect(s.answers()).toEqual(['endAction', 'handOff H4', 'handOff H3'])
    s.handOff('H4')
    s.roll('catch', 6)
    expect(s.holder()).toBe('H4')
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 364, 367] the same with a pass', () => {
    const s = night('H2 H1* . . H4')
    s.activate('H1', 'pass').roll('bloodLust', 1)
    expect(s.answers('throw')).toEqual([])
    s.choose('bite')
    s.roll('injury', 1, 1)
    expect(s.answers('step')).toEqual([])
    s.throwTo('H4')
    s.roll('pass', 6).roll('catch', 6)
    expect(s.holder()).toBe('H4')
    expect(s.happened('rolled').filter((e) => 'roll' in e && e.roll.roll === 'injury')).toHaveLength(1)
  })

  rule('[bugman 364, 367] he feeds first and then scores', () => {
    const s = night('H1* x\n. H2', '', '', 'f25')
    s.activate('H1', 'move').roll('bloodLust', 1)
    s.step('x')
    s.endAction()
    expect(s.happened('touchdown')).toEqual([])
    s.choose('bite')
    s.roll('injury', 1, 1)
    expect(s.score()).toBe('1-0')
  })
})

describe('nobody to feed on', () => {
  rule('[bugman 368] the turn is over and he sits in the reserves', () => {
    const s = night('H1 . H2\nH4 A2')
    s.activate('H1', 'move').roll('bloodLust', 1)
    s.endAction()
    expect(s.where('H1')).toBe('reserves')
    expect(s.turnovers()).toEqual(['unfed'])
    expect(s.waits()).toBe('away turn')
  })

  rule('[bugman 364, 368] without a Thrall beside him he may not pass or hand off either', () => {
    for (const kind of ['pass', 'handOff']) {
      const s = night('H1* H4')
      s.activate('H1', kind).roll('bloodLust', 1)
      expect([...s.answers('throw'), ...s.answers('handOff'), ...s.answers('bite')]).toEqual([])
      s.endAction()
      s.roll('bounce', 2)
      expect(s.turnovers()).toEqual(['unfed'])
    }
  })

  rule('[bugman 369] the ball he held bounces from his square, and he scores nothing', () => {
    const s = night('H1* x', '', '', 'f25')
    s.activate('H1', 'move').roll('bloodLust', 1)
    s.step('x')
    s.endAction()
    s.roll('bounce', 4)
    expect(s.ball()).toBe('ground f25')
    expect(s.where('H1')).toBe('reserves')
    expect(s.score()).toBe('0-0')
  })

  rule('[bugman 368] knocked down before he could feed he leaves all the same, but only once', () => {
    const s = night('H1 x A1\nH2 A3', '', 'rr=0/0')
    s.activate('H1', 'move').roll('bloodLust', 1)
    s.step('x').roll('dodge', 1).roll('armour', 1, 1)
    expect(s.where('H1')).toBe('reserves')
    expect(s.turnovers()).toEqual(['knockedDown'])
    const t = night('H1 x A1\nH2 A3')
    t.activate('H1', 'move').roll('bloodLust', 1)
    t.step('x').roll('dodge', 1).roll('armour', 6, 6).roll('injury', 4, 4)
    expect(t.where('H1')).toBe('ko')
  })

  rule('[bugman 362] the roll may be re-rolled', () => {
    const s = night('H1 x H4', '', 'rr=1/0')
    s.activate('H1', 'move').roll('bloodLust', 1)
    s.reroll('team')
    s.roll('bloodLust', 2)
    s.step('x')
    s.endAction()
    expect(s.where('H1')).toBe('x')
  })
})
