// Boots: the attack of trained kickers, in place of a block. Neighbours: src/procs/block/boot.ts, src/tables/agilityTables.ts.
import { expect } from 'vitest'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['kickers', 'booting', 'push', 'dodging']

/** H1, a Kicker of AG 3, boots A1. */
const booted = (players: { readonly [token: string]: string } = {}, picture = 'H1 A1 x'): Scene => {
  const s = sceneSecond(picture, { on, players: { H1: '+kicker', ...players } })
  s.activate('H1', '')
  s.choose('boot', { player: 'A1' })
  return s
}

/** A1 has ST 3 and AG 3, so that the dice are the total. */
const result = (...dice: number[]): string => {
  const s = booted().roll('boot', ...dice)
  for (let i = 0; s.waits() === 'dice armour' && i < 1; i++) s.roll('armour', 1, 1)
  const whereabouts = (token: string): string => (s.player(token).place === 'pitch' ? s.posture(token) : s.where(token))
  return `${whereabouts('H1')} ${whereabouts('A1')}`
}

rule('[second 77] 2D6 + AG − the greater of ST and AG', () => {
  const modifiers = (players: { readonly [token: string]: string }): string[] => {
    const s = booted(players)
    const list = s.modifiers()
    s.roll('boot', 4, 5)
    return list
  }
  expect(modifiers({ A1: ':4.2.5.3.0.0.9' })).toEqual(['AG +3', 'ST -5'])
  expect(modifiers({ A1: ':4.2.2.4.0.0.9' })).toEqual(['AG +3', 'AG -4'])
})

rule('[second 77] the table, from the kicker’s injury to the stun of the target', () => {
  expect(result(1, 2)).toBe('faceDown standing')
  expect(result(2, 3)).toBe('faceDown standing')
  expect(result(2, 4)).toBe('standing standing')
  expect(result(4, 4)).toBe('standing standing')
  expect(result(4, 5)).toBe('standing faceDown')
  expect(result(4, 6)).toBe('standing faceDown')
  expect(result(5, 6)).toBe('standing stunnedBox')
})

rule('[second 77] 2 or less: the kicker is injured', () => {
  const s = booted({ A1: ':4.2.5.3.0.0.9' }).roll('boot', 1, 3)
  expect([s.where('H1'), s.posture('A1')]).toEqual(['injured', 'standing'])
})

rule('[second 78] a natural 2 is always the worst result, a natural 12 always the best', () => {
  const worst = booted({ H1: ':4.2.3.9.0.0.9+kicker' }).roll('boot', 1, 1)
  expect(worst.where('H1')).toBe('injured')
  const best = booted({ A1: ':4.2.9.3.0.0.9' }).roll('boot', 6, 6)
  expect(best.where('A1')).toBe('stunnedBox')
})

rule('[second 77] whoever falls makes an armour roll, and then the ball scatters', () => {
  const s = booted({}, 'H1 A1* x').roll('boot', 4, 5)
  s.roll('armour', 1, 1).roll('bounce', 5)
  expect([s.posture('A1'), s.ball()]).toEqual(['faceDown', 'ground x'])
})

rule('[second 77, 366] the ball of somebody who leaves the pitch scatters', () => {
  const s = booted({}, 'H1 A1* x').roll('boot', 6, 5)
  s.roll('bounce', 5)
  expect([s.where('A1'), s.ball()]).toEqual(['stunnedBox', 'ground x'])
})

rule('[second 77] it is the one attack of his action, and ends it', () => {
  const s = booted({}, 'H1 A1\nA2 H2').roll('boot', 3, 4)
  expect([s.waits(), s.answers()]).toEqual(['home turn', ['endTurn', 'activate H2']])
})

rule('[second 77] he may move first', () => {
  const s = sceneSecond('H1 x A1', { on, players: { H1: '+kicker' } })
  s.activate('H1', '')
  expect(s.answers('boot')).toEqual([])
  s.step('x')
  expect(s.answers('boot')).toEqual(['boot A1'])
})

rule('[second 77] only Kickers boot, and only opponents who stand', () => {
  const s = sceneSecond('A1 H1 A2/\n. H2 .', { on, players: { H2: '+kicker' } })
  s.activate('H1', '')
  expect(s.answers('boot')).toEqual([])
  s.endAction()
  s.activate('H2', '')
  expect(s.answers('boot')).toEqual(['boot A1'])
})

rule('[second 77] nobody dodges it: his agility counts already', () => {
  const s = booted()
  expect(s.waits()).toBe('dice boot')
  s.roll('boot', 3, 4)
})

rule('[second 288] Mighty Kick adds its level', () => {
  const s = booted({ H1: '+kicker+mighty-kick-1' })
  expect(s.modifiers()).toEqual(['AG +3', 'ST -3', 'mighty-kick-1 +1'])
  s.roll('boot', 4, 4).roll('armour', 1, 1)
  expect(s.posture('A1')).toBe('faceDown')
})

rule('[second 452] booting off: nobody boots', () => {
  const s = sceneSecond('H1 A1', { on: ['kickers'], players: { H1: '+kicker' } })
  s.activate('H1', '')
  expect(s.answers('boot')).toEqual([])
})
