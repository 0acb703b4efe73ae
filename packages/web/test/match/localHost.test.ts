// A match in the page: it is saved after every input, restored exactly where it was, undone as long as no die was rolled.
import {
  type Action,
  action,
  type Engine,
  editions,
  engineFor,
  parseRecord,
  randomCoach,
  replay,
  seededRoller,
  startingLineUp,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { chanceDice, seededDice } from '../../src/match/dice.ts'
import type { MatchHost, Seat } from '../../src/match/host.ts'
import { type LocalMatch, newLocalHost, type Think } from '../../src/match/localHost.ts'
import { restoredLocalMatch } from '../../src/match/restored.ts'
import type { SavedMatch } from '../../src/match/savedMatch.ts'

const engine = engineFor(editions[editions.length - 1])
const [first, second] = engine.rules.rosters
const setup = { home: startingLineUp(first), away: startingLineUp(second) }
const here: Seat = { by: 'here' }
const bot: Seat = { by: 'bot', bot: 'anybody' }

const local = (seats: LocalMatch['seats'], seed = 7): LocalMatch => ({
  ...{ id: 'test', engine, seats, beginning: { setup }, seed, startedAt: 0 },
})

const pickFirst: Think = async (_bot, asked, match) => asked.legal(match)[0]

const open = (match: LocalMatch, think: Think = pickFirst): { host: MatchHost; last: () => SavedMatch } => {
  const kept: SavedMatch[] = []
  const host = newLocalHost(match, {
    think,
    save: async (saved) => {
      kept.push(structuredClone(saved))
    },
    now: () => 1,
    undo: 'until-dice',
  })
  return { host, last: () => kept[kept.length - 1] }
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0))

/** Plays on at random until the match is over or this many answers were given. */
const playOn = async (host: MatchHost, seed: number, most = 100_000): Promise<void> => {
  const coach = randomCoach(seededRoller(seed))
  await settle()
  for (let i = 0; i < most; i++) {
    const { pending, yours, match } = host.situation()
    if (pending.wait === 'nothing') return
    if (yours) host.apply(coach(engine, match))
    else await settle()
  }
}

describe('saving', () => {
  it('restores a match exactly in the middle of any decision', async () => {
    const { host, last } = open(local({ home: here, away: here }))
    await settle()
    const coach = randomCoach(seededRoller(3))
    for (let i = 0; i < 400 && host.situation().pending.wait === 'coach'; i++) {
      host.apply(coach(engine, host.situation().match))
      if (i % 20 > 0) continue
      await settle()
      const again = open(restoredLocalMatch(engine, last())).host
      await settle()
      expect(again.situation().match).toEqual(host.situation().match)
      expect(again.situation().pending).toEqual(host.situation().pending)
      expect(again.situation().steps.length).toBe(host.situation().steps.length)
      again.close()
    }
  })

  it('goes on from the last state when the inputs no longer fit', async () => {
    const { host, last } = open(local({ home: here, away: here }))
    await playOn(host, 5, 60)
    await settle()
    const saved = { ...last(), rules: 99 }
    const again = open(restoredLocalMatch(engine, saved)).host
    await settle()
    expect(again.situation().match).toEqual(host.situation().match)
    expect(again.record()).toBeNull()
  })

  it('writes one state at a time, and finally the latest', async () => {
    const written: SavedMatch[] = []
    const done: (() => void)[] = []
    const host = newLocalHost(local({ home: here, away: here }), {
      ...{ think: pickFirst, now: () => 1, undo: 'until-dice' },
      save: (saved) => {
        written.push(saved)
        return new Promise((finish) => done.push(finish))
      },
    })
    await settle()
    const before = written.length
    const coach = randomCoach(seededRoller(3))
    for (let i = 0; i < 12; i++) host.apply(coach(engine, host.situation().match))
    expect(written.length).toBe(before)
    done.at(-1)?.()
    await settle()
    expect(written.length).toBe(before + 1)
    expect(written.at(-1)?.state).toEqual(host.situation().match)
  })

  it('says so when nothing can be saved', async () => {
    const host = newLocalHost(local({ home: here, away: here }), {
      ...{ think: pickFirst, now: () => 1, undo: 'until-dice' },
      save: () => Promise.reject(new Error('the disk is full')),
    })
    await settle()
    expect(host.situation().trouble).toContain('the disk is full')
    expect(host.situation().yours).toBe(true)
  })
})

