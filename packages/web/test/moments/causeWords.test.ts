// The cause of a turnover, in words that fit on its slab.
import { blockDieFaces, editions, readPosition } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { causeOf } from '../../src/moments/causeWords.ts'
import type { Turnover } from '../../src/stage/scenes.ts'

const edition = editions[editions.length - 1]
const { engine, match } = readPosition(`${edition.id} turn=home:3/2 ball=a1 h1@h12 a1@h13`)
const skull = blockDieFaces(engine.rules).indexOf('attackerDown') + 1
const both = blockDieFaces(engine.rules).indexOf('bothDown') + 1

const cause = (more: Partial<Turnover>, roll: object | null): readonly string[] => {
  const dice = roll && {
    roll: 'dodge',
    player: 0,
    base: 3,
    modifiers: [],
    needed: 3,
    faces: [1],
    passed: false,
    ...roll,
  }
  const scene = { kind: 'turnover', side: 'home', why: 'knockedDown', player: 0, fallen: true, result: '', roll: dice }
  const { headline, detail } = causeOf(engine, match, { ...scene, ...more } as Turnover)
  return [headline, detail]
}

it('names the dice that caused it, otherwise the event', () => {
  const block = { roll: 'block', needed: 0 }
  expect(cause({}, { ...block, faces: [skull, skull] })).toEqual(['Double skulls', 'Home 1 (1) is down'])
  expect(cause({}, { ...block, faces: [skull, skull, skull] })[0]).toBe('Triple skulls')
  expect(cause({}, { ...block, faces: [skull] })[0]).toBe('Skull')
  expect(cause({ result: 'bothDown' }, { ...block, faces: [skull, both] })[0]).toBe('Both down')
  expect(cause({}, {})).toEqual(['Dodge failed', 'Home 1 (1) needed 3+'])
  expect(cause({ why: 'pickUp', player: -1 }, { roll: 'pickUp' })).toEqual(['Pick-up failed', 'Needed 3+'])
  expect(cause({ why: 'timeOut', player: -1 }, null)).toEqual(['The time was up', ''])
})
