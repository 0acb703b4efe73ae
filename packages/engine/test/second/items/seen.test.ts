// Who sees a magic item used, and what comes of it: the dice, the box, the ball, a touchdown that is none. Neighbours: using.test.ts;
// ../referee/seen.test.ts has the lines of sight.
import { describe, expect } from 'vitest'
import { readPosition, writePosition } from '../../../src/play/position.ts'
import { itemUses, shownItems } from '../../../src/procs/match/items.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const carrying = (items: string, picture: string, { on = [], facts = '', ...options }: SecondOptions = {}): Scene =>
  sceneSecond(picture, { on: ['items', 'referees', ...on], facts: `items=${items} ${facts}`.trim(), ...options })

/** H1 knocks A1 down with an item. */
const blocked = (item: string, picture: string, options: SecondOptions = {}): Scene => {
  const s = carrying(`1:${item}/`, picture, options)
  s.activate('H1', '')
  s.block('A1')
  s.use()
  return item === 'bracersOfSmashing' ? s.roll('injury', 2, 2) : s.roll('armour', 1, 1)
}

describe('a referee', () => {
  rule(
    '[second 162] each who sees the player rolls a D6: on 5 or 6 the item is gone, and its owner sits stunned',
    () => {
      for (const face of [4, 5, 6]) {
        const s = blocked('armbandsOfBlocking', 'N1 . . H1 A1')
        s.roll('itemSeen', face)
        const isCaught = face > 4
        expect([s.where('H1') === 'stunnedBox', shownItems.of(s.match.squads.home).length]).toEqual([
          isCaught,
          isCaught ? 0 : 1,
        ])
        expect(s.happened('itemSeen')).toHaveLength(isCaught ? 1 : 0)
      }
    },
  )

  rule('[second 162] the second looks if the first has seen nothing, and no more once one has', () => {
    const two = blocked('armbandsOfBlocking', 'N1 . . H1 A1\n. . . . .\n. . . N2 .').roll('itemSeen', 1)
    two.roll('itemSeen', 5)
    expect(two.happened('itemSeen')).toMatchObject([{ by: two.player('N2').id }])
    const one = blocked('armbandsOfBlocking', 'N1 . . H1 A1\n. . . . .\n. . . N2 .').roll('itemSeen', 5)
    expect(one.where('H1')).toBe('stunnedBox')
    expect(one.dice()).toEqual([])
  })

  rule('[second 162] one whose line is blocked sees nothing, and nor does anybody where there are none', () => {
    const s = blocked('armbandsOfBlocking', 'N1 . H2 H1 A1')
    expect([s.dice(), s.where('H1'), itemUses.of(s.match.squads.home)]).toEqual([[], 'f13', []])
    const alone = sceneSecond('H1 A1', { on: ['items'], facts: 'items=1:armbandsOfBlocking/' })
    alone.activate('H1', '')
    alone.block('A1')
    alone.use()
    alone.roll('armour', 1, 1)
    expect([alone.dice(), alone.where('H1')]).toEqual([[], 'f10'])
  })

  rule('[second 170] the Bracers are noticed on 3 to 6', () => {
    for (const face of [2, 3]) {
      const s = blocked('bracersOfSmashing', 'N1 . . H1 A1').roll('itemSeen', face)
      expect(s.where('H1')).toBe(face > 2 ? 'stunnedBox' : 'f13')
    }
  })

  rule('[second 346] the Bracers smash somebody who is stunned, and a 4 is enough to notice them', () => {
    const s = carrying('9:bracersOfSmashing/', 'N1 . . H9* A1 . A2\nH2 . . . . . .')
    s.activate('H9', '')
    s.block('A1')
    s.use()
    s.roll('injury', 3, 3)
    expect(s.where('A1')).toBe('stunnedBox')
    s.roll('itemSeen', 4)
    expect([s.where('H9'), s.holder(), s.match.turn.side]).toEqual(['stunnedBox', 'A2', 'home'])
  })

  rule('[second 169] nobody minds a Lucky Rabbit’s Foot', () => {
    const s = carrying('1:luckyRabbitsFoot/', 'N1 . . H1 x . A1', { on: ['rerolls'], facts: 'act=h1:walking:0.2' })
    s.step('x')
    s.roll('goForIt', 1)
    s.home.choose('reroll', { player: 'H1' })
    s.roll('goForIt', 6)
    expect([s.dice(), s.where('H1')]).toEqual([[], 'x'])
  })

  rule('[second 162] the roll is that of the other coach, and affects the player', () => {
    const s = carrying('1:armbandsOfBlocking/', 'N1 . . H1 A1', { on: ['rerolls'], players: { H1: '+luck-1' } })
    s.activate('H1', '')
    s.block('A1')
    s.use()
    s.roll('armour', 1, 1).roll('itemSeen', 5)
    expect(s.explain().side).toBe('away')
    s.home.choose('reroll', { player: 'H1' })
    s.roll('itemSeen', 4)
    expect(s.where('H1')).toBe('f13')
  })

  rule('[second 162] who uses one in the turn of the others is seen as well', () => {
    const s = carrying('/1:ringOfInvulnerability', 'H1 A1 . . N1\nH2 . . . .')
    s.activate('H1', '')
    s.block('A1')
    s.roll('strike', 5, 6)
    s.away.use()
    s.roll('itemSeen', 6)
    expect([s.where('A1'), s.waits()]).toEqual(['stunnedBox', 'home turn'])
  })
})