describe('playing', () => {
  it('plays to the end against a bot, and its record replays to the same state', async () => {
    const { host } = open(local({ home: here, away: bot }))
    await playOn(host, 1)
    const { match, pending } = host.situation()
    expect(pending.wait).toBe('nothing')
    const record = parseRecord(JSON.stringify(host.record()))
    expect(replay(engine, record)).toEqual(match)
  })

  it('gives the same dice for the same seed', async () => {
    const states = await Promise.all(
      [9, 9, 10].map(async (seed) => {
        const { host } = open(local({ home: here, away: here }, seed))
        await playOn(host, 2, 150)
        return JSON.stringify(host.situation().match)
      }),
    )
    expect(states[1]).toBe(states[0])
    expect(states[2]).not.toBe(states[0])
  })

  it('answers as a coach who does not answer when the bot fails, and says so', async () => {
    const { host } = open(local({ home: bot, away: bot }), async () => {
      throw new Error('out of ideas')
    })
    await settle()
    await settle()
    expect(host.situation().trouble).toContain('out of ideas')
    expect(host.situation().steps.length).toBeGreaterThan(2)
    const [{ after }, answered] = host
      .situation()
      .steps.slice(host.situation().steps.findIndex((one) => 'action' in one.input) - 1)
    expect(answered.input).toEqual({ action: engine.fallback(after) })
    host.close()
  })

  it('refuses an illegal answer and changes nothing', async () => {
    const { host } = open(local({ home: here, away: here }))
    await settle()
    const before = host.situation()
    expect(() => host.apply(action('step', -1, 3))).toThrow()
    expect(host.situation()).toBe(before)
  })

  it('stays as it was, and shows it, when the rules break at the dice after an answer', async () => {
    let broken = false
    const faulty: Engine = {
      ...engine,
      applyToCopy: (match, input) => {
        if (broken && 'dice' in input) throw new Error('this part is broken')
        return engine.applyToCopy(match, input)
      },
    }
    const { host } = open({ ...local({ home: here, away: here }), engine: faulty })
    await settle()
    const answer = (): Action => engine.fallback(host.situation().match)
    while (answer().do !== 'aim') host.apply(answer())
    const { steps } = host.situation()
    broken = true
    let told = 0
    host.subscribe(() => told++)
    expect(() => host.apply(answer())).toThrow('this part is broken')
    // The answer counts, the dice do not, and the page is told.
    expect(host.situation().steps).toHaveLength(steps.length + 1)
    expect(host.situation().pending.wait).toBe('dice')
    expect(told).toBe(1)
  })

  it('refuses answers while a bot is asked', async () => {
    const { host } = open(local({ home: bot, away: bot }), () => new Promise(() => undefined))
    await settle()
    expect(() => host.apply(host.situation().legal[0])).toThrow('nobody at this screen')
  })
})

describe('dice', () => {
  it('differ from input to input of one seed, and show every face', () => {
    const faces = Array.from({ length: 120 }, (_, input) => seededDice(3)(['d6'], input)[0])
    expect(new Set(faces).size).toBe(6)
    expect(new Set(chanceDice(new Array(300).fill('d8'), 0))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
  })
})

describe('automatic answers', () => {
  it('are given without asking, and undo does not stop at them', async () => {
    const host = newLocalHost(local({ home: here, away: here }), {
      ...{ think: pickFirst, now: () => 1, undo: 'until-dice', save: async () => undefined },
      automatic: ({ kind }, legal) => (kind === 'kickOrReceive' ? legal[0] : undefined),
    })
    await settle()
    const { pending, canUndo } = host.situation()
    expect(pending.wait === 'coach' && pending.question.kind).not.toBe('kickOrReceive')
    expect(canUndo).toBe(false)
  })
})

describe('undo', () => {
  it('takes back an answer after which no die was rolled, and nothing before the dice', async () => {
    const { host, last } = open(local({ home: here, away: here }))
    await settle()
    const toss = host.situation()
    expect(toss.canUndo).toBe(false)
    host.apply(toss.legal[0])
    const setUp = host.situation()
    expect(setUp.canUndo).toBe(true)
    const pick = setUp.legal.find((one) => one.do === 'pick')
    if (!pick) throw new Error('nobody can be picked up')
    host.apply(pick)
    host.undo()
    expect(host.situation().match).toEqual(setUp.match)
    expect(last().inputs.length).toBe(host.situation().steps.length)
    expect(restoredLocalMatch(engine, last()).inputs?.length).toBe(setUp.steps.length)
    host.undo()
    expect(host.situation().match).toEqual(toss.match)
    host.undo()
    expect(host.situation().match).toEqual(toss.match)
  })

  it("never takes back a bot's answer", async () => {
    const { host } = open(local({ home: here, away: bot }))
    await playOn(host, 4, 3)
    for (let i = 0; i < 200 && host.situation().pending.wait === 'coach'; i++) {
      const { yours, canUndo, steps, legal } = host.situation()
      if (!yours) {
        await settle()
        continue
      }
      const asked = engine.pending(steps.at(-2)?.after ?? host.start)
      if (asked.wait === 'coach' && asked.side === 'away') expect(canUndo).toBe(false)
      host.apply(legal[0])
    }
  })
})
