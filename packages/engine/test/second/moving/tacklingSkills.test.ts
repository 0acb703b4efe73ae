// Tackle and Dodge by their levels, and mutations that make tackles harder. Neighbour: tackles.test.ts has the tackle itself.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'

/** Home 1 walks inside the zone of away 1, whose coach claims a tackle. */
const tackled = (players: { readonly [token: string]: string }) => {
  const s = sceneSecond(
    `
    A1 . . . . H9
    H1 x . . . H2`,
    { on: ['tackleZones', 'tackleInjuries'], facts: 'act=h1:open:4.2s2', players },
  )
  s.step('x')
  s.away.choose('tackle', { player: 'A1' })
  return s
}

const bonuses = (A1: string, H1: string): string[] => {
  const s = tackled({ A1, H1 })
  const found = s.modifiers().filter((one) => !/^(ST|AG) /.test(one))
  s.roll('tackle', 2, 4)
  return found
}

rule('[second 288] Tackle: one more, unless the mover’s Dodge is as high', () => {
  expect(bonuses('+tackle-2', '')).toEqual(['tackle-2 +1'])
  expect(bonuses('+tackle-2', '+dodge-1')).toEqual(['tackle-2 +1'])
  expect(bonuses('+tackle-2', '+dodge-2')).toEqual([])
})

rule('[second 288] Dodge: one less for the tackler, unless his Tackle is as high', () => {
  expect(bonuses('', '+dodge-1')).toEqual(['dodge-1 -1'])
  expect(bonuses('+tackle-1', '+dodge-2')).toEqual(['dodge-2 -1'])
  expect(bonuses('+tackle-3', '+dodge-3')).toEqual([])
})

rule('[second 288] the Dodge of a team-mate does not help', () => {
  const s = tackled({ H2: '+dodge-4' })
  expect(s.modifiers()).toEqual(['ST +3', 'ST -3'])
  s.roll('tackle', 2, 4)
})

rule('[second 291] Tentacle is Tackle 3', () => {
  expect(bonuses('+tentacle', '+dodge-2')).toEqual(['tentacle +1'])
  expect(bonuses('+tentacle', '+dodge-3')).toEqual([])
  expect(bonuses('+tackle-1+tentacle', '')).toHaveLength(1)
})

rule('[second 291] Leprous Flesh: the tackler must first roll 4 or more', () => {
  const timid = sceneSecond('A1 . . . . H9\nH1 x . . . .', {
    on: ['tackleZones'],
    facts: 'act=h1:open:4.2s2',
    players: { H1: '+leprous-flesh' },
  })
  timid.step('x')
  timid.away.choose('tackle', { player: 'A1' })
  expect([timid.explain().player, timid.needs()]).toEqual([timid.player('A1').id, 4])
  timid.roll('leprousFlesh', 3)
  expect(timid.waits()).toBe('home activation')
  const bold = tackled({ H1: '+leprous-flesh' })
  bold.roll('leprousFlesh', 4).roll('tackle', 6, 6).roll('armour', 1, 2)
  expect(bold.posture('H1')).toBe('faceDown')
})

rule('[second 291] Noisome Stench: one less for tacklers in the zone, whomever they tackle', () => {
  expect(bonuses('', '+noisome-stench')).toEqual(['noisome-stench -1'])
  const s = sceneSecond(
    `
    H2 A1 . . . H9
    . H1 x . . .`,
    { on: ['tackleZones'], facts: 'act=h1:open:4.2s2', players: { H2: '+noisome-stench', H9: '+noisome-stench' } },
  )
  s.step('x')
  s.away.choose('tackle', { player: 'A1' })
  expect(s.modifiers()).toEqual(['ST +3', 'ST -3', 'noisome-stench -1'])
  s.roll('tackle', 2, 4)
})

rule('[second 288] Dirty Tackle works in a tackle that is claimed, for the tackler only', () => {
  const dirty = { A1: '+dirty-tackle-2', H1: '+dirty-tackle-1' }
  const both = tackled(dirty)
  both.roll('tackle', 4, 4)
  // The tackler's armour is rolled first.
  expect([both.explain().player, both.modifiers()]).toEqual([both.player('A1').id, ['tackle -1']])
  both.roll('armour', 1, 2)
  expect(both.modifiers()).toEqual(['tackle -1', 'dirty-tackle-2 +2'])
  both.roll('armour', 1, 2)
})
