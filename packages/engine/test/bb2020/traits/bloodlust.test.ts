// Bloodlust in bb2020: the roll, changing to a Move, the bite, and failing to feed.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** H1 is the Vampire; H2 and H3 are Thralls, H4 is not. */
const night = (picture: string, vampire = '+bloodlust-2', facts = '', at = 'f10'): Scene =>
  scene(picture, {
    at,
    facts,
    players: { H1: `:64249${vampire}` },
    who: { H2: { position: 'Thrall Lineman' }, H3: { position: 'Thrall Lineman' }, A2: { position: 'Thrall Lineman' } },
  })

const act = (s: Scene, action: string, target = 'A1'): Scene => {
  s.activate('H1', action)
  if (s.waits() === 'home nominate') s.choose('nominate', { player: target })
  return s
}

describe('the roll', () => {
  rule('[bb2020 583, 586] the skill says what he needs, with +1 to block or blitz, and a 1 always fails', () => {
    for (const needs of [2, 3])
      for (const action of ['move', 'block', 'blitz', 'pass', 'handOff']) {
        const s = act(night('H1* A1 H4', `+bloodlust-${needs}`), action)
        const fierce = action === 'block' || action === 'blitz'
        expect([s.waits(), s.needs(), s.modifiers()], `${needs} ${action}`).toEqual([
          'dice bloodLust',
          fierce ? 2 : needs,
          fierce ? [`${action} +1`] : [],
        ])
        s.roll('bloodLust', fierce ? 2 : needs)
        expect(s.waits()).toBe('home activation')
        s.endAction()
        s.expectTurnOf('home')
      }
    const one = act(night('H1 A1\nH2'), 'block').roll('bloodLust', 1)
    expect(one.waits()).toBe('home useSkill')
  })

  rule('[bb2020 583] prone he rolls before he stands up', () => {
    const s = night('H1/ A1\nH2').activate('H1', 'move')
    expect(s.waits()).toBe('dice bloodLust')
    s.roll('bloodLust', 2)
    expect(s.answers()).toEqual(['endAction', 'standUp'])
  })

  rule('[bb2020 583] failing, any other action may become a Move and stays spent', () => {
    for (const action of ['blitz', 'pass', 'handOff']) {
      const s = act(night('H1* A1 .\nx . .\nH2 . H4'), action).roll('bloodLust', 1)
      expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'bloodlust-2'])
      s.use()
      expect([...s.answers('block'), ...s.answers('throw'), ...s.answers('handOff')]).toEqual([])
      s.step('x').roll('dodge', 6).endAction()
      s.choose('bite', { player: 'H2' })
      s.roll('injury', 1, 1)
      expect(s.turnovers()).toEqual([])
      expect(s.answers('activate')).not.toContain(`activate H4 ${action}`)
    }
  })

  rule('[bb2020 583] or he goes on with the declared action; a Move may not turn into a gaze', () => {
    const s = act(night('H1 A1 .\nH2'), 'block').roll('bloodLust', 1)
    s.decline()
    s.block('A1')
    s.roll('block', 3, 3).push('f12')
    s.stay()
    expect(s.waits()).toBe('home bite')
    const move = act(night('H1 A1 .\nH2', '+bloodlust-2+hypnotic-gaze'), 'gaze').roll('bloodLust', 1)
    move.use()
    expect(move.answers('gaze')).toEqual([])
  })
})

describe('the bite', () => {
  rule('[bb2020 583] at the end he bites an adjacent Thrall of his team, in any posture', () => {
    const s = night('H2 A2 .\nH3/ H1 H4\n. . x')
    s.activate('H1', 'move').roll('bloodLust', 1)
    s.endAction()
    expect([s.waits(), s.answers()]).toEqual(['home bite', ['bite H2', 'bite H3']])
    s.choose('bite', { player: 'H2' })
    s.roll('injury', 1, 1)
    expect([s.posture('H2'), s.turnovers()]).toEqual(['stunned', []])
    s.expectTurnOf('home')
  })

  rule('[bb2020 585] a bitten casualty is badly hurt, without a casualty roll', () => {
    const s = night('H1 H2 H4')
    s.activate('H1', 'move').roll('bloodLust', 1)
    s.endAction()
    s.choose('bite')
    s.roll('injury', 6, 6)
    expect(s.where('H2')).toBe('casualty')
    expect(s.happened('casualty')).toMatchObject([{ result: 'badlyHurt', why: 'bite', credited: false }])
    s.expectTurnOf('home')
  })

  rule('[bb2020 583] biting the carrier is a turnover', () => {
    const s = night('H1 H2*\n.\nH3')
    s.activate('H1', 'move').roll('bloodLust', 1)
    s.endAction()
    s.choose('bite')
    s.roll('injury', 1, 1).roll('bounce', 5)
    expect(s.turnovers()).toEqual(['carrierBitten'])
  })

  rule('[bb2020 583] he bites before a pass or a hand-off, and does not move after it', () => {
    const s = night('. H4 .\nH3 H1* H2')
    s.activate('H1', 'handOff').roll('bloodLust', 1)
    s.decline()
    expect([s.answers('handOff'), s.answers('bite')]).toEqual([[], ['bite H3', 'bite H2']])
    s.choose('bite', { player: 'H2' })
    s.roll('injury', 1, 1)
    expect(s.answers()).toEqual(['endAction', 'handOff H4', 'handOff H3'])
    s.handOff('H4')
    s.roll('catch', 6)
    expect([s.holder(), s.turnovers()]).toEqual(['H4', []])
  })

  rule('[bb2020 583] he bites before he scores', () => {
    const s = night('H1* x\n. H2', '+bloodlust-2', '', 'f25')
    s.activate('H1', 'move').roll('bloodLust', 1)
    s.step('x')
    expect(s.happened('touchdown')).toEqual([])
    s.endAction()
    s.choose('bite')
    s.roll('injury', 1, 1)
    expect(s.score()).toBe('1-0')
  })
})

describe('nobody to bite', () => {
  rule('[bb2020 584] a turnover; he stays where he is without his tackle zone', () => {
    const s = night('H1 . H2\nH4 A2')
    s.activate('H1', 'move').roll('bloodLust', 1)
    s.endAction()
    expect([s.where('H1'), s.posture('H1'), s.player('H1').noZones]).toEqual(['f10', 'standing', true])
    expect([s.turnovers(), s.waits()]).toEqual([['unfed'], 'away turn'])
  })

  rule('[bb2020 584] the ball he held bounces and nothing is scored', () => {
    const s = night('H1* x', '+bloodlust-2', '', 'f25')
    s.activate('H1', 'move').roll('bloodLust', 1)
    s.step('x').endAction()
    s.roll('bounce', 4)
    expect([s.ball(), s.score(), s.turnovers()]).toEqual(['ground f25', '0-0', ['unfed']])
  })

  rule('[bb2020 584] while down he bites nobody', () => {
    const s = night('H1 x A1\nH2 A3')
    s.activate('H1', 'move').roll('bloodLust', 1)
    s.step('x').roll('dodge', 1).roll('armour', 1, 1)
    expect([s.where('H1'), s.posture('H1'), s.player('H1').noZones]).toEqual(['x', 'prone', true])
    expect(s.turnovers()).toEqual(['knockedDown'])
  })
})
