// What follows a casualty: Decay, Regeneration and the henchman, Nurgle's Rot.
import { describe, expect } from 'vitest'
import { currentEdition, rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 has made a casualty of A1; in editions with a table its roll is pending. */
const casualty = (victim: string, blocker = '', facts = ''): Scene => {
  const s = scene('H9 . H1 A1 x', { players: { A1: victim, H1: blocker }, facts, beside: 'a2@m20' })
  s.activate('H1', 'block').block('A1')
  const dice = s.dice().map(() => 6)
  s.roll('block', ...dice).push('x')
  s.stay()
  return s.roll('armour', 6, 6).roll('injury', 5, 5)
}
/** The same with the table's roll made, if there is one. */
const injured = (victim: string, blocker = '', facts = ''): Scene => {
  const s = casualty(victim, blocker, facts)
  return currentEdition() === 'crp' ? s.roll('casualty', 5, 1) : s
}
const REGENERATION = '+regeneration'

describe('Decay', () => {
  rule(
    '[bugman 404] [crp 72] two rolls on the casualty table, and both results stay',
    () => {
      const s = casualty('+decay').roll('casualty', 5, 1)
      expect(s.waits()).toBe('dice casualty')
      s.roll('casualty', 5, 3)
      expect([s.where('A1'), s.player('A1').injuries]).toEqual(['casualty', ['damagedBack', 'smashedHip']])
      expect(s.happened('casualty')).toMatchObject([{ result: 'damagedBack smashedHip', credited: true }])
      s.expectTurnOf('home')
    },
    'crp',
  )

  rule(
    '[bugman 404] [crp 72] one Regeneration heals both',
    () => {
      for (const face of [3, 4]) {
        const s = casualty('+decay+regeneration').roll('casualty', 5, 1).roll('casualty', 6, 1)
        s.roll('regeneration', face)
        const both = ['damagedBack', 'dead']
        expect([s.where('A1'), s.player('A1').injuries]).toEqual(face < 4 ? ['casualty', both] : ['reserves', []])
      }
    },
    'crp',
  )

  rule(
    '[crp 72] an apothecary replaces one of the two results',
    () => {
      const s = casualty('+decay', '', 'apothecary=0/1').roll('casualty', 6, 1).roll('casualty', 4, 1)
      s.away.use()
      s.roll('casualty', 1, 1)
      expect(s.away.answers()).toEqual([
        'choose dead brokenRibs',
        'choose badlyHurt brokenRibs',
        'choose dead badlyHurt',
      ])
      s.away.choose('choose', { option: 'badlyHurt brokenRibs' })
      expect([s.where('A1'), s.player('A1').injuries]).toEqual(['casualty', ['badlyHurt', 'brokenRibs']])
    },
    'crp',
  )

  rule(
    '[bugman 405] at the cup it is one casualty like any other, saved by one apothecary',
    () => {
      const s = casualty('+decay', '', 'apothecary=0/1')
      s.away.use()
      s.roll('apothecary', 3)
      expect([s.where('A1'), s.happened('casualty').length]).toEqual(['reserves', 1])
      expect(casualty('+decay').waits()).toBe('home turn')
    },
    'bugman',
  )
})

describe('Regeneration', () => {
  rule('[bugman 517] [crp 74] a die after a casualty: 4 to 6 to the reserves, 1 to 3 he stays hurt', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const s = injured(REGENERATION)
      expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice regeneration', 4, []])
      s.roll('regeneration', face)
      expect(s.where('A1')).toBe(face < 4 ? 'casualty' : 'reserves')
      const left = currentEdition() === 'crp' && face < 4 ? ['damagedBack'] : []
      expect(s.player('A1').injuries).toEqual(left)
      s.expectTurnOf('home')
    }
  })

  rule('[bugman 517] not after a knock-out, but after the crowd', () => {
    const s = scene('A1 .\nH1 .\nH9 .', { at: 'a10', players: { A1: REGENERATION } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).stay()
    s.roll('injury', 4, 5)
    expect([s.where('A1'), s.happened('casualty')]).toEqual(['ko', []])
    const crowd = scene('A1 .\nH1 .\nH9 .', { at: 'a10', players: { A1: REGENERATION } })
    crowd.activate('H1', 'block').block('A1')
    crowd.roll('block', 3).stay()
    crowd.roll('injury', 5, 5)
    if (currentEdition() === 'crp') crowd.roll('casualty', 1, 1)
    crowd.roll('regeneration', 4)
    expect(crowd.where('A1')).toBe('reserves')
  })

  rule(
    '[bugman 518] the apothecary goes first, and where he succeeds nothing is rolled any more',
    () => {
      const declined = casualty(REGENERATION, '', 'apothecary=0/1')
      expect(declined.waits()).toBe('away useResource')
      declined.away.decline()
      declined.roll('regeneration', 4)
      const failed = casualty(REGENERATION, '', 'apothecary=0/1')
      failed.away.use()
      failed.roll('apothecary', 2).roll('regeneration', 4)
      expect([declined.where('A1'), failed.where('A1')]).toEqual(['reserves', 'reserves'])
      const healed = casualty(REGENERATION, '', 'apothecary=0/1')
      healed.away.use()
      healed.roll('apothecary', 3)
      expect([healed.where('A1'), healed.waits()]).toEqual(['reserves', 'home turn'])
    },
    'bugman',
  )

  rule(
    '[bugman 518] [crp 74] it comes after both rolls on the table, and wipes out what was kept',
    () => {
      const s = injured(REGENERATION, '', 'apothecary=0/1')
      s.away.use()
      s.roll('casualty', 6, 6).away.choose('choose', { option: 'damagedBack' })
      s.roll('regeneration', 4)
      expect([s.where('A1'), s.player('A1').injuries]).toEqual(['reserves', []])
    },
    'crp',
  )

  rule('[bugman 519] nothing re-rolls it: no team re-roll, no Pro', () => {
    const s = scene('H9 . H1 A1', { players: { H1: `${REGENERATION}+pro` }, facts: 'rr=1/0' })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 1).keep()
    s.roll('armour', 6, 6).roll('injury', 5, 5)
    if (currentEdition() === 'crp') s.roll('casualty', 1, 1)
    s.roll('regeneration', 3)
    expect([s.where('H1'), s.rerolls('home'), s.waits()]).toEqual(['casualty', 1, 'away turn'])
  })

  rule('[bugman 520] the player who inflicted the casualty still gets credit for it', () => {
    const s = injured(REGENERATION).roll('regeneration', 6)
    expect(s.happened('casualty')).toMatchObject([{ by: s.player('H1').id, credited: true }])
  })
})

