// Potions in a match: when they are given and to whom, what each does, and what two of them do together. Neighbours:
// ../../../src/procs/match/draughts.ts, drinking.ts.
import { describe, expect } from 'vitest'
import { doses } from '../../../src/procs/match/potions.ts'
import { spellsOf } from '../../../src/procs/match/spells.ts'
import { hasState } from '../../../src/procs/match/states.ts'
import type { Doses } from '../../../src/vocabulary/potions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

/** Away’s turn is over, and home has these doses. */
const stocked = (store: Doses, picture = 'H1 . . . . . A1', { on = [], ...options }: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, { on: ['potions', ...on], facts: 'turn=away:1/1', ...options })
  doses.put(s.match.squads.home, store)
  s.endTurn()
  return s
}

const give = (s: Scene, player: string, potion: string): Scene => {
  s.home.choose('choose', { player, option: potion })
  return s
}

/** Both turns go by without a word. */
const nextTurn = (s: Scene): Scene => {
  s.home.endTurn()
  s.away.endTurn()
  return s
}

const left = (s: Scene): Doses => doses.of(s.match.squads.home)

describe('potions', () => {
  rule('[second 327] a dose is given as the own turn begins, to somebody on the pitch', () => {
    const s = stocked({ speed: 1 }, 'H1 . . H2 . . A1', { beside: 'h3@reserves' })
    expect(s.home.answers()).toEqual(['decline', 'choose H1 speed', 'choose H2 speed'])
    give(s, 'H2', 'speed')
    expect([s.happened('potionDrunk').length, left(s).speed, s.waits()]).toEqual([1, 0, 'home substitute'])
    s.home.choose('done')
    nextTurn(s)
    expect(s.waits()).toBe('home substitute')
  })

  rule('[second 327] one dose a turn, and none in the turn of the opponents', () => {
    const s = stocked({ speed: 2, fortune: 1 }, 'H1 . . H2 . . A1', { on: ['rerolls'] })
    give(s, 'H1', 'speed')
    s.expectTurnOf('home')
    s.home.endTurn()
    s.expectTurnOf('away')
    s.away.endTurn()
    expect(s.waits()).toBe('home givePotion')
    s.home.decline()
    expect([s.waits(), left(s).speed]).toEqual(['home turn', 1])
  })

  rule('[second 275] Speed adds 1 to the movement for the match, once', () => {
    const s = stocked({ speed: 2 })
    const before = s.player('H1').stats.MA ?? 0
    give(s, 'H1', 'speed')
    expect(s.player('H1').stats.MA).toBe(before + 1)
    nextTurn(s)
    expect([s.waits(), s.player('H1').stats.MA]).toEqual(['home turn', before + 1])
  })

  rule('[second 275] Speed and an Anaesthetic outlast a touchdown', () => {
    for (const [potion, stat] of [
      ['speed', 'MA'],
      ['anaesthetic', 'AV'],
    ] as const) {
      const s = stocked({ [potion]: 1 }, 'A1 . . H2 H1* x', { at: 'f20' })
      const before = s.player('H2').stats[stat] ?? 0
      give(s, 'H2', potion)
      s.activate('H1', '')
      s.step('x')
      expect([s.score(), s.where('H2'), s.player('H2').stats[stat]]).toEqual(['1-0', 'reserves', before + 1])
    }
  })

  rule('[second 327] nobody inside a machine drinks', () => {
    const s = stocked({ speed: 1 }, 'H1 . . A1 . .\n. . . . . .', {
      on: ['secretWeapons'],
      players: { H1: '+killdozer' },
      facts: 'turn=away:1/1 weapons=killdozer/',
    })
    expect(s.waits()).not.toBe('home givePotion')
  })

  rule('[second 275] an Anaesthetic adds 1 to the armour, to 11 at most', () => {
    for (const [armour, then] of [
      [8, 9],
      [10, 11],
      [11, 11],
    ] as const) {
      const s = stocked({ anaesthetic: 1 }, undefined, { players: { H1: `:4.4.3.3.0.0.${armour}` } })
      give(s, 'H1', 'anaesthetic')
      expect(s.player('H1').stats.AV).toBe(then)
    }
  })

  rule('[second 275] an Anaesthetic keeps nobody on the pitch who is stunned or knocked out', () => {
    for (const [dice, box] of [
      [[3, 4], 'stunnedBox'],
      [[4, 4], 'ko'],
    ] as const) {
      const s = stocked({ anaesthetic: 1 }, 'H1 A1')
      give(s, 'H1', 'anaesthetic')
      s.home.endTurn()
      s.activate('A1', '')
      s.block('H1')
      s.roll('strike', 6, 5).roll('armour', 6, 6)
      s.roll('injury', ...dice)
      expect(s.where('H1')).toBe(box)
    }
  })

  rule('[second 275] Fortune is one re-roll of a roll that affects the player', () => {
    const s = stocked({ fortune: 1 }, 'H1 A1', { on: ['rerolls'] })
    give(s, 'H1', 'fortune')
    s.activate('H1', '')
    s.block('A1')
    s.roll('strike', 3, 3)
    expect(s.home.answers()).toEqual(['keep', 'reroll H1 own'])
    s.reroll('own')
    s.roll('strike', 3, 4)
    s.away.endTurn()
    s.activate('H1', '')
    s.block('A1')
    s.roll('strike', 3, 3)
    expect(s.waits()).not.toBe('home reroll')
  })

  rule(
    '[second 275] [second 327] the Magic Sponge wakes the stunned and the knocked out in the dug-out at once',
    () => {
      for (const box of ['stunned', 'ko'] as const) {
        const s = stocked({ magicSponge: 1 }, undefined, { beside: `h2@${box} h3@injured h4@dead` })
        expect(s.home.answers('choose')).toEqual(['choose H2 magicSponge'])
        give(s, 'H2', 'magicSponge')
        // He may come on this very turn.
        expect([s.where('H2'), s.waits()]).toEqual(['reserves', 'home substitute'])
        s.home.choose('done')
      }
    },
  )

  rule('[second 275] a Sponge does nothing for somebody whom a referee has sent to the Stunned box', () => {
    const s = sceneSecond('H1 . . A1', { on: ['potions'], facts: 'turn=away:1/1', beside: 'h2@stunned~penalised' })
    doses.put(s.match.squads.home, { magicSponge: 1 })
    s.endTurn()
    s.expectTurnOf('home')
  })

  rule('[second 275] a Stimulant wakes a knocked-out player after the next touchdown, without a roll', () => {
    const s = stocked({ stimulant: 2 }, 'A1 . . . H1* x', { at: 'f20', beside: 'h2@ko h3@ko' })
    give(s, 'H2', 'stimulant')
    expect([s.where('H2'), left(s).stimulant]).toEqual(['ko', 1])
    s.activate('H1', '')
    s.step('x')
    expect(s.score()).toBe('1-0')
    // Only the other one rolls.
    s.roll('recover', 1)
    expect([s.where('H2'), s.where('H3')]).toEqual(['reserves', 'ko'])
  })

  rule('[second 275] who is knocked out cold from a Stimulant’s dose needs no second one', () => {
    const s = stocked({ stimulant: 2 }, undefined, { beside: 'h2@ko' })
    give(s, 'H2', 'stimulant')
    expect(nextTurn(s).waits()).toBe('home turn')
  })

  rule('[second 275] nobody drinks Fortune where no roll of a player may be made again', () => {
    stocked({ fortune: 1 }).expectTurnOf('home')
  })

  rule('[second 275] Healing is for the time between matches', () => {
    stocked({ healing: 3 }, undefined, { beside: 'h2@ko h3@injured' }).expectTurnOf('home')
  })
})

