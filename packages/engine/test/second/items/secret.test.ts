// An item that nobody has seen leaves no trace as long as it stays hidden: while it is offered, and once its coach has let the offer go,
// everybody else sees the match as if there were none. Neighbours: using.test.ts; ../../play/secrecy.test.ts plays whole matches.
import { describe, expect, it } from 'vitest'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import type { Side } from '../../../src/vocabulary/words.ts'
import type { Scene } from '../../support/scene.ts'
import { sceneSecond } from '../../support/second.ts'

interface Case {
  readonly what: string
  readonly items: string
  readonly of: Side
  readonly picture: string
  readonly on?: readonly EditionOption[]
  readonly facts?: string
  readonly at?: string
  readonly players?: { readonly [token: string]: string }
  /** Everything up to the offer. */
  readonly play: (s: Scene) => void
}

const block = (s: Scene): void => {
  s.activate('H1', '')
  s.block('A1')
}

const thrown =
  (...faces: readonly [number, number]) =>
  (s: Scene): void => {
    s.activate('H1', '')
    s.throwTo('H2')
    s.roll('pass', ...faces)
  }

const step = (s: Scene): void => {
  s.step('x')
}

const THROWING = ['throwing', 'interceptions'] as const
const CLUMSY = { H1: ':4.2.3.3.-2.0.9' }

const cases: readonly Case[] = [
  { what: 'Armbands of Blocking', items: '1:armbandsOfBlocking/', of: 'home', picture: 'H1 A1\nH2 .', play: block },
  {
    ...{ what: 'Gloves of Tackling', items: '/1:glovesOfTackling', of: 'away', picture: 'A1 . .\nH1 x .' },
    ...{ on: ['tackleZones'], facts: 'act=h1:open:4.2s2' },
    play: (s) => {
      s.step('x')
      s.away.choose('tackle', { player: 'A1' })
    },
  },
  {
    ...{ what: 'Ring of Invulnerability', items: '/1:ringOfInvulnerability', of: 'away', picture: 'H1 A1\nH2 .' },
    play: (s) => {
      block(s)
      s.roll('strike', 5, 6)
    },
  },
  {
    ...{
      what: 'Gauntlets of Catching',
      items: '2:gauntletsOfCatching/',
      of: 'home',
      picture: 'H1* . . H2',
      on: THROWING,
    },
    play: thrown(1, 2),
  },
  {
    ...{ what: 'Headband of Throwing, of a miss', items: '1:headbandOfThrowing/', of: 'home', picture: 'H1* . . H2' },
    ...{ on: THROWING, play: thrown(1, 2) },
  },
  {
    ...{ what: 'Headband of Throwing, of an interception', items: '1:headbandOfThrowing/', of: 'home' },
    ...{ picture: 'H1* . . H2', on: THROWING, players: CLUMSY, play: thrown(1, 1) },
  },
  {
    ...{ what: 'Amulet of Interception', items: '/1:amuletOfInterception', of: 'away', picture: 'H1* . A1 H2' },
    ...{ on: THROWING, play: thrown(2, 2) },
  },
  {
    ...{ what: 'Helm of Distraction', items: '/1:helmOfDistraction', of: 'away', picture: 'A1 A2 .\n. H1* . H2' },
    on: THROWING,
    play: (s) => {
      s.activate('H1', '')
      s.throwTo('H2')
    },
  },
  {
    ...{ what: 'Sandals of Leaping', items: '1:sandalsOfLeaping/', of: 'home', picture: 'H1 A1/ x', on: ['leaping'] },
    play: (s) => {
      s.activate('H1', '')
      s.choose('leap', { square: 'x' })
    },
  },
  {
    ...{ what: 'Boots of Heroic Leaping, of one who knows how', items: '1:bootsOfHeroicLeaping/', of: 'home' },
    ...{ picture: 'H1* . x', at: 'h23', players: { H1: '+heroic-leap' } },
    play: (s) => {
      s.activate('H1', '')
      s.choose('leap', { square: 'x', option: 'heroic' })
    },
  },
  {
    ...{ what: 'Boots of Heroic Leaping, all that is left to do', items: '1:bootsOfHeroicLeaping/', of: 'home' },
    ...{ picture: 'H1* x . .', at: 'd22', players: { H1: '+obese' }, facts: 'act=h1:open:1.0' },
    play: step,
  },
  {
    ...{ what: 'Lucky Rabbit’s Foot', items: '1:luckyRabbitsFoot/', of: 'home', picture: 'H1 x . A1', on: ['rerolls'] },
    facts: 'act=h1:walking:0.2 rr=0/1',
    play: (s) => {
      s.step('x')
      s.roll('goForIt', 1)
    },
  },
]

const started = ({ picture, on = [], facts, at, players = {} }: Case, items: string): Scene => {
  const words = [...(items === '' ? [] : [`items=${items}`]), ...(facts === undefined ? [] : [facts])]
  return sceneSecond(picture, {
    ...{ on: ['items', ...on], players },
    ...(words.length === 0 ? {} : { facts: words.join(' ') }),
    ...(at === undefined ? {} : { at }),
  })
}

/** Whatever the match waits for: a picture of a test ends with nothing unrolled. */
const letGo = (s: Scene): void => {
  for (let i = 0; i < 40; i++) {
    const pending = s.engine.pending(s.match)
    if (pending.wait !== 'dice') return
    s.engine.apply(s.match, { dice: pending.dice.map(() => 1) })
  }
}

describe('others see nothing of', () => {
  it.each(cases)('$what while it is offered, and after it was not used', (one) => {
    const [own, other] = one.of === 'home' ? (['home', 'away'] as const) : (['away', 'home'] as const)
    const s = started(one, one.items)
    one.play(s)
    expect(s.engine.secret(s.match)).toEqual({ how: 'offer', of: own })
    const without = started(one, '')
    one.play(without)
    for (const viewer of [other, 'nobody'] as const) {
      const seen = (of: Scene) => JSON.stringify(of.engine.view(of.match, viewer))
      const usual = seen(without)
      expect(seen(s)).toBe(usual)
      const copy = s.engine.clone(s.match)
      s.engine.apply(copy, { action: s.engine.fallback(copy) })
      expect(JSON.stringify(s.engine.view(copy, viewer))).toBe(usual)
    }
    letGo(s)
    letGo(without)
  })
})
