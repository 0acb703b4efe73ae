// Secret Weapon: who is sent off at the end of a drive, on or off the pitch, and the bribe against it.
import { describe, expect } from 'vitest'
import { currentEdition, rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const PICTURE = 'H2* w x\n. . .\nH1 A1 y\n. . .\nA3 H3 .'

/** Home is about to score with H2; A1 carries a weapon. */
const armed = (facts = '', beside = '', players: Record<string, string> = {}): Scene =>
  scene(PICTURE, { at: 'f24', players: { A1: '+secret-weapon', ...players }, facts, beside })

/** H1 injures A1, by the injury roll. */
const injure = (s: Scene, first: number, second: number): Scene => {
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6).push('y')
  s.stay()
  return s.roll('armour', 6, 6).roll('injury', first, second)
}
const score = (s: Scene): Scene => {
  s.activate('H2', 'move').step('w', 'x').endAction()
  return s
}

describe('the ban', () => {
  rule('[bugman 528] he is sent off when the drive ends, and nobody else', () => {
    const s = score(armed())
    expect([s.score(), s.where('A1'), s.where('A3')]).toEqual(['1-0', 'sentOff', 'reserves'])
    expect(s.happened('sentOff')).toEqual([{ type: 'sentOff', player: s.player('A1').id, why: 'secretWeapon' }])
  })

  rule('[bugman 528] from the knocked-out and the casualty box as well', () => {
    const ko = injure(armed(), 4, 5)
    expect(ko.where('A1')).toBe('ko')
    expect(score(ko).where('A1')).toBe('sentOff')
    const hurt = injure(armed(), 5, 5)
    if (currentEdition() === 'crp') hurt.roll('casualty', 4, 1)
    expect(score(hurt).where('A1')).toBe('sentOff')
  })

  rule('[bugman 528] the end of a half ends a drive too, and both sides lose theirs', () => {
    const s = armed('turn=away:8/8', '', { H3: '+secret-weapon' })
    s.endTurn()
    expect([s.where('A1'), s.where('H3'), s.happened('halfEnded').length]).toEqual(['sentOff', 'sentOff', 1])
  })

  rule('[bugman 528] heat comes before the ban, and waking up after it', () => {
    const s = score(injure(armed('weather=swelteringHeat', 'a5@ko'), 4, 5))
    const onPitch = s.match.players.filter((p) => p.place === 'pitch').length
    expect(s.where('A1')).toBe('ko')
    for (let i = 0; i < onPitch; i++) s.roll('swelteringHeat', 6)
    expect([s.where('A1'), s.waits(), s.explain().player]).toEqual(['sentOff', 'dice recover', s.player('A5').id])
    s.roll('recover', 1)
  })

  rule('[bugman 530] who was not fielded in that drive is not sent off', () => {
    const s = score(armed('', 'a5@reserves+secret-weapon a6@ko+secret-weapon'))
    expect([s.where('A1'), s.where('A5'), s.where('A6')]).toEqual(['sentOff', 'reserves', 'ko'])
    expect(s.happened('sentOff')).toHaveLength(1)
    if (s.waits() === 'dice recover') s.roll('recover', 1)
  })
})

describe('the bribe', () => {
  rule('[bugman 239, 248, 529] on 2 to 6 the ban is lifted, on a 1 it stands; the bribe is spent either way', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const s = score(armed('bribe=0/1'))
      expect([s.waits(), s.question().subject, s.away.answers()]).toEqual([
        'away useResource',
        'bribe',
        ['use bribe', 'decline'],
      ])
      s.away.use()
      expect(s.needs()).toBe(2)
      s.roll('bribe', face)
      expect([s.where('A1'), s.match.squads.away.resources.bribe]).toEqual([face === 1 ? 'sentOff' : 'reserves', 0])
    }
  })

  rule('[bugman 529] it is the coach’s choice, one bribe for one player', () => {
    const declined = score(armed('bribe=0/1'))
    declined.away.decline()
    expect([declined.where('A1'), declined.match.squads.away.resources.bribe]).toEqual(['sentOff', 1])
    const two = score(armed('bribe=0/1', '', { A3: '+secret-weapon' }))
    two.away.use()
    two.roll('bribe', 6)
    expect([two.where('A1'), two.where('A3')].sort()).toEqual(['reserves', 'sentOff'])
  })
})
