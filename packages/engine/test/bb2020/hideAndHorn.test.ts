// Mutations for blocks: Claws, Iron Hard Skin, Horns and Foul Appearance.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 blocks A1, who goes down: his armour is to be rolled. */
const felled = (attacker: string, victim: string): Scene => {
  const s = scene('H1 A1 .\n. . .\nH2 . .', { players: { H1: attacker, A1: victim } })
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6).push('f12')
  s.stay()
  return s
}

describe('Claws', () => {
  rule('[bb2020 551] an 8 on the dice breaks any armour that his block brings down', () => {
    const s = felled('+claws', ':6.3.3.4.10')
    s.roll('armour', 3, 5)
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 1, 1)
    const held = felled('+claws', ':6.3.3.4.10')
    held.roll('armour', 3, 4)
    held.expectTurnOf('home')
    const none = felled('', ':6.3.3.4.10')
    none.roll('armour', 3, 5)
    none.expectTurnOf('home')
  })

  rule('[bb2020 551] only in his own block: not against an attacker who falls', () => {
    const s = scene('H1 A1 .\n. . .\nH2 . .', { players: { H1: ':6.3.3.4.10', A1: '+claws' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 1)
    s.roll('armour', 3, 5)
    expect(s.turnovers()).toEqual(['knockedDown'])
    expect(s.waits()).toBe('away turn')
  })

  rule('[bb2020 552] with Mighty Blow: a 7 is not made an 8, and after an 8 the bonus goes to the injury', () => {
    const seven = felled('+claws+mighty-blow-1', ':6.3.3.4.10')
    seven.roll('armour', 3, 4)
    seven.expectTurnOf('home')
    const eight = felled('+claws+mighty-blow-1', ':6.3.3.4.10')
    eight.roll('armour', 3, 5)
    eight.roll('injury', 3, 4)
    expect(eight.question()).toMatchObject({ kind: 'useSkill', subject: 'mighty-blow-1' })
    eight.use()
    expect(eight.where('A1')).toBe('ko')
  })
})

describe('Iron Hard Skin', () => {
  rule('[bb2020 560] Claws do nothing, and Mighty Blow adds nothing to the armour roll', () => {
    const claws = felled('+claws', ':6.3.3.4.10+iron-hard-skin')
    claws.roll('armour', 4, 5)
    claws.expectTurnOf('home')
    const blow = felled('+mighty-blow-1', ':63349+iron-hard-skin')
    blow.roll('armour', 3, 5)
    blow.expectTurnOf('home')
    const plain = felled('+mighty-blow-1', ':63349')
    plain.roll('armour', 3, 5)
    expect(plain.question()).toMatchObject({ subject: 'mighty-blow-1' })
    plain.decline()
  })

  rule('[bb2020 560] the armour still breaks by its number, and Mighty Blow may help the injury', () => {
    const s = felled('+mighty-blow-1', ':63349+iron-hard-skin')
    s.roll('armour', 4, 5).roll('injury', 3, 4)
    s.use()
    expect(s.where('A1')).toBe('ko')
  })

  rule('[bb2020 560] even while stunned: the fouler’s assists and skills do not count, the victim’s assists do', () => {
    const s = scene('H2 A1= .\nH1 . A2', { players: { A1: '+iron-hard-skin', H1: '+dirty-player-1' } })
    s.activate('H1', 'foul')
    s.choose('nominate', { player: 'A1' })
    s.foul('A1')
    expect([s.needs(), ...s.modifiers()]).toEqual([9])
    s.roll('armour', 3, 5)
    s.expectTurnOf('home')
    const t = scene('A3 H2 A1= .\n. H1 . .', { players: { A1: '+iron-hard-skin' } })
    t.activate('H1', 'foul')
    t.choose('nominate', { player: 'A1' })
    t.foul('A1')
    expect([t.needs(), ...t.modifiers()]).toEqual([9])
    t.roll('armour', 1, 2)
    const u = scene('. A1= .\nH1 . .\nA2 . .', { players: { A1: '+iron-hard-skin' } })
    u.activate('H1', 'foul')
    u.choose('nominate', { player: 'A1' })
    u.foul('A1')
    expect([u.needs(), ...u.modifiers()]).toEqual([10, 'assist -1'])
    u.roll('armour', 1, 2)
  })
})

describe('Horns', () => {
  rule('[bb2020 559] +1 strength for the block of a Blitz, none for a plain Block', () => {
    const blitz = scene('H1 A1 .', { players: { H1: '+horns' } })
    blitz.activate('H1', 'blitz')
    blitz.choose('nominate', { player: 'A1' })
    blitz.block('A1')
    expect(blitz.dice()).toEqual(['block', 'block'])
    blitz.roll('block', 3, 3).push('f12')
    blitz.stay()
    blitz.endAction()
    const block = scene('H1 A1 .', { players: { H1: '+horns' } })
    block.activate('H1', 'block').block('A1')
    expect(block.dice()).toEqual(['block'])
    block.roll('block', 3).push('f12')
    block.stay()
    const defender = scene('H1 A1 .', { players: { A1: '+horns' } })
    defender.activate('H1', 'blitz')
    defender.choose('nominate', { player: 'A1' })
    defender.block('A1')
    expect(defender.dice()).toEqual(['block'])
    defender.roll('block', 3).push('f12')
    defender.stay()
    defender.endAction()
  })
})

describe('Foul Appearance', () => {
  const facing = (action: string, h1 = '', picture = 'H1 A1 .\n. . .\nH2 . .'): Scene => {
    const s = scene(picture, { players: { H1: h1, A1: '+foul-appearance' } })
    s.activate('H1', action)
    return s
  }

  rule('[bb2020 556] a 1 wastes the Block, without a turnover; 2 or more lets it go on', () => {
    const s = facing('block')
    s.block('A1')
    expect(s.explain()).toMatchObject({ roll: 'foulAppearance', needed: 2, player: s.player('H1').id })
    s.roll('foulAppearance', 1)
    s.expectTurnOf('home')
    expect(s.turnovers()).toEqual([])
    expect(s.answers('activate').some((a) => a.includes('H1'))).toBe(false)
    const t = facing('block')
    t.block('A1')
    t.roll('foulAppearance', 2).roll('block', 3).push('f12')
    t.stay()
  })

  rule('[bb2020 557] a Blitz is lost as a whole as soon as it is declared on him', () => {
    const s = facing('blitz', '', 'H1 . . A1\n. . . .\nH2 . . .')
    s.choose('nominate', { player: 'A1' })
    s.roll('foulAppearance', 1)
    s.expectTurnOf('home')
    expect(s.where('H1')).toBe('f10')
    expect(s.answers('activate').some((a) => a.endsWith('blitz'))).toBe(false)
    expect(s.answers('activate').some((a) => a.includes('H1'))).toBe(false)
  })

  rule('[bb2020 557] once passed, the block of the Blitz needs no second roll', () => {
    const s = facing('blitz')
    s.choose('nominate', { player: 'A1' })
    s.roll('foulAppearance', 2)
    s.block('A1')
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).push('f12')
    s.stay()
    s.endAction()
  })

  rule('[bb2020 556] each block of a Frenzy needs its own', () => {
    const s = facing('blitz', '+frenzy')
    s.choose('nominate', { player: 'A1' })
    s.roll('foulAppearance', 2)
    s.block('A1')
    s.roll('block', 3).push('f12')
    expect(s.waits()).toBe('dice foulAppearance')
    s.roll('foulAppearance', 1)
    expect(s.waits()).toBe('home activation')
    s.endAction()
  })

  rule('[bb2020 558] fouling him needs no roll', () => {
    const s = scene('H1 A1/ .\n. . .\nH2 . .', { players: { A1: '+foul-appearance' } })
    s.activate('H1', 'foul')
    s.choose('nominate', { player: 'A1' })
    expect(s.waits()).toBe('home activation')
    s.foul('A1')
    s.roll('armour', 1, 2)
  })
})
