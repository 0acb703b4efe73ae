// Any state of a match as an address: matches of all editions are stopped at every kind of question, linked and opened again.
import {
  editions,
  engineFor,
  livelyCoach,
  nextInput,
  type QuestionKind,
  seededRoller,
  wildSetup,
} from '@double-skulls/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPosition, positionLink } from '../../src/position/positionLink.ts'
import { pack } from '../../src/sharing/packed.ts'

beforeAll(() => {
  Object.assign(globalThis, { location: { href: 'http://localhost/client/#/match/1' } })
})

const textOf = (link: string): string => decodeURIComponent(link.split('#/position/')[1])

/** Some programs cut longer addresses off. */
const LONG = 8000

describe.each(editions.map((edition) => [edition.id, edition] as const))('position links of %s', (_id, edition) => {
  const engine = engineFor(edition)

  it('open as the very same match, whatever it waits for', async () => {
    const seen = new Map<QuestionKind, number>()
    for (const seed of [11, 12, 13]) {
      const roller = seededRoller(seed)
      const coach = livelyCoach(roller)
      const match = engine.start(wildSetup(engine.rules, roller))
      const driver = { roller, coaches: { home: coach, away: coach } }
      for (let input = nextInput(engine, match, driver); input; input = nextInput(engine, match, driver)) {
        const pending = engine.pending(match)
        if (pending.wait === 'coach') {
          const { kind } = pending.question
          const count = (seen.get(kind) ?? 0) + 1
          seen.set(kind, count)
          if (count <= 3) {
            const link = await positionLink(match)
            expect(link.length, kind).toBeLessThan(LONG)
            const opened = await openPosition(textOf(link))
            expect(JSON.stringify(opened.match), kind).toBe(JSON.stringify(match))
            expect(opened.engine.pending(opened.match), kind).toEqual(pending)
            expect(opened.engine.legal(opened.match).length, kind).toBe(engine.legal(match).length)
          }
        }
        engine.apply(match, input)
      }
    }
    const usual = ['kickOrReceive', 'setUp', 'turn', 'activation'] as const
    const own =
      engine.rules.deeds.length > 0
        ? (['rise', 'substitute', 'tackle'] as const)
        : (['kickTarget', 'blockDie', 'pushSquare', 'followUp', 'reroll'] as const)
    for (const kind of [...usual, ...own]) expect(seen.has(kind), kind).toBe(true)
  })
})

describe('a link that holds no position', () => {
  const first = engineFor(editions[0])
  const match = first.start(wildSetup(first.rules, seededRoller(3)))

  it('is refused when it was cut off', async () => {
    const text = textOf(await positionLink(match))
    await expect(openPosition(text.slice(0, -20))).rejects.toThrow('cut off or changed')
    await expect(openPosition('=')).rejects.toThrow('cut off or changed')
    await expect(openPosition('=!!')).rejects.toThrow('cut off or changed')
  })

  it('is refused when another engine laid it out, and says where to open it', async () => {
    await expect(openPosition(`=${await pack({ match: { ...match, layout: 1 } })}`)).rejects.toThrow(
      /a match in layout 1, and this engine reads layout \d+ only; ask for the link again, or open it with/,
    )
  })

  it('is refused when its edition is unknown', async () => {
    await expect(openPosition(`=${await pack({ match: { ...match, edition: 'tenth' } })}`)).rejects.toThrow(
      '"tenth", which is not here',
    )
  })

  it('is refused when the engine finds an error in it', async () => {
    const doubled = { ...match, players: match.players.map((player) => ({ ...player, place: 'pitch', at: 5 })) }
    await expect(openPosition(`=${await pack({ match: doubled })}`)).rejects.toThrow('ask for the link again')
  })

  it('still accepts a position written by hand', async () => {
    const opened = await openPosition('crp h1@h12 a1@h13')
    expect(opened.engine.edition).toBe('crp')
    await expect(openPosition('crp h1@z99 a1@h13')).rejects.toThrow()
  })
})
