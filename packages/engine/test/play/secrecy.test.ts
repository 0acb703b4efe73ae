// Whole matches played twice with other secrets: what a viewer receives does not depend on what others hide, up to the first
// reveal. Neighbours: src/play/secrecyCheck.ts, ../kernel/secrecy.test.ts.
import { describe, expect, it } from 'vitest'
import type { LineUp, MatchSetup } from '../../src/lineUp.ts'
import { livelyCoach } from '../../src/play/livelyCoach.ts'
import { type Coach, randomCoach } from '../../src/play/playMatch.ts'
import type { Roller } from '../../src/play/roller.ts'
import { checkSecrecy, type SecrecyChecking } from '../../src/play/secrecyCheck.ts'
import { startingLineUp } from '../../src/rosters/roster.ts'
import type { ItemId } from '../../src/vocabulary/items.ts'
import type { QuestionKind } from '../../src/vocabulary/questions.ts'
import { type Viewer, viewers } from '../../src/vocabulary/secrecy.ts'
import type { DirtyTricks } from '../../src/vocabulary/tricks.ts'
import { engineOf } from '../support/scene.ts'

/** Two set-ups of an edition that differ by what is secret only, if by anything; and which secrets they bring. */
interface Secretive {
  readonly edition: string
  readonly what: string
  readonly setups: (viewer: Viewer) => readonly [MatchSetup, MatchSetup]
  /** Which matches are played, if it is not any. */
  readonly seeds?: readonly number[]
  /** A question to which no coach says more than that he declines. */
  readonly unasked?: QuestionKind
}

const lineUps = (edition: string, home: readonly string[] = [], away: readonly string[] = []): MatchSetup => {
  const { rosters } = engineOf(edition).rules
  return {
    home: { ...startingLineUp(rosters[0]), ...(home.length > 0 ? { inducements: home } : {}) },
    away: { ...startingLineUp(rosters[1]), ...(away.length > 0 ? { inducements: away } : {}) },
  }
}

const ONES = ['card-heckler', 'card-walk-it-off', 'card-punt']
const OTHERS = ['card-pot-hole', 'card-dirty-block', 'card-oath-stone']
const PLAYS = ['special-plays', 'special-plays']

/** What a few players of a team carry; how many there are is a secret too. */
const ITEMS: readonly ItemId[] = ['bootsOfSpeed', 'ringOfInvulnerability', 'luckyRabbitsFoot', 'glovesOfTackling']
const OTHER_ITEMS: readonly ItemId[] = ['bootsOfHeroicLeaping', 'armbandsOfBlocking', 'sandalsOfLeaping']

const carrying = (edition: string, home: readonly ItemId[], away: readonly ItemId[]): MatchSetup => {
  const setup = lineUps(edition)
  const handed = (lineUp: LineUp, items: readonly ItemId[]): LineUp => ({
    ...lineUp,
    secrets: { items: items.map((item, i) => ({ number: lineUp.players[2 * i].number, item })) },
  })
  return { home: handed(setup.home, home), away: handed(setup.away, away) }
}

/** Spies wait for a trick, or for dice to be rolled again. */
const PLOT: DirtyTricks = { spies: 4 }
const OTHER_PLOT: DirtyTricks = {}
/** What strikes before the toss, of the viewer himself: everybody sees it then. */
const STRIKING: DirtyTricks = { assassin: { kind: 'ninja', target: 1 }, drugs: [2, 3, 5] }

const plotting = (edition: string, home: DirtyTricks, away: DirtyTricks): MatchSetup => {
  const setup = lineUps(edition)
  const told = (lineUp: LineUp, tricks: DirtyTricks): LineUp => ({
    ...lineUp,
    secrets: { tricks },
  })
  return { home: told(setup.home, home), away: told(setup.away, away) }
}

/** Many opponents and a cheap referee; or one opponent, and nothing for the referee. */
const GENEROUS = { bribed: [0, 1, 2, 3, 4, 5, 6], amount: 400, referee: { amount: 200, count: 4 } } as const
const MEAN = { bribed: [8], amount: 1000, referee: { amount: 500, count: 0 } } as const

const bribing = (edition: string, home: typeof GENEROUS | typeof MEAN, away: typeof home): MatchSetup => {
  const setup = lineUps(edition)
  const against = ({ players }: LineUp, { bribed, amount, referee }: typeof home): Partial<LineUp> => {
    const playerBribes = bribed.map((i) => ({ target: players[i].number, amount }))
    return { secrets: { tricks: { playerBribes, refereeBribes: referee } } }
  }
  return {
    home: { ...setup.home, ...against(setup.away, home) },
    away: { ...setup.away, ...against(setup.home, away) },
  }
}