describe('the henchman', () => {
  rule('[bugman 234] once a game a failed Regeneration may be rolled again', () => {
    for (const face of [3, 4]) {
      const s = injured(REGENERATION, '', 'henchman=0/1').roll('regeneration', 1)
      expect([s.waits(), s.question().subject, s.away.answers()]).toEqual([
        'away useResource',
        'henchman',
        ['use henchman', 'decline'],
      ])
      s.away.use()
      s.roll('regeneration', face)
      expect([s.where('A1'), s.match.squads.away.resources.henchman]).toEqual([face < 4 ? 'casualty' : 'reserves', 0])
      s.expectTurnOf('home')
    }
  })

  rule('[bugman 234] if his coach wants to, for his own team, and after a failure only', () => {
    const declined = injured(REGENERATION, '', 'henchman=0/1').roll('regeneration', 1)
    declined.away.decline()
    expect([declined.where('A1'), declined.match.squads.away.resources.henchman]).toEqual(['casualty', 1])
    expect(injured(REGENERATION, '', 'henchman=1/0').roll('regeneration', 1).waits()).toBe('home turn')
    expect(injured(REGENERATION, '', 'henchman=0/1').roll('regeneration', 4).waits()).toBe('home turn')
    expect(injured('', '', 'henchman=0/1').waits()).toBe('home turn')
  })
})

describe('Nurgle’s Rot', () => {
  const ROT = ':6638+nurgles-rot'
  const killed = (victim: string, blocker = ROT): Scene => casualty(victim, blocker).roll('casualty', 6, 1)

  rule(
    '[bugman 492] at the cup nobody dies, so it has no effect',
    () => {
      const s = casualty('', ROT)
      expect([s.waits(), s.where('A1'), s.happened('rotted')]).toEqual(['home turn', 'casualty', []])
    },
    'bugman',
  )

  rule(
    '[bugman 492] [crp 75, 124] an opponent he kills by a block or a foul is reported as a future Rotter',
    () => {
      const s = killed('')
      expect(s.happened('rotted')).toEqual([{ type: 'rotted', player: s.player('A1').id, by: s.player('H1').id }])
      expect(s.where('A1')).toBe('casualty')
      const foul = scene('H1 A1/ .\nH2 . .', { players: { H1: '+nurgles-rot' } })
      foul.activate('H1', 'foul').foul('A1')
      foul.roll('armour', 6, 5).roll('injury', 6, 5).roll('casualty', 6, 8)
      expect(foul.happened('rotted')).toHaveLength(1)
    },
    'crp',
  )

  rule(
    '[bugman 492] [crp 75] also if the opponent made the block, or if he fell himself',
    () => {
      for (const [face, blocker] of [
        [1, 'A1'],
        [2, 'H1'],
      ] as const) {
        const side = blocker === 'A1' ? 'away' : 'home'
        const s = scene('H1 A1 .\n. . .\nH9 . A9', { facts: `turn=${side}:3/3`, players: { H1: '+nurgles-rot' } })
        s.activate(blocker, 'block').block(blocker === 'A1' ? 'H1' : 'A1')
        s.roll('block', face).roll('armour', 6, 6).roll('injury', 6, 6).roll('casualty', 6, 1)
        expect(s.happened('rotted')).toEqual([{ type: 'rotted', player: s.player('A1').id, by: s.player('H1').id }])
        if (face === 2) s.roll('armour', 1, 1)
      }
    },
    'crp',
  )

  rule(
    '[bugman 492] [crp 75] not injured, saved, strong, Decay or Stunty players, nor those killed by others',
    () => {
      const none = (s: Scene): void => expect(s.happened('rotted')).toEqual([])
      none(casualty('', ROT).roll('casualty', 5, 8))
      none(killed('', ':6638'))
      none(killed(':6538'))
      expect(killed(':6438').happened('rotted')).toHaveLength(1)
      none(killed('+stunty'))
      none(casualty('+decay', ROT).roll('casualty', 6, 1).roll('casualty', 1, 1))
      for (const face of [3, 4]) none(killed(REGENERATION).roll('regeneration', face))
      const crowd = scene('A1 .\nH1 .\nH9 .', { at: 'a10', players: { H1: ROT } })
      crowd.activate('H1', 'block').block('A1')
      crowd.roll('block', 3, 3).stay()
      none(crowd.roll('injury', 6, 6).roll('casualty', 6, 1))
      const saved = casualty('', ROT, 'apothecary=0/1').roll('casualty', 6, 1)
      saved.away.use()
      none(saved.roll('casualty', 4, 1).away.choose('choose', { option: 'brokenRibs' }) && saved)
    },
    'crp',
  )
})
