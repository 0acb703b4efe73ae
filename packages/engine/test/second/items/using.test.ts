// What each magic item does, when it may be used, and who is asked. Nobody is caught here: there are no referees. Neighbours:
// seen.test.ts, finding.test.ts.
import { describe, expect } from 'vitest'
import type { LineUp } from '../../../src/lineUp.ts'
import { hiddenItems, shownItems } from '../../../src/procs/match/items.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, openingSecond, plainSecond, type SecondOptions, sceneSecond } from '../../support/second.ts'
import { kickTo } from '../kicking/kickOffScene.ts'

/** A position in which the players of those numbers carry items: `1:bootsOfSpeed/` for home and away. */
const carrying = (items: string, picture: string, { on = [], facts = '', ...options }: SecondOptions = {}): Scene =>
  sceneSecond(picture, { on: ['items', ...on], facts: `${items && `items=${items}`} ${facts}`.trim(), ...options })

const used = (s: Scene): string[] => s.events.flatMap((event) => (event.type === 'itemUsed' ? [event.item] : []))

describe('any item', () => {
  rule('[second 160] it works only if its coach says so, and is offered in secret until everybody has seen it', () => {
    const s = carrying('1:armbandsOfBlocking/', 'H1 A1 . A2\nH2 . . .')
    s.activate('H1', '')
    s.block('A1')
    expect(s.question()).toMatchObject({ kind: 'useItem', subject: 'armbandsOfBlocking', player: s.player('H1').id })
    expect(s.engine.secret(s.match)).toEqual({ how: 'offer', of: 'home' })
    s.home.decline()
    s.roll('strike', 3, 3)
    expect(used(s)).toEqual([])
    expect(s.posture('A1')).toBe('standing')
    s.expectTurnOf('home')
  })

  rule('[second 160] it may be used again and again, and once it was seen that it is offered is no secret', () => {
    const s = carrying('1:armbandsOfBlocking/', 'H1 A1 . A2\nH2 . . .')
    s.activate('H1', '')
    s.block('A1')
    s.use()
    expect(s.events).toContainEqual({
      ...{ type: 'itemUsed', player: s.player('H1').id, item: 'armbandsOfBlocking' },
      reveals: 'home',
    })
    s.roll('armour', 1, 1)
    expect([hiddenItems.of(s.match.squads.home), shownItems.of(s.match.squads.home)]).toEqual([
      [],
      [{ number: 1, item: 'armbandsOfBlocking' }],
    ])
    const again = carrying('1:armbandsOfBlocking:shown/', 'H1 A1 . A2\nH2 . . .')
    again.activate('H1', '')
    again.block('A1')
    expect(again.engine.secret(again.match)).toBeNull()
    again.use()
    expect(again.events.filter(({ reveals }) => reveals !== undefined)).toEqual([])
    again.roll('armour', 1, 1)
  })
})

describe('Armbands of Blocking', () => {
  rule('[second 163] a block knocks the defender down without a roll', () => {
    const s = carrying('1:armbandsOfBlocking/', 'H1 A1', { players: { A1: ':4.2.9.3.0.0.9' } })
    s.activate('H1', '')
    s.block('A1')
    s.use()
    expect(s.posture('A1')).toBe('faceDown')
    s.roll('armour', 3, 3)
    expect(s.happened('rolled')).toHaveLength(1)
  })

  rule('[second 163] so does a shoulder charge, after which he goes on', () => {
    const s = carrying('1:armbandsOfBlocking/', 'H1 A1\nx .', { on: ['shoulderCharge'] })
    s.activate('H1', '')
    s.choose('charge', { player: 'A1' })
    s.use()
    s.roll('armour', 3, 3)
    expect(s.waits()).toBe('home activation')
  })

  rule('[second 163] a push, a block of several and a gang are read on other tables', () => {
    const push = carrying('1:armbandsOfBlocking/', 'H1 A1 .', { on: ['push'] })
    push.activate('H1', '')
    push.choose('shove', { player: 'A1' })
    push.roll('shove', 3, 3)
    const several = carrying('1:armbandsOfBlocking/', 'H1 A1\n. A2', { on: ['multipleBlock'] })
    several.activate('H1', '')
    several.choose('block', { player: 'A1', option: 'multiple' })
    several.roll('strike', 4, 6)
    expect([used(push), used(several)]).toEqual([[], []])
  })
})

