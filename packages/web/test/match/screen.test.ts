// What a screen shows of a match with secrets: to its only coach his own, to two coaches in turn each his own with a curtain in
// between, to everybody all of it once it is over. Neighbours: localHost.test.ts; ../../src/match/screen.ts.
import {
  type Engine,
  type Match,
  type MatchSetup,
  otherSide,
  randomCoach,
  replay,
  seededRoller,
  startingLineUp,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { engineNamed } from '../../src/match/engines.ts'
import type { MatchHost, Seat, Situation } from '../../src/match/host.ts'
import { type LocalHost, newLocalHost, type Think } from '../../src/match/localHost.ts'
import { beginMatch, type SavedMatch } from '../../src/match/savedMatch.ts'

const engine = engineNamed('bb2020') as Engine
const [first, second] = engine.rules.rosters
const HOME = ['card-heckler', 'card-walk-it-off', 'card-punt']
const AWAY = ['card-pot-hole', 'card-dirty-block', 'card-oath-stone']
const setup: MatchSetup = {
  home: { ...startingLineUp(first), inducements: HOME },
  away: { ...startingLineUp(second), inducements: AWAY },
}
const here: Seat = { by: 'here' }
const bot: Seat = { by: 'bot', bot: 'anybody' }

const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0))

interface Table {
  readonly host: LocalHost
  /** What bots were given. */
  readonly given: Match[]
  last(): SavedMatch
}

const open = (seats: SavedMatch['seats'], seed: number, what: MatchSetup = setup): Table => {
  const kept: SavedMatch[] = []
  const given: Match[] = []
  const coach = randomCoach(seededRoller(seed))
  const think: Think = async (_bot, asked, match, side) => {
    given.push(asked.view(match, side))
    // He keeps his cards in the hand.
    return asked.secret(match)?.how === 'offer' ? asked.fallback(match) : coach(asked, match)
  }
  const host = newLocalHost(
    { id: 'test', engine, seats, beginning: { setup: what }, seed, startedAt: 0 },
    {
      ...{ think, now: () => 1, undo: 'until-dice' },
      save: async (saved) => {
        kept.push(structuredClone(saved))
      },
    },
  )
  return { host, given, last: () => kept[kept.length - 1] }
}

/** Everything of a situation that a page could show and that is new since so many steps. */
const tells = ({ match, steps, pending, legal }: Situation, known: number, cards: readonly string[]): boolean => {
  const text = JSON.stringify({ match, steps: steps.slice(known), pending, legal })
  return cards.some((card) => text.includes(card))
}

/** Plays at random; both coaches sit down when the curtain says so. */
const playOn = async (
  host: MatchHost,
  seed: number,
  see: (situation: Situation) => void,
  most = 20_000,
): Promise<void> => {
  const coach = randomCoach(seededRoller(seed))
  await settle()
  for (let i = 0; i < most; i++) {
    const situation = host.situation()
    see(situation)
    const { handover, eyes, pending, yours, match } = situation
    if (pending.wait === 'nothing') return
    if (handover && eyes !== 'nobody') host.clearScreen()
    else if (handover) host.sitDown(handover.to)
    else if (yours) host.apply(coach(engine, match))
    else await settle()
  }
}

describe('against a bot', () => {
  it('shows nothing that only the bot may know, and after the match everything', async () => {
    const { host, given, last } = open({ home: here, away: bot }, 3)
    let seen = 0
    await playOn(host, 4, (situation) => {
      if (situation.match.result) return
      seen++
      expect(situation.eyes).toBe('home')
      expect(situation.handover).toBeNull()
      expect(engine.hides(situation.match, 'home')).toBe(false)
    })
    await settle()
    expect(seen).toBeGreaterThan(100)
    expect(host.situation().eyes).toBe('all')
    expect(host.situation().match).toEqual(last().state)
    expect(given.length).toBeGreaterThan(50)
    expect(given.every((match) => !engine.hides(match, 'away'))).toBe(true)
    expect(replay(engine, host.record() ?? never())).toEqual(host.situation().match)
  })

  it('has nothing of his cards in the page until he plays one', async () => {
    const { host } = open({ home: here, away: bot }, 5)
    let hidden = 0
    const revealed = new Set<string>()
    let told = 0
    await playOn(
      host,
      6,
      (situation) => {
        const known = told
        for (const { events } of situation.steps.slice(known))
          for (const event of events)
            if (event.type === 'induced' && event.side === 'away') revealed.add(event.inducement)
        told = situation.steps.length
        if (situation.match.result || revealed.size > 0) return
        hidden++
        expect(tells(situation, known, AWAY)).toBe(false)
        expect(situation.match.squads.home.inducements.some((id) => HOME.includes(id))).toBe(true)
      },
      300,
    )
    expect(hidden).toBeGreaterThan(50)
    expect(JSON.stringify(host.start)).not.toContain(AWAY[0])
  })

  it('goes on exactly as the match does, whatever is shown', async () => {
    const { host, last } = open({ home: bot, away: here }, 7)
    await playOn(host, 8, () => undefined, 150)
    await settle()
    const match = beginMatch(engine, last().beginning)
    expect(last().state.edition).toBe(match.edition)
    const { situation } = host
    expect(JSON.stringify(engine.view(last().state, 'away'))).toBe(JSON.stringify(situation().match))
  })
})

describe('with two coaches at one screen', () => {
  it('shows each coach his own only, and hands over with a curtain', async () => {
    const { host } = open({ home: here, away: here }, 11)
    const seen = { home: 0, away: 0, nobody: 0, all: 0 }
    let curtains = 0
    await playOn(host, 12, ({ eyes, match, handover, pending, yours, canUndo, legal }) => {
      seen[eyes]++
      if (handover) {
        curtains += handover.curtain ? 1 : 0
        expect(yours || canUndo).toBe(false)
      }
      if (match.result) return
      expect(eyes).not.toBe('all')
      if (eyes === 'all') return
      expect(engine.hides(match, eyes)).toBe(false)
      // A secret is asked only of the coach who sits there.
      const secret = yours ? engine.secret(match) : null
      if (secret) expect(eyes).toBe(secret.of)
      if (yours && pending.wait === 'coach' && eyes !== 'nobody') {
        expect(otherSide(eyes) === pending.side && legal.length === 0).toBe(false)
      }
    })
    expect(Math.min(seen.home, seen.away, seen.nobody)).toBeGreaterThan(20)
    expect(curtains).toBeGreaterThan(10)
  })

  it('never falls in a match without secrets', async () => {
    const plain = { home: startingLineUp(first), away: startingLineUp(second) }
    const { host, last } = open({ home: here, away: here }, 13, plain)
    await playOn(host, 14, ({ handover }) => expect(handover).toBeNull(), 400)
    await settle()
    expect(host.situation().match).toEqual(last().state)
  })
})

function never(): never {
  throw new Error('it has a record')
}