const secretive: readonly Secretive[] = [
  {
    edition: 'bb2020',
    what: 'cards that are drawn',
    setups: () => [lineUps('bb2020', PLAYS, PLAYS), lineUps('bb2020', PLAYS, PLAYS)],
  },
  {
    edition: 'bb2020',
    what: 'cards of the line-up',
    setups: (viewer) => {
      const of = (side: Viewer, cards: readonly string[]) => (viewer === side ? ONES : cards)
      return [
        lineUps('bb2020', of('home', ONES), of('away', OTHERS)),
        lineUps('bb2020', of('home', OTHERS), of('away', ONES)),
      ]
    },
  },
  {
    edition: 'second:leaping:push:traps',
    what: 'trap counters',
    setups: () => [lineUps('second'), lineUps('second')],
  },
  {
    edition: 'second:items:rerolls:referees:kickOff:kickers:leaping:tackleZones:fans',
    what: 'magic items',
    // In most matches the officials find one before the match, and all is over.
    seeds: [4, 17, 20],
    setups: (viewer) => {
      const of = (side: Viewer, items: readonly ItemId[]) => (viewer === side ? ITEMS : items)
      return [
        carrying('second:items', of('home', ITEMS), of('away', OTHER_ITEMS)),
        carrying('second:items', of('home', OTHER_ITEMS), of('away', ITEMS)),
      ]
    },
  },
  {
    edition: 'second:rerolls:fouls:referees:tricks',
    what: 'bribes',
    setups: (viewer) => {
      const of = (side: Viewer, gold: typeof GENEROUS | typeof MEAN) => (viewer === side ? GENEROUS : gold)
      return [
        bribing('second:rerolls:tricks', of('home', GENEROUS), of('away', MEAN)),
        bribing('second:rerolls:tricks', of('home', MEAN), of('away', GENEROUS)),
      ]
    },
  },
  {
    edition: 'second:spells:throwing',
    what: 'spells',
    setups: () => [lineUps('second'), lineUps('second')],
    // An answer is no secret to the one who has asked.
    unasked: 'askSpells',
  },
  {
    edition: 'second:rerolls:tricks:throwing',
    what: 'spies',
    setups: (viewer) => {
      const of = (side: Viewer, plot: DirtyTricks) => (viewer === side ? { ...PLOT, ...STRIKING } : plot)
      return [
        plotting('second:rerolls:tricks', of('home', PLOT), of('away', PLOT)),
        plotting('second:rerolls:tricks', of('home', OTHER_PLOT), of('away', OTHER_PLOT)),
      ]
    },
  },
]

const SEEDS: readonly number[] = [0, 1, 2]
const MATCHES = SEEDS.length
const MOST = 1000

/** A coach who lets this question go. */
const declining =
  (make: (roller: Roller) => Coach, unasked?: QuestionKind) =>
  (roller: Roller): Coach => {
    const coach = make(roller)
    return (engine, match) => {
      const pending = engine.pending(match)
      const isUnasked = pending.wait === 'coach' && pending.question.kind === unasked
      return isUnasked ? engine.fallback(match) : coach(engine, match)
    }
  }

describe.each(secretive)('with secrets of $edition, $what,', ({ edition, setups, seeds = SEEDS, unasked }) => {
  it.each(viewers)('%s receives the same whatever others hide', (viewer) => {
    const engine = engineOf(edition)
    const seen = { compared: 0, hidden: 0 }
    for (const seed of seeds) {
      const checking: SecrecyChecking = {
        makeCoach: declining(seed % 2 === 0 ? randomCoach : livelyCoach, unasked),
        takesUp: 40,
        most: MOST,
      }
      const { faults, compared, masked, unseen } = checkSecrecy(engine, setups(viewer), viewer, seed, checking)
      expect(faults, `seed ${seed}`).toEqual([])
      seen.compared += compared
      seen.hidden += masked + unseen
    }
    expect(seen.compared).toBeGreaterThan(40 * MATCHES)
    expect(seen.hidden).toBeGreaterThan(2 * MATCHES)
  })
})

describe('the check of secrecy', () => {
  const [drawn] = secretive

  it('finds secrets that a view shows', () => {
    const engine = { ...engineOf('bb2020'), view: engineOf('bb2020').clone }
    expect(checkSecrecy(engine, drawn.setups('away'), 'away', 0).faults.join()).toContain('what is received differs')
  })

  it('finds a trace of an offer that was declined', () => {
    const whole = engineOf('bb2020')
    const engine: typeof whole = {
      ...whole,
      view: (match, viewer, open) => ({ ...whole.view(match, viewer, open), tick: match.tick }),
    }
    const faults = [1, 2, 3].flatMap(
      (seed) => checkSecrecy(engine, drawn.setups('away'), 'away', seed, { most: MOST }).faults,
    )
    expect(faults.join()).toContain('"tick"')
  })
})
