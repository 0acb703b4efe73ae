// Magic items in cases that their own files pass over: whom they do not help, several referees and users, boxes and balls. Neighbours:
// using.test.ts, seen.test.ts, ../magic/oddCases.test.ts has items together with spells.
import { describe, expect } from 'vitest'
import { shownItems } from '../../../src/procs/match/items.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const carrying = (items: string, picture: string, { on = [], facts = '', ...options }: SecondOptions = {}): Scene =>
  sceneSecond(picture, { on: ['items', ...on], facts: `items=${items} ${facts}`.trim(), ...options })

const used = (s: Scene): string[] => s.events.flatMap((event) => (event.type === 'itemUsed' ? [event.item] : []))

const THROWING: readonly EditionOption[] = ['throwing', 'interceptions']

describe('Helm of Distraction', () => {
  rule('[second 165] not against a thrower who heeds no zones, though its owner stands beside the catcher too', () => {
    const s = carrying('/1:helmOfDistraction', 'H1* A1 H2', { on: THROWING, players: { H1: '+nerves-of-steel' } })
    s.activate('H1', '')
    s.throwTo('H2')
    expect([s.waits(), s.modifiers().filter((one) => one.startsWith('tackleZone'))]).toEqual([
      'dice pass',
      ['tackleZone -1'],
    ])
    s.roll('pass', 6, 6)
  })

  rule('[second 165] of one beside both, the zone on the thrower counts 4, that on the catcher 1', () => {
    const s = carrying('/1:helmOfDistraction', 'H1* A1 H2', { on: THROWING })
    s.activate('H1', '')
    s.throwTo('H2')
    s.away.use()
    expect(s.modifiers().filter((one) => !one.endsWith(' 0'))).toEqual(['helmOfDistraction -4', 'tackleZone -1'])
    s.roll('pass', 6, 6)
  })

  rule('[second 165] two of them count 4 each; one who lies distracts nobody', () => {
    const s = carrying('/1:helmOfDistraction,2:helmOfDistraction,3:helmOfDistraction', 'A1 A2 A3/\n. H1* . H2', {
      on: THROWING,
    })
    s.activate('H1', '')
    s.throwTo('H2')
    s.away.use()
    s.away.use()
    expect(s.modifiers().filter((one) => !one.endsWith(' 0'))).toEqual(['helmOfDistraction -4', 'helmOfDistraction -4'])
    s.roll('pass', 6, 6).roll('scatter', 1).roll('bounce', 1)
  })
})

describe('throws', () => {
  const thrown = (
    items: string,
    faces: readonly [number, number],
    picture: string,
    more: SecondOptions = {},
  ): Scene => {
    const s = carrying(items, picture, { on: THROWING, ...more })
    s.activate('H1', '')
    s.throwTo('H2')
    return s.roll('pass', ...faces)
  }

  rule('[second 173] the Headband changes a throw once: Intercepted made Missed is not Caught as well', () => {
    const s = thrown('1:headbandOfThrowing/', [1, 1], 'H1* . A1 . H2', { players: { H1: ':4.2.3.3.-2.0.9' } })
    s.use()
    expect(s.waits()).toBe('dice scatter')
    s.roll('scatter', 1)
    expect(used(s)).toEqual(['headbandOfThrowing'])
  })

  rule('[second 167] of two who could intercept, only the owner of the Amulet is asked, and gets it', () => {
    const s = thrown('/2:amuletOfInterception', [3, 2], 'H1* A1 A2 H2')
    expect(s.question().player).toBe(s.player('A2').id)
    s.away.use()
    expect(s.holder()).toBe('A2')
  })

  rule('[second 162] [second 164] a touchdown caught in Gauntlets is void if a referee has seen them', () => {
    for (const [face, score] of [
      [5, '0-0'],
      [4, '1-0'],
    ] as const) {
      const s = carrying('2:gauntletsOfCatching/', 'N1 . . . .\nH1* . . H2 A1', {
        at: 'f22',
        on: [...THROWING, 'referees'],
      })
      s.activate('H1', '')
      s.throwTo('H2')
      s.roll('pass', 2, 2)
      s.home.use()
      s.roll('itemSeen', face)
      expect([s.score(), s.holder()]).toEqual(face === 5 ? [score, 'A1'] : [score, s.holder()])
    }
  })
})