describe('Bracers of Smashing', () => {
  rule('[second 170] a block knocks the defender down, and his armour fails without a roll', () => {
    const s = carrying('1:bracersOfSmashing/', 'H1 A1')
    s.activate('H1', '')
    s.block('A1')
    s.use()
    s.roll('injury', 2, 4)
    expect(s.where('A1')).toBe('stunnedBox')
    expect(s.happened('rolled')).toHaveLength(1)
  })

  rule('[second 174] no ring saves armour that is not rolled for', () => {
    const s = carrying('1:bracersOfSmashing/1:ringOfInvulnerability', 'H1 A1')
    s.activate('H1', '')
    s.block('A1')
    s.use()
    s.roll('injury', 2, 4)
    expect(used(s)).toEqual(['bracersOfSmashing'])
  })
})

describe('Gloves of Tackling', () => {
  const inside = 'A1 . .\nH1 x .'

  rule('[second 172] a tackle knocks the mover down without a roll', () => {
    const s = carrying('/1:glovesOfTackling', inside, { on: ['tackleZones'], facts: 'act=h1:open:4.2s2' })
    s.step('x')
    s.away.choose('tackle', { player: 'A1' })
    expect(s.engine.secret(s.match)).toEqual({ how: 'offer', of: 'away' })
    s.away.use()
    s.roll('armour', 3, 3)
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['faceDown', 'standing'])
  })

  rule('[second 172] he who keeps them hidden rolls as usual', () => {
    const s = carrying('/1:glovesOfTackling', inside, { on: ['tackleZones'], facts: 'act=h1:open:4.2s2' })
    s.step('x')
    s.away.choose('tackle', { player: 'A1' })
    s.away.decline()
    s.roll('tackle', 3, 3)
    expect(s.posture('H1')).toBe('standing')
  })
})

describe('Ring of Invulnerability', () => {
  rule('[second 174] armour holds without a roll, whoever caused it, and every time', () => {
    const s = carrying('1:ringOfInvulnerability/', 'H1 x y A1', { facts: 'act=h1:walking:0.2' })
    s.step('x')
    s.roll('goForIt', 1)
    expect(s.waits()).toBe('home useItem')
    s.home.use()
    expect([s.posture('H1'), s.happened('injured')]).toEqual(['faceDown', []])
    const blocked = carrying('/1:ringOfInvulnerability:shown', 'H1 A1')
    blocked.activate('H1', '')
    blocked.block('A1')
    blocked.roll('strike', 5, 6)
    blocked.away.use()
    expect([blocked.where('A1'), blocked.posture('A1')]).toEqual(['f11', 'faceDown'])
  })

  rule('[second 174] he who does not use it rolls for his armour', () => {
    const s = carrying('1:ringOfInvulnerability/', 'H1 x y A1', { facts: 'act=h1:walking:0.2' })
    s.step('x')
    s.roll('goForIt', 1)
    s.home.decline()
    s.roll('armour', 6, 6)
    s.roll('injury', 1, 1)
    expect(s.where('H1')).toBe('stunnedBox')
  })
})

const THROWING: readonly EditionOption[] = ['throwing', 'interceptions']

/** H1 throws to H2. */
const thrown = (items: string, faces: readonly [number, number], picture = 'H1* . . H2', more: SecondOptions = {}) => {
  const s = carrying(items, picture, { on: THROWING, ...more })
  s.activate('H1', '')
  s.throwTo('H2')
  return s.roll('pass', ...faces)
}

describe('Gauntlets of Catching', () => {
  rule('[second 164] a Missed throw to him is Caught', () => {
    const s = thrown('2:gauntletsOfCatching/', [1, 2])
    expect(s.question().player).toBe(s.player('H2').id)
    s.use()
    expect([s.holder(), s.turnovers()]).toEqual(['H2', []])
  })

  rule('[second 164] his own reach is tried first', () => {
    const s = thrown('2:gauntletsOfCatching/', [1, 2], 'H1* . . H2', { players: { H2: '+catch-2' } })
    s.roll('catchMissed', 1)
    s.use()
    expect(s.holder()).toBe('H2')
  })

  rule('[second 164] an interception is treated as usual', () => {
    const s = thrown('2:gauntletsOfCatching/', [1, 1], 'H1* . A1 . H2', { players: { H1: ':4.2.3.3.-2.0.9' } })
    s.roll('interception', 3)
    expect([s.holder(), used(s)]).toEqual(['A1', []])
  })
})

