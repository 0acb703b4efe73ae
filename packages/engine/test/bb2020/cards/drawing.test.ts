// Drawing special plays before the match, and keeping them secret. Neighbours: src/inducements/cards/drawCards.ts,
// src/kernel/view.ts.
import { describe, expect } from 'vitest'
import { specialPlayCards, specialPlayDecks } from '../../../src/inducements/cards/index.ts'
import { BadLineUp } from '../../../src/lineUpCheck.ts'
import { lineUpBb2020 } from '../../support/bb2020.ts'
import { newGame } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'

const buying = (home: number, away = 0): Scene => {
  const plays = (count: number) => new Array<string>(count).fill('special-plays')
  const s = newGame({
    home: lineUpBb2020(11, { inducements: plays(home) }),
    away: lineUpBb2020(11, { inducements: plays(away) }),
  })
  return s.roll('fans', 1).roll('fans', 1)
}

const held = (s: Scene, side: 'home' | 'away' = 'home') => s.match.squads[side].inducements

describe('special plays', () => {
  rule('[bb2020 647] a D6 chooses the deck, two different cards are drawn, and the coach keeps one', () => {
    const s = buying(1)
    s.roll('deck', 1)
    expect([s.waits(), s.dice()]).toEqual(['dice cards', ['d8', 'd7']])
    s.roll('cards', 4, 4)
    expect([s.waits(), s.home.answers()]).toEqual(['home inducement', ['choose card-heckler', 'choose card-pot-hole']])
    s.home.choose('choose', { option: 'card-pot-hole' })
    expect([held(s), s.waits()]).toEqual([['card-pot-hole'], 'dice weather'])
    s.roll('weather', 3, 4).roll('coinToss', 1)
  })

  rule('[bb2020 647] each of them is a card; a deck that came up before may be rolled again, once', () => {
    const s = buying(3)
    s.roll('deck', 2).roll('cards', 1, 1)
    s.home.choose('choose', { option: 'card-dirty-block' })
    s.roll('deck', 2)
    expect([s.waits(), s.home.answers()]).toEqual(['home inducement', ['keep', 'reroll']])
    s.home.choose('reroll')
    // The second roll stands, even for the same deck; the card he holds is no longer in it.
    s.roll('deck', 2)
    expect(s.dice()).toEqual(['d7', 'd6'])
    s.roll('cards', 1, 6)
    expect(s.home.answers()).toEqual(['choose card-heavy-bias', 'choose card-tripping-hazard'])
    s.home.choose('choose', { option: 'card-heavy-bias' })
    s.roll('deck', 2)
    s.home.choose('keep')
    s.roll('cards', 6, 5)
    s.home.choose('choose', { option: 'card-tripping-hazard' })
    expect(held(s)).toEqual(['card-dirty-block', 'card-heavy-bias', 'card-tripping-hazard'])
    s.roll('weather', 3, 4).roll('coinToss', 1)
  })

  rule(
    '[bb2020 647] both sides draw, home first, before the weather: a card that replaces it can still be played',
    () => {
      const s = buying(1, 1)
      s.roll('deck', 1).roll('cards', 6, 1)
      s.home.choose('choose', { option: 'card-public-inconvenience' })
      expect(s.home.answers()).toEqual(['decline', 'use public-inconvenience'])
      s.home.choose('use')
      s.roll('deck', 3).roll('cards', 5, 1)
      s.away.choose('choose', { option: 'card-oath-stone' })
      expect([held(s), held(s, 'away'), s.waits()]).toEqual([[], ['card-oath-stone'], 'away inducement'])
    },
  )

  rule('[bb2020 647] what was drawn and kept stays hidden from the other side until it is used', () => {
    const s = buying(1)
    const seenBy = (side: 'home' | 'away') => JSON.stringify(s.engine.view(s.match, side))
    s.roll('deck', 1)
    expect(s.engine.isHidden(s.match)).toBe(true)
    s.roll('cards', 4, 4)
    expect([s.engine.isHidden(s.match), seenBy('home').includes('card-heckler')]).toEqual([true, true])
    expect(seenBy('away')).not.toMatch(/heckler|pot-hole/)
    expect(s.engine.legal(s.engine.view(s.match, 'away')).map(({ option }) => option)).toEqual(['secret'])
    s.home.choose('choose', { option: 'card-heckler' })
    expect([s.engine.view(s.match, 'away').squads.home.inducements, held(s)]).toEqual([['secret'], ['card-heckler']])
    expect(JSON.stringify(s.events)).not.toMatch(/heckler|pot-hole/)
    expect(s.engine.pending(s.engine.view(s.match, 'away'))).toEqual(s.engine.pending(s.match))
    s.roll('weather', 3, 4).roll('coinToss', 1)
  })

  rule('[bb2020 647] other inducements are no secret', () => {
    const s = newGame({
      home: lineUpBb2020(11, { inducements: ['weather-mage', 'card-heckler'] }),
      away: lineUpBb2020(),
    })
    expect(s.engine.view(s.match, 'away').squads.home.inducements).toEqual(['weather-mage', 'secret'])
    expect(s.engine.view(s.match, 'home').squads.home.inducements).toEqual(['weather-mage', 'card-heckler'])
    s.roll('fans', 1).roll('fans', 1).roll('weather', 3, 4).roll('coinToss', 1)
  })

  rule('[bb2020 647] a line-up may name its cards; one that does not exist is refused by name', () => {
    const away = lineUpBb2020()
    expect(() => newGame({ home: lineUpBb2020(11, { inducements: ['card-of-fate'] }), away })).toThrow(BadLineUp)
    expect(() => newGame({ home: lineUpBb2020(11, { inducements: ['card-of-fate'] }), away })).toThrow(
      'home.inducements: edition bb2020 does not implement the inducement "card-of-fate"',
    )
  })

  rule('[bb2020 647] six decks of eight different cards', () => {
    expect(specialPlayDecks.map(({ name, cards }) => `${name} ${cards.length}`)).toEqual([
      'Random Events 8',
      'Dirty Tricks 8',
      'Magical Memorabilia 8',
      'Heroic Feats 8',
      'Benefits of Training 8',
      'Miscellaneous Mayhem 8',
    ])
    const inDecks = specialPlayDecks.flatMap(({ cards }) => cards)
    expect(new Set(inDecks).size).toBe(48)
    expect(specialPlayCards.map(({ id }) => id).sort()).toEqual(inDecks.slice().sort())
    expect(specialPlayCards.filter(({ kind, uses }) => kind !== 'card' || uses?.[0].spends !== 'itself')).toEqual([])
  })
})
