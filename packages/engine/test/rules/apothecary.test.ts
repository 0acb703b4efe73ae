// The apothecary in both editions, and staff beside the pitch. Chapter M of bugman's ledger, chapter I of crp's.
import { describe, expect } from 'vitest'
import { newGame, opening, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 breaks A1's armour on x; the injury roll is pending. */
const breakArmour = (facts: string, beside = 'a2@m20'): Scene => {
  const s = scene('H9 . H1 A1 x', { facts, beside })
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6)
  s.push('x')
  s.stay()
  return s.roll('armour', 6, 6)
}

const left = (s: Scene): number => s.match.squads.away.resources.apothecary

describe('the apothecary at the cup', () => {
  rule(
    "[bugman 242] the injured player's coach is asked right after the casualty, and never for a knock-out",
    () => {
      const s = breakArmour('apothecary=1/1').roll('injury', 5, 5)
      expect([s.waits(), s.question().subject]).toEqual(['away useResource', 'apothecary'])
      expect([s.question().player, s.where('A1')]).toEqual([s.player('A1').id, 'casualty'])
      expect(s.away.answers()).toEqual(['use apothecary', 'decline'])
      const ko = breakArmour('apothecary=1/1').roll('injury', 4, 5)
      expect([ko.where('A1'), ko.waits(), left(ko)]).toEqual(['ko', 'home turn', 1])
      const none = breakArmour('apothecary=1/0').roll('injury', 5, 5)
      expect([none.where('A1'), none.waits()]).toEqual(['casualty', 'home turn'])
    },
    'bugman',
  )

  rule(
    '[bugman 243] 1-2 leaves him out, 3-6 brings him to the reserves; it cannot be re-rolled',
    () => {
      for (const face of [1, 2, 3, 4, 5, 6]) {
        const s = breakArmour('apothecary=0/1').roll('injury', 5, 5)
        s.away.use()
        expect(s.needs()).toBe(3)
        s.roll('apothecary', face)
        expect(s.where('A1'), `a ${face}`).toBe(face < 3 ? 'casualty' : 'reserves')
        expect(s.match.board[s.square('x')]).toBe(0)
        s.expectTurnOf('home')
      }
      const own = scene('H9 . H1 A1', { facts: 'apothecary=1/0 rr=1/0' })
      own.activate('H1', 'block').block('A1')
      own.roll('block', 1).keep()
      own.roll('armour', 6, 6).roll('injury', 5, 5).use()
      own.roll('apothecary', 2)
      expect([own.where('H1'), own.rerolls('home')]).toEqual(['casualty', 1])
    },
    'bugman',
  )

  rule(
    '[bugman 242] he serves once a match, whether it works or not; declined, he waits for the next casualty',
    () => {
      const picture = 'H1 A1 x\n. . .\n. . .\nH2 A2 y\nH9 . .'
      for (const answer of ['use', 'decline'] as const) {
        const s = scene(picture, { facts: 'apothecary=0/1', beside: 'a3@m20' })
        s.activate('H1', 'block').block('A1')
        s.roll('block', 6).push('x')
        s.stay()
        s.roll('armour', 6, 6).roll('injury', 5, 5).away[answer]()
        if (answer === 'use') s.roll('apothecary', 2)
        expect([s.where('A1'), left(s)]).toEqual(['casualty', answer === 'use' ? 0 : 1])
        s.activate('H2', 'block').block('A2')
        s.roll('block', 6, 6).push('y')
        s.stay()
        s.roll('armour', 6, 6).roll('injury', 5, 5)
        expect(s.waits()).toBe(answer === 'use' ? 'home turn' : 'away useResource')
      }
    },
    'bugman',
  )

  rule(
    '[bugman 242, 605] he saves a casualty of the crowd too, who may be set up for the next drive',
    () => {
      const s = scene('A1\nH1', { at: 'a10', facts: 'turn=home:8/7 apothecary=0/1', beside: 'a2@m20 h9@m5' })
      s.activate('H1', 'block').block('A1')
      s.roll('block', 3)
      s.stay()
      s.roll('injury', 6, 6).away.use()
      s.roll('apothecary', 3)
      expect(s.where('A1')).toBe('reserves')
      s.endTurn()
      expect(s.answers('activate').some((answer) => answer.includes('A1'))).toBe(false)
      s.endTurn()
      s.home.choose('formation', { option: 'wall' })
      expect(s.away.answers('pick')).toEqual(['pick A1', 'pick A2'])
    },
    'bugman',
  )
})