describe('Headband of Throwing', () => {
  rule('[second 173] its owner’s Missed throw is Caught', () => {
    const s = thrown('1:headbandOfThrowing/', [1, 2])
    expect(s.question().player).toBe(s.player('H1').id)
    s.use()
    expect(s.holder()).toBe('H2')
  })

  const clumsy = { players: { H1: ':4.2.3.3.-2.0.9' } }

  rule('[second 173] or his Intercepted throw is Missed, before anything comes of it; but not both', () => {
    const s = thrown('1:headbandOfThrowing/', [1, 1], 'H1* . A1 . H2', clumsy)
    s.use()
    s.roll('scatter', 1)
    expect([s.holder(), s.turnovers()]).toEqual([null, ['pass']])
  })

  rule('[second 173] he who keeps it hidden sees the throw intercepted', () => {
    const s = thrown('1:headbandOfThrowing/', [1, 1], 'H1* . A1 . H2', clumsy)
    s.decline()
    s.roll('interception', 3)
    expect(s.holder()).toBe('A1')
  })

  rule('[second 173] a throw that it made Missed may still be reached by the receiver', () => {
    const s = thrown('1:headbandOfThrowing,2:gauntletsOfCatching/', [1, 1], 'H1* . A1 . H2', clumsy)
    s.use()
    expect(s.question()).toMatchObject({ subject: 'gauntletsOfCatching' })
  })
})

describe('Amulet of Interception', () => {
  rule('[second 167] a Missed throw that its owner could intercept is his', () => {
    const s = thrown('/1:amuletOfInterception', [2, 2], 'H1* . A1 H2')
    expect(s.waits()).toBe('away useItem')
    s.away.use()
    expect([s.holder(), s.turnovers()]).toEqual(['A1', ['interception']])
  })

  rule('[second 167] one who is not eligible has nothing of it', () => {
    const s = thrown('/1:amuletOfInterception', [1, 2], 'H1* . . H2\n. . . .\n. . . .\n. . . .\nA1 . . .')
    s.roll('scatter', 1)
    expect(used(s)).toEqual([])
    if (s.waits() === 'dice bounce') s.roll('bounce', 1)
  })

  rule('[second 167] small hands may still not hold it', () => {
    const s = thrown('/1:amuletOfInterception', [2, 2], 'H1* . A1 H2', { players: { A1: '+small-hands' } })
    s.away.use()
    s.roll('holdInterception', 1)
    // He has changed this throw once.
    expect(s.waits()).toBe('dice scatter')
    s.roll('scatter', 1)
  })
})

describe('Helm of Distraction', () => {
  rule('[second 165] a thrower in its owner’s zone has 4 less instead of 1', () => {
    const s = carrying('/1:helmOfDistraction', 'A1 A2 .\n. H1* . H2', { on: THROWING })
    s.activate('H1', '')
    s.throwTo('H2')
    expect([s.waits(), s.question().player]).toEqual(['away useItem', s.player('A1').id])
    s.away.use()
    expect(s.modifiers().filter((one) => !one.endsWith(' 0'))).toEqual(['helmOfDistraction -4', 'tackleZone -1'])
    s.roll('pass', 6, 6)
    expect(s.holder()).toBe('H2')
  })

  rule('[second 165] a kicker too', () => {
    const s = carrying('/1:helmOfDistraction', 'A1 . .\n. H1* . ', { on: ['kicksInPlay'] })
    s.activate('H1', '')
    s.choose('kickBall', { square: 'o20' })
    s.away.use()
    expect(s.modifiers()).toContain('helmOfDistraction -4')
    s.roll('kick', 1, 1)
    s.roll('bounce', 1)
  })

  rule('[second 165] not whoever heeds no zones, and not a thrower outside of his', () => {
    for (const players of [{ H1: '+nerves-of-steel' }, {}]) {
      const picture = 'H1' in players ? 'A1 H1* . H2' : 'A1 . H1* . H2'
      const s = carrying('/1:helmOfDistraction', picture, { on: THROWING, players })
      s.activate('H1', '')
      s.throwTo('H2')
      s.roll('pass', 6, 6)
      expect(used(s)).toEqual([])
    }
  })

  rule('[second 165] it counts by the zone on the thrower, not by that on the catcher', () => {
    const s = carrying('/1:helmOfDistraction', 'H1* . . H2 A1', { on: THROWING })
    s.activate('H1', '')
    s.throwTo('H2')
    s.roll('pass', 6, 6)
    expect([used(s), s.holder()]).toEqual([[], 'H2'])
  })
})

