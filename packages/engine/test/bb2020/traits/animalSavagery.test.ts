// Animal Savagery: the roll, the team-mate who is hit, and what happens to the action.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const savage = (picture: string, more = '', players: Record<string, string> = {}): Scene =>
  scene(picture, { players: { H1: `:65459+animal-savagery${more}`, ...players } })

describe('the roll', () => {
  rule('[bb2020 572, 573] he needs a 4, with +2 to block or blitz', () => {
    for (const action of ['move', 'block', 'blitz', 'pass', 'handOff', 'foul']) {
      const s = savage('H1 A1 .\n. A2/ .\nH2 . .')
      s.activate('H1', action)
      if (s.waits() === 'home nominate') s.choose('nominate', { player: action === 'foul' ? 'A2' : 'A1' })
      const fierce = action === 'block' || action === 'blitz'
      expect([s.waits(), s.needs(), s.modifiers()], action).toEqual([
        'dice animalSavagery',
        fierce ? 2 : 4,
        fierce ? [`${action} +2`] : [],
      ])
      s.roll('animalSavagery', fierce ? 2 : 4)
      expect(s.waits()).toBe('home activation')
    }
  })

  rule('[bb2020 573] no bonus for a gaze; prone he rolls too, before he stands up', () => {
    const gaze = savage('H1 A1 .\nH2 . .', '+hypnotic-gaze')
    gaze.activate('H1', 'gaze').choose('nominate', { player: 'A1' })
    expect([gaze.needs(), gaze.modifiers()]).toEqual([4, []])
    gaze.roll('animalSavagery', 6)
    const prone = savage('H1/ A1 .\n. . .\nH2 . .')
    prone.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    expect([prone.waits(), prone.modifiers()]).toEqual(['dice animalSavagery', ['blitz +2']])
    prone.roll('animalSavagery', 6)
  })

  rule('[bb2020 572] it may be re-rolled', () => {
    const s = scene('H1 H2 .\nA1', { players: { H1: '+animal-savagery' }, facts: 'rr=1/0' })
    s.activate('H1', 'move').roll('animalSavagery', 3)
    s.reroll('team')
    s.roll('animalSavagery', 4)
    expect([s.posture('H2'), s.waits()]).toEqual(['standing', 'home activation'])
  })
})

describe('the victim', () => {
  rule(
    '[bb2020 572, 575] a standing team-mate next to him of his coach’s choice goes down, and the action goes on',
    () => {
      const s = savage('H2 H3/ A2\nH1 H4 A1\n. . H5')
      s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
      s.roll('animalSavagery', 1)
      expect([s.waits(), s.answers()]).toEqual(['home lashOut', ['choose H2', 'choose H4']])
      s.choose('choose', { player: 'H4' })
      expect([s.explain().player, s.needs()]).toEqual([s.player('H4').id, 9])
      s.roll('armour', 5, 4).roll('injury', 3, 3)
      expect([s.posture('H4'), s.turnovers(), s.waits()]).toEqual(['stunned', [], 'home activation'])
      expect(s.answers('step')).not.toEqual([])
      expect(s.player('H1').noZones).toBe(false)
    },
  )

  rule('[bb2020 575] a carrier he knocks down ends the turn, his ball bouncing after armour and injury', () => {
    const s = savage('H1 H2* .\n. . .\nH3 A1')
    s.activate('H1', 'move').roll('animalSavagery', 3)
    s.choose('choose', { player: 'H2' })
    s.roll('armour', 1, 1).roll('bounce', 5)
    expect([s.ball(), s.turnovers(), s.waits()]).toEqual(['ground f12', ['carrierDown'], 'away turn'])
  })

  rule('[bb2020 572] of his skills only Claws and Mighty Blow count, and the opposing coach uses them', () => {
    const s = savage('H1 H2 .\nH3 A1', '+mighty-blow-1+block+frenzy', { H2: ':6.3.3.4.10' })
    s.activate('H1', 'move').roll('animalSavagery', 1)
    s.choose('choose', { player: 'H2' })
    s.roll('armour', 5, 4)
    expect([s.waits(), s.question().subject]).toEqual(['away useSkill', 'mighty-blow-1'])
    s.away.use()
    s.roll('injury', 3, 4)
    expect([s.posture('H2'), s.waits()]).toEqual(['stunned', 'home activation'])
    const claws = savage('H1 H2 .\nH3 A1', '+claws', { H2: ':6.3.3.4.11' })
    claws.activate('H1', 'move').roll('animalSavagery', 1)
    claws.choose('choose', { player: 'H2' })
    claws.roll('armour', 5, 3).roll('injury', 2, 2)
    expect(claws.posture('H2')).toBe('stunned')
  })
})

describe('nobody in reach', () => {
  rule('[bb2020 574] he loses the activation, and his tackle zone until he is activated again', () => {
    const s = savage('H1 A1 x\nH2/ . .\n. . H3')
    s.activate('H1', 'move').roll('animalSavagery', 3)
    expect([s.waits(), s.player('H1').noZones, s.turnovers()]).toEqual(['home turn', true, []])
    expect(s.answers('activate').some((one) => one.includes('H1'))).toBe(false)
    s.endTurn()
    s.activate('A1', 'move').step('x')
    expect(s.waits()).toBe('away activation')
    s.endAction()
    s.activate('H1', 'move')
    expect([s.waits(), s.player('H1').noZones]).toEqual(['dice animalSavagery', false])
    s.roll('animalSavagery', 1)
    expect(s.player('H1').noZones).toBe(true)
  })
})
