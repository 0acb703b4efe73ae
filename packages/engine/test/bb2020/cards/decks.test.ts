// The decks of special plays as lists: six decks of eight, each card once, each with an effect.
// Neighbours: src/inducements/cards/index.ts; the other files here test the cards.
import { describe, expect, it } from 'vitest'
import { specialPlayCards, specialPlayDecks } from '../../../src/inducements/cards/index.ts'
import { engineOf } from '../../support/scene.ts'

const { rules } = engineOf('bb2020')
const dealt = specialPlayDecks.flatMap(({ cards }) => cards)

describe('the decks of special plays', () => {
  it('are six of eight cards, 48 different ones in all', () => {
    expect(specialPlayDecks.map(({ cards }) => cards.length)).toEqual([8, 8, 8, 8, 8, 8])
    expect([new Set(dealt).size, new Set(specialPlayDecks.map(({ id }) => id)).size]).toEqual([48, 6])
  })

  it('hold the cards that exist, no more and no less', () => {
    expect(specialPlayCards.map(({ id }) => id).sort()).toEqual([...dealt].sort())
    for (const id of dealt) expect(rules.inducements.get(id)?.kind).toBe('card')
  })

  it('list the cards in the order of their deck', () => {
    expect(specialPlayCards.map(({ id }) => id)).toEqual(dealt)
  })

  it('have one use each, told apart from every other use, which is gone with it and does something', () => {
    const uses = [...rules.inducements.values()].flatMap((one) => one.uses ?? []).map(({ id }) => id)
    for (const { uses: own = [], name } of specialPlayCards) {
      expect([name, own.length, own[0]?.spends]).toEqual([name, 1, 'itself'])
      const [{ id, use, effect }] = own
      expect([name, uses.filter((other) => other === id).length]).toEqual([name, 1])
      expect([name, use !== undefined || effect !== undefined]).toEqual([name, true])
    }
  })
})