describe('Boots of Heroic Leaping', () => {
  rule('[second 166] their owner leaps into the end zone as if he had learnt it', () => {
    const s = carrying('1:bootsOfHeroicLeaping/', 'H1* . x', { at: 'h23' })
    s.activate('H1', '')
    s.choose('leap', { square: 'x', option: 'bootsOfHeroicLeaping' })
    s.roll('heroicLeap', 3)
    expect([s.score(), used(s)]).toEqual(['1-0', ['bootsOfHeroicLeaping']])
  })

  rule('[second 166] who has learnt it never fails in them', () => {
    const s = carrying('1:bootsOfHeroicLeaping/', 'H1* . x', { at: 'h23', players: { H1: '+heroic-leap' } })
    s.activate('H1', '')
    expect(s.answers('leap').some((answer) => answer.includes('boots'))).toBe(false)
    s.choose('leap', { square: 'x', option: 'heroic' })
    s.home.use()
    expect(s.score()).toBe('1-0')
  })

  rule('[second 166] he does not leap home without the ball', () => {
    const s = carrying('1:bootsOfHeroicLeaping/', 'H1 . x\n. . H2*', { at: 'h23' })
    s.activate('H1', '')
    expect(s.answers('leap')).toEqual([])
  })
})

describe('Sandals of Leaping', () => {
  rule('[second 168] a leap over a body never fails, and costs 3 squares all the same', () => {
    const s = carrying('1:sandalsOfLeaping/', 'H1 A1/ x', { on: ['leaping'] })
    s.activate('H1', '')
    s.choose('leap', { square: 'x' })
    s.home.use()
    expect([s.where('H1'), s.posture('H1')]).toEqual(['x', 'standing'])
    expect(s.match.stack.find(({ proc }) => proc === 'activation')).toMatchObject({ moves: 1 })
  })

  rule('[second 168] where nobody else leaps over bodies their owner does', () => {
    const s = carrying('1:sandalsOfLeaping/', 'H1 A1/ x')
    s.activate('H1', '')
    s.choose('leap', { square: 'x', option: 'sandalsOfLeaping' })
    expect([s.where('H1'), used(s)]).toEqual(['x', ['sandalsOfLeaping']])
    expect(s.match.stack.find(({ proc }) => proc === 'activation')).toMatchObject({ moves: 1 })
  })

  rule('[second 168] he who keeps them hidden rolls', () => {
    const s = carrying('1:sandalsOfLeaping/', 'H1 A1/ x', { on: ['leaping'] })
    s.activate('H1', '')
    s.choose('leap', { square: 'x' })
    s.home.decline()
    s.roll('leap', 5, 5)
    expect(s.where('H1')).toBe('x')
  })
})

const oneOf = (lineUp: LineUp): LineUp => ({ ...lineUp, players: lineUp.players.slice(0, 1) })