describe('one who is seen', () => {
  rule('[second 162] his ball goes to nobody who lies or has one already', () => {
    const s = carrying('1:armbandsOfBlocking/', 'N1 . . H1* A1 . A2\nH2 . . . A3/ . .', { on: ['referees'] })
    s.activate('H1', '')
    s.block('A1')
    s.use()
    s.roll('armour', 1, 1).roll('itemSeen', 5)
    expect([s.holder(), s.where('H1')]).toEqual(['A2', 'stunnedBox'])
    const two = carrying('1:armbandsOfBlocking/', 'N1 . . H1* A1 . A2 . A3\nH2 . . . . . . . .', {
      on: ['referees', 'twoBalls'],
    })
    two.match.balls.push({ ...two.match.balls[0], carrier: two.player('A2').id, at: two.player('A2').at })
    two.activate('H1', '')
    two.block('A1')
    two.use()
    two.roll('armour', 1, 1).roll('itemSeen', 5)
    expect(two.match.balls[0].carrier).toBe(two.player('A3').id)
  })

  rule('[second 162] whoever is handed it in the end zone that he attacks scores', () => {
    const s = carrying('1:armbandsOfBlocking/', 'A2 . H1* A1\nN1 . . .\nH2 . . .', { at: 'f1', on: ['referees'] })
    s.activate('H1', '')
    s.block('A1')
    s.use()
    s.roll('armour', 1, 1).roll('itemSeen', 6)
    expect(s.score()).toBe('0-1')
  })

  rule('[second 162] nobody sees one who has been hurt and is off the pitch', () => {
    const s = carrying('1:bootsOfHeroicLeaping/', 'N1 H1* . x\nA1 . H2 .', { at: 'g23', on: ['referees'] })
    s.activate('H1', '')
    s.choose('leap', { square: 'x', option: 'bootsOfHeroicLeaping' })
    s.roll('heroicLeap', 6).roll('bounce', 2)
    expect([s.where('H1'), shownItems.of(s.match.squads.home)]).toEqual([
      'ko',
      [{ number: 1, item: 'bootsOfHeroicLeaping' }],
    ])
  })
})

describe('Sandals of Leaping', () => {
  rule('[second 168] no leap without 3 squares of movement, also where nobody else leaps', () => {
    const s = carrying('1:sandalsOfLeaping/', 'H1 A1/ x', { facts: 'act=h1:open:2.0' })
    expect(s.answers('leap')).toEqual([])
  })
})

describe('Boots of Speed', () => {
  rule('[second 171] not for one who has attacked, nor in the moves after a kick-off', () => {
    const s = carrying('1:bootsOfSpeed/', 'H1 A1 . .\nx . . .', { on: ['shoulderCharge'] })
    s.activate('H1', '')
    s.choose('charge', { player: 'A1' })
    s.roll('strike', 5, 6).roll('armour', 1, 1)
    expect([s.answers('step').length > 0, s.answers('use')]).toEqual([true, []])
    const after = carrying('1:bootsOfSpeed/', 'H1 . . A1', { on: ['kickOff'] })
    after.match.turn.bonus = true
    after.activate('H1', '')
    expect(after.answers('use')).toEqual([])
  })
})

describe('Ring of Invulnerability', () => {
  rule('[second 174] both who fall may use theirs, each asked of his own coach', () => {
    const s = carrying('1:ringOfInvulnerability/1:ringOfInvulnerability', 'H1 A1\nH2 .')
    s.activate('H1', '')
    s.block('A1')
    s.roll('strike', 4, 4)
    s.away.use()
    s.home.use()
    expect(s.happened('injured')).toEqual([])
  })
})