describe('the ball of one who has to go', () => {
  rule('[second 162] it is given to the nearest opponent who stands, and play goes on', () => {
    const s = blocked('armbandsOfBlocking', 'N1 . . H1* A1 . . A2\nH2 . . . . . . .').roll('itemSeen', 5)
    expect([s.holder(), s.turnovers()]).toEqual(['A2', []])
    s.expectTurnOf('home')
  })

  rule('[second 162] of several at the same distance their coach names one', () => {
    const s = blocked('armbandsOfBlocking', 'A2 . . H1* A1 A3 .\n. . . N1 . . .\nH2 . . . . . .').roll('itemSeen', 5)
    expect(s.holder()).toBe('A3')
    const tied = blocked('armbandsOfBlocking', '. A2 . H1* A1 A3\n. . . N1 . .\nH2 . . . . .').roll('itemSeen', 5)
    expect([tied.waits(), tied.away.answers()]).toEqual(['away handBall', ['giveBall A2', 'giveBall A3']])
    tied.away.choose('giveBall', { player: 'A3' })
    expect([tied.holder(), tied.where('H1')]).toEqual(['A3', 'stunnedBox'])
  })

  rule('[second 162] with nobody to take it, it drops', () => {
    const s = blocked('armbandsOfBlocking', 'N1 . . H1* A1\nH2 . . . .').roll('itemSeen', 5)
    s.roll('bounce', 2)
    expect(s.holder()).toBeNull()
  })
})

describe('a touchdown by magic', () => {
  rule('[second 162] one just scored does not count if a referee has seen how', () => {
    const leap = (): Scene => {
      const s = carrying('1:bootsOfHeroicLeaping/', 'N1 H1* . x\nA1 . H2 .', { at: 'g23' })
      s.activate('H1', '')
      s.choose('leap', { square: 'x', option: 'bootsOfHeroicLeaping' })
      return s.roll('heroicLeap', 1)
    }
    const caught = leap().roll('itemSeen', 5)
    expect([caught.score(), caught.happened('touchdown'), caught.where('H1'), caught.holder()]).toEqual([
      '0-0',
      [],
      'stunnedBox',
      'A1',
    ])
    expect(leap().roll('itemSeen', 4).score()).toBe('1-0')
  })

  rule('[second 162] Boots of Speed are looked for at the end of the run, before it counts', () => {
    const run = (): Scene => {
      const s = carrying('1:bootsOfSpeed/', 'N1 H1* x y\n. . . .\nA1 . . .', { at: 'g23', facts: 'act=h1:open:0.0s1' })
      s.choose('use')
      expect(s.waits()).toBe('home activation')
      s.step('x')
      return s
    }
    const scored = run().roll('itemSeen', 1)
    expect(scored.score()).toBe('1-0')
    const caught = run().roll('itemSeen', 6)
    expect([caught.score(), caught.holder()]).toEqual(['0-0', 'A1'])
    const short = carrying('1:bootsOfSpeed/', 'N1 . H1* x y\n. . . . .\nA1 . . . .', { facts: 'act=h1:open:0.0s1' })
    short.choose('use')
    short.step('x')
    expect(short.waits()).toBe('home activation')
    short.endAction()
    short.roll('itemSeen', 5)
    expect(short.where('H1')).toBe('stunnedBox')
  })
})

rule(
  '[second 160] items, what is known of them and what is in use are written in a position',
  () => {
    const text =
      'second:items:referees referees=1 items=1:bootsOfSpeed,2:helmOfDistraction/1:ringOfInvulnerability:shown act=h1:open:3.2s2 ball=f11 h1@f10 h2@f12 a1@f14 n1@h10'
    const { engine, match } = readPosition(text)
    const again = writePosition(match)
    expect(again).toContain('items=1:bootsOfSpeed,2:helmOfDistraction/1:ringOfInvulnerability:shown')
    engine.apply(match, {
      action: engine.legal(match).find((one) => one.do === 'use') ?? { do: 'use', player: -1, square: -1, option: '' },
    })
    const used = writePosition(match)
    expect(used).toContain('items=2:helmOfDistraction,1:bootsOfSpeed:used/')
    expect(writePosition(readPosition(used).match)).toBe(used)
    expect(() => readPosition(text.replace('bootsOfSpeed', 'bootsOfLead'))).toThrow('knows no such item')
    expect(() => readPosition(text.replace(':shown', ':found'))).toThrow('shown or used')
  },
  'second',
)