describe('Boots of Speed', () => {
  const sprint = (s: Scene): unknown => s.match.stack.find(({ proc }) => proc === 'activation')

  rule('[second 171] they double the SP of their owner, once in an action', () => {
    const s = carrying('1:bootsOfSpeed/', 'H1 x . .', { players: { H1: ':4.3.3.3.0.0.9' } })
    s.activate('H1', '')
    expect(s.answers('use')).toEqual(['use bootsOfSpeed'])
    s.choose('use')
    expect(sprint(s)).toMatchObject({ moves: 4, sprint: 6 })
    expect(s.answers('use')).toEqual([])
    s.step('x')
  })

  rule('[second 171] in the middle of a sprint too, and in every turn', () => {
    const s = carrying('1:bootsOfSpeed:shown/', 'H1 x . .', { facts: 'act=h1:open:0.2s1r' })
    s.choose('use')
    expect(sprint(s)).toMatchObject({ sprint: 3, sprinted: true })
  })

  rule('[second 171] not by one who does not sprint: after an attack, or because he never does', () => {
    const s = carrying('1:bootsOfSpeed/', 'H1 x . .', { players: { H1: '+obese' } })
    s.activate('H1', '')
    expect(s.answers('use')).toEqual([])
  })

  /** A kick comes down three squares from H1, whose SP is 2. */
  const kicked = (): Scene => {
    const items = [{ number: 1, item: 'bootsOfSpeed' }]
    const s = newSecond(
      { home: { ...oneOf(plainSecond()), secrets: { items } }, away: oneOf(plainSecond()) },
      ...(['kickOff', 'kickers', 'items'] as const),
    )
    s.home.decline()
    s.roll('itemSearch', 1)
    s.away.decline()
    openingSecond(s)
    for (const [side, square] of [
      ['home', 'h6'],
      ['away', 'h21'],
    ] as const) {
      s[side].choose('pick')
      s[side].choose('place', { square })
      s[side].choose('done')
    }
    return kickTo(s, 'h9').roll('kick', 6, 6)
  }

  rule('[second 171] with them he runs under a kick that he would not reach: nobody sees that he is asked', () => {
    const s = kicked()
    expect([s.waits(), s.engine.secret(s.match)]).toEqual(['home runUnder', { how: 'offer', of: 'home' }])
    s.home.choose('choose', { player: 'H1' })
    expect(used(s)).toEqual(['bootsOfSpeed'])
    for (const square of ['h7', 'h8', 'h9']) s.home.choose('step', { square })
    expect(s.holder()).toBe('H1')
  })
})

describe('Lucky Rabbit’s Foot', () => {
  const fallen = (items: string, players = {}, facts = '') => {
    const s = carrying(items, 'H1 x . A1', { on: ['rerolls'], facts: `act=h1:walking:0.2 ${facts}`.trim(), players })
    s.step('x')
    return s.roll('goForIt', 1)
  }

  rule('[second 169] one re-roll of its owner’s own in a match, of which nobody knows', () => {
    const s = fallen('1:luckyRabbitsFoot/')
    expect([s.waits(), s.home.answers()]).toEqual(['home reroll', ['keep', 'reroll H1 own']])
    expect(s.engine.secret(s.match)).toEqual({ how: 'offer', of: 'home' })
    s.home.choose('reroll', { player: 'H1' })
    s.roll('goForIt', 1)
    expect(used(s)).toEqual(['luckyRabbitsFoot'])
    // It is used up.
    s.roll('armour', 1, 1)
  })

  rule('[second 169] luck of his own is used first, openly', () => {
    const s = fallen('1:luckyRabbitsFoot/', { H1: '+luck-1' })
    expect(s.engine.secret(s.match)).toBeNull()
    s.home.choose('reroll', { player: 'H1' })
    s.roll('goForIt', 1)
    expect(used(s)).toEqual([])
    s.roll('armour', 6, 6)
    expect(s.engine.secret(s.match)).toEqual({ how: 'offer', of: 'home' })
    s.home.choose('reroll', { player: 'H1' })
    s.roll('armour', 1, 1)
    expect(used(s)).toEqual(['luckyRabbitsFoot'])
  })

  rule('[second 169] a coach who lets it go leaves no trace of having been asked', () => {
    const kept = fallen('1:luckyRabbitsFoot/', {}, 'rr=0/1')
    const seen = (s: Scene) => JSON.stringify(s.engine.view(s.match, 'away'))
    const asked = seen(kept)
    kept.home.keep()
    const without = fallen('', {}, 'rr=0/1')
    expect([kept.waits(), without.waits()]).toEqual(['away reroll', 'away reroll'])
    expect([seen(kept), asked]).toEqual([seen(without), seen(without)])
    for (const s of [kept, without]) {
      s.away.keep()
      if (s.waits() === 'home reroll') s.home.keep()
      s.roll('armour', 1, 1)
      if (s.waits() === 'home reroll') s.home.keep()
      s.away.keep()
    }
  })
})
