// The last roll of a kind in a scene: its modifiers readable, its total, and its row on the table. Neighbour: ../../support/scene.ts.
import type { RollKind } from '../../../src/vocabulary/rolls.ts'
import type { Scene } from '../../support/scene.ts'

export const lastRoll = (s: Scene, kind: RollKind) => {
  const roll = s.events
    .flatMap((event) => (event.type === 'rolled' && event.roll.roll === kind ? [event.roll] : []))
    .at(-1)
  if (!roll) throw new Error(`no ${kind} was rolled`)
  const { faces, modifiers, result, table } = roll
  const numbers = [...faces, ...modifiers.map(({ value }) => value)]
  return {
    modifiers: modifiers.map(({ source, value }) => `${source} ${value > 0 ? '+' : ''}${value}`),
    total: numbers.reduce((sum, one) => sum + one, 0),
    table,
    result,
  }
}