describe('a second potion', () => {
  /** H1 has drunk Speed a turn ago, and now the Anaesthetic. */
  const mixed = (strength: number, store: Doses = {}): Scene => {
    const s = stocked({ speed: 1, anaesthetic: 1, ...store }, 'H1* . . . . . A1', {
      players: { H1: `:4.4.${strength}.3.0.0.9` },
    })
    give(s, 'H1', 'speed')
    nextTurn(s)
    return give(s, 'H1', 'anaesthetic')
  }

  rule('[second 275] he must roll under his ST, and a 6 always poisons', () => {
    for (const [strength, face, isPoisoned] of [
      [3, 2, false],
      [3, 3, true],
      [6, 5, false],
      [8, 5, false],
      [8, 6, true],
      [1, 1, true],
    ] as const) {
      const s = mixed(strength)
      s.roll('poison', face)
      expect(hasState(s.player('H1'), 'poisoned'), `ST ${strength}, ${face}`).toBe(isPoisoned)
      if (isPoisoned) s.roll('bounce', 1)
      expect(s.where('H1') === 'ko').toBe(isPoisoned)
    }
  })

  rule('[second 275] neither a Sponge nor a Stimulant helps the poisoned', () => {
    const s = mixed(3, { magicSponge: 1, stimulant: 2 })
    s.roll('poison', 3).roll('bounce', 1)
    nextTurn(s)
    expect(s.waits()).toBe('home turn')
  })

  rule('[second 275] who is poisoned forgets his spells, as the knocked out do', () => {
    const s = stocked({ speed: 1, anaesthetic: 1 }, 'H1 . . . . . A1', {
      on: ['spells'],
      facts: 'turn=away:1/1 spells=1:mindBlow/',
    })
    give(s, 'H1', 'speed')
    while (s.waits() !== 'home turn') s.home.decline()
    nextTurn(s)
    give(s, 'H1', 'anaesthetic').roll('poison', 6)
    expect([s.where('H1'), spellsOf(s.match, s.player('H1'))]).toEqual(['ko', []])
  })

  rule('[second 275] who is poisoned drops the ball and does not come back after a touchdown', () => {
    const s = sceneSecond('A1 . H1 . H2* x', { at: 'f20', on: ['potions'], facts: 'turn=away:1/1' })
    doses.put(s.match.squads.home, { speed: 1, anaesthetic: 1 })
    s.endTurn()
    give(s, 'H1', 'speed')
    nextTurn(s)
    give(s, 'H1', 'anaesthetic').roll('poison', 6)
    s.activate('H2', '')
    s.step('x')
    expect([s.score(), s.where('H1')]).toEqual(['1-0', 'ko'])
    expect(s.dice()).toEqual([])
  })

  rule('[second 275] an Antidote brings him back at once, and poisons nobody', () => {
    const s = mixed(3, { antidote: 1 })
    s.roll('poison', 5).roll('bounce', 1)
    nextTurn(s)
    expect(s.home.answers('choose')).toEqual(['choose H1 antidote'])
    give(s, 'H1', 'antidote')
    expect([s.where('H1'), hasState(s.player('H1'), 'poisoned'), s.dice()]).toEqual(['reserves', false, []])
    s.home.choose('done')
  })

  rule('[second 275] an Antidote leaves a knocked-out player knocked out, until the Stimulant wakes him', () => {
    const s = stocked({ speed: 1, stimulant: 1, antidote: 1 }, 'H1 A1 . H2 . A2')
    give(s, 'H1', 'speed')
    s.home.endTurn()
    s.activate('A1', '')
    s.block('H1')
    s.roll('strike', 6, 5).roll('armour', 6, 6).roll('injury', 4, 4)
    s.away.endTurn()
    give(s, 'H1', 'stimulant').roll('poison', 6)
    nextTurn(s)
    give(s, 'H1', 'antidote')
    const { states } = s.player('H1')
    expect([s.where('H1'), states.map(({ state }) => state)]).toEqual(['ko', ['stimulated']])
  })
})