describe('the apothecary in a league', () => {
  rule('[crp 73] a second roll on the casualty table, of which the coach keeps one', () => {
    const s = breakArmour('apothecary=0/1').roll('injury', 5, 5).roll('casualty', 6, 1)
    expect(s.waits()).toBe('away useResource')
    s.away.use()
    s.roll('casualty', 4, 1)
    expect([s.waits(), s.away.answers()]).toEqual(['away chooseInjury', ['choose dead', 'choose brokenRibs']])
    s.away.choose('choose', { option: 'brokenRibs' })
    expect([s.where('A1'), s.player('A1').injuries, left(s)]).toEqual(['casualty', ['brokenRibs'], 0])
    s.expectTurnOf('home')
  })

  rule('[crp 73] kept as badly hurt, by either roll, he goes to the reserves', () => {
    const second = breakArmour('apothecary=0/1').roll('injury', 5, 5).roll('casualty', 6, 1)
    second.away.use()
    second.roll('casualty', 1, 1).away.choose('choose', { option: 'badlyHurt' })
    const first = breakArmour('apothecary=0/1').roll('injury', 5, 5).roll('casualty', 3, 8)
    first.away.use()
    first.roll('casualty', 6, 8).away.choose('choose', { option: 'badlyHurt' })
    const both = breakArmour('apothecary=0/1').roll('injury', 5, 5).roll('casualty', 1, 1)
    both.away.use()
    both.roll('casualty', 2, 4)
    for (const s of [second, first, both]) {
      expect([s.where('A1'), s.player('A1').injuries]).toEqual(['reserves', ['badlyHurt']])
      s.expectTurnOf('home')
    }
  })

  rule('[crp 73] he treats stars, mercenaries and journeymen too, and so does a wandering one', () => {
    for (const engaged of ['star', 'mercenary', 'journeyman'] as const)
      for (const facts of ['apothecary=0/1', 'wandering=0/1']) {
        const s = scene('H9 . H1 A1 x', { facts, beside: 'a2@m20', who: { A1: { engaged } } })
        s.activate('H1', 'block').block('A1')
        s.roll('block', 6).push('x')
        s.stay()
        s.roll('armour', 6, 6).roll('injury', 4, 4)
        expect([s.waits(), s.question().player], `${engaged}, ${facts}`).toEqual([
          'away useResource',
          s.player('A1').id,
        ])
      }
  })

  rule('[crp 73] or he leaves a knocked-out player on the pitch, stunned; off the pitch, in the reserves', () => {
    const s = breakArmour('turn=home:2/1 apothecary=0/1').roll('injury', 4, 4)
    expect([s.waits(), s.question().player]).toEqual(['away useResource', s.player('A1').id])
    s.away.use()
    expect([s.where('A1'), s.posture('A1'), left(s)]).toEqual(['x', 'stunned', 0])
    s.endTurn()
    s.endTurn()
    expect(s.posture('A1')).toBe('prone')
    const crowd = scene('A1\nH1', { at: 'a10', facts: 'apothecary=0/1', beside: 'h9@m5' })
    crowd.activate('H1', 'block').block('A1')
    crowd.roll('block', 3).stay()
    crowd.roll('injury', 4, 4).away.use()
    expect(crowd.where('A1')).toBe('reserves')
  })

  rule('[crp 73] he serves once; a declined offer keeps him and the injury stands', () => {
    const s = breakArmour('apothecary=0/1').roll('injury', 5, 5).roll('casualty', 5, 3)
    s.away.decline()
    expect([s.where('A1'), s.player('A1').injuries, left(s)]).toEqual(['casualty', ['smashedHip'], 1])
    const none = breakArmour('apothecary=1/0').roll('injury', 4, 4)
    expect([none.where('A1'), none.waits()]).toEqual(['ko', 'home turn'])
  })
})

describe('staff', () => {
  rule('[bugman 232] coaches, cheerleaders and the rest are never among those set up', () => {
    const staff = { cheerleaders: 4, assistantCoaches: 3, apothecaries: 1, bribes: 1 }
    const s = opening(newGame({ home: plainLineUp(11, staff), away: plainLineUp(11, staff) }))
    expect(s.home.answers('pick')).toHaveLength(11)
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    expect(s.match.board.filter((code) => code !== 0)).toHaveLength(22)
    expect(s.match.players).toHaveLength(22)
  })
})
