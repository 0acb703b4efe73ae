// `skulls arena` from outside: shape, pairing, same games on any number of threads, records, Ctrl-C, misuse.
// Neighbours: arenaStatistics.test.ts, arenaPage.test.ts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editionNamed, engineFor, type GameEvent, parseRecord, replay } from '@double-skulls/engine'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Fixture, fixturesOf, type Series } from '../src/arena/fixtures.ts'
import { GameFailed, openPool } from '../src/arena/pool.ts'
import { failureText, repeatText } from '../src/arena/run.ts'
import { readArguments } from '../src/command.ts'
import { arena } from '../src/commands/arena.ts'
import { UsageError } from '../src/usage.ts'
import { lineCount, newFolder, skulls, skullsInterrupted } from './runSkulls.ts'

interface Result {
  readonly games: number
  readonly seconds: number
  readonly pairs: readonly { a: string; b: string; wins: number; draws: number; losses: number; score: number }[]
  readonly perGame: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly elo: Readonly<Record<string, { rating: number; low: number; high: number }>>
}

const play = async (...words: readonly string[]): Promise<Result> => {
  const { code, out, err } = await skulls('arena', ...words, '--json')
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(lineCount(out)).toBe(1)
  return JSON.parse(out) as Result
}

const COUNTS = ['touchdowns', 'casualties', 'blocks', 'dodges', 'passes', 'pickups', 'turnovers']

/** The parts that must not depend on the clock or the threads. */
const lasting = ({ games, pairs, perGame, elo }: Result): string => JSON.stringify({ games, pairs, perGame, elo })

const series: Series = {
  edition: 'crp',
  bots: ['random', 'rookie'],
  teams: ['human', 'orc', 'skaven'],
  games: 12,
  seed: 3,
  budget: { nodes: 50 },
}

describe('skulls arena --json --record', () => {
  const words = ['--edition', 'crp', '--bots', 'random,rookie', '--games', '2', '--teams', 'orc,elf', '--seed', '8']
  const played = async (...more: readonly string[]) => {
    const folder = join(newFolder(), 'new', 'records')
    const result = await play(...words, '--nodes', '50', '--record', folder, ...more)
    const names = readdirSync(folder).sort()
    return { result, names, texts: names.map((name) => readFileSync(join(folder, name), 'utf8')) }
  }

  it('should print results and averages, keep records that replay to them, and do the same on any number of threads', async () => {
    const { result, names, texts } = await played('--threads', '1')
    expect(result.games).toBe(2)
    expect(result.seconds).toBeGreaterThan(0)
    const [{ a, b, wins, draws, losses, score }, ...others] = result.pairs
    expect([a, b, others]).toEqual(['random', 'rookie', []])
    expect(wins + draws + losses).toBe(2)
    expect(score).toBe((wins + draws / 2) / 2)
    const { random, rookie } = result.perGame
    for (const averages of [random, rookie]) expect(Object.keys(averages)).toEqual(COUNTS)
    expect(result.elo.random.rating).toBe(1000)
    expect(result.elo.rookie.low).toBeLessThan(result.elo.rookie.high)

    expect(names).toEqual(['crp-8-1-random-rookie.json', 'crp-8-2-rookie-random.json'])
    const engine = engineFor(editionNamed('crp')!)
    const events: GameEvent[] = []
    for (const text of texts) replay(engine, parseRecord(text), (_input, some) => events.push(...some))
    const happened = (type: GameEvent['type']): number => events.filter((event) => event.type === type).length
    expect(random.touchdowns + rookie.touchdowns).toBe(happened('touchdown') / 2)
    expect(random.casualties + rookie.casualties).toBe(happened('casualty') / 2)
    expect(random.blocks + rookie.blocks).toBe(happened('blockDeclared') / 2)

    const onThree = await played('--threads', '3')
    expect(lasting(onThree.result)).toBe(lasting(result))
    expect(onThree.texts).toEqual(texts)
    const only = await played('--only', '2')
    expect(only.result.games).toBe(1)
    expect(only.names).toEqual([names[1]])
    expect(only.texts).toEqual([texts[1]])
  })

  it('should let a bot that is named twice play itself, and count both sides of the match', async () => {
    const { pairs, perGame } = await play('--bots', 'random,random', '--games', '2', '--threads', '1')
    expect(pairs).toHaveLength(1)
    expect(pairs[0]).toMatchObject({ a: 'random', b: 'random' })
    // With random play each side has more than eight turnovers.
    expect(perGame.random.turnovers).toBeGreaterThan(16)
  })
})

describe('the schedule', () => {
  const fixtures = fixturesOf(series)

  it('should play each meeting from both sides with the same teams and seeds', () => {
    expect(fixtures).toHaveLength(12)
    for (let i = 0; i < fixtures.length; i += 2) {
      const [one, two] = [fixtures[i], fixtures[i + 1]]
      expect(one.bots).toEqual({ home: 'random', away: 'rookie' })
      expect(two.bots).toEqual({ home: 'rookie', away: 'random' })
      expect([one.firstIs, two.firstIs]).toEqual(['home', 'away'])
      expect(two.teams).toEqual(one.teams)
      expect(two.seeds).toEqual({ dice: one.seeds.dice, home: one.seeds.away, away: one.seeds.home })
    }
    expect(new Set(fixtures.map(({ seeds }) => seeds.dice)).size).toBe(6)
  })

  it('should deal every team equally often to either side', () => {
    for (const side of ['home', 'away'] as const)
      expect(fixtures.map(({ teams }) => teams[side]).sort()).toEqual(
        series.teams.flatMap((team) => [team, team, team, team]),
      )
  })

  it('should give all pairs of a round robin the same meetings', () => {
    const three = fixturesOf({ ...series, bots: ['random', 'rookie', 'veteran'] })
    expect(three).toHaveLength(36)
    const meetings = [0, 1, 2].map((pair) =>
      three.filter((fixture) => fixture.pair === pair).map(({ teams, seeds }) => [teams, seeds]),
    )
    expect(meetings[1]).toEqual(meetings[0])
    expect(meetings[2]).toEqual(meetings[0])
  })

  it('should follow from the seed', () => {
    expect(fixturesOf(series)).toEqual(fixtures)
    const seeds = new Set(fixtures.map((fixture) => fixture.seeds.dice))
    for (const fixture of fixturesOf({ ...series, seed: 4 })) expect(seeds).not.toContain(fixture.seeds.dice)
  })

  it('should never play the same mirror match twice', () => {
    const mirror = fixturesOf({ ...series, bots: ['rookie'] })
    expect(new Set(mirror.map(({ seeds }) => seeds.dice)).size).toBe(12)
  })
})

describe('a game that fails', () => {
  const broken: Fixture = { ...fixturesOf(series)[4], teams: { home: 'human', away: 'nobody' } }
  it('should name bots, teams and seeds, and how to repeat it', async () => {
    const stop = new AbortController().signal
    const pool = openPool(2)
    onTestFinished(() => pool.close())
    const playing = pool.play([broken], { recorded: false, stop, onResult: () => {} })
    const error = await playing.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(GameFailed)
    const text = failureText(series, error as GameFailed)
    expect(text).toContain(`random with human (home, seed ${broken.seeds.home})`)
    expect(text).toContain(`rookie with nobody (away, seed ${broken.seeds.away}), dice seed ${broken.seeds.dice}`)
    expect(text).toContain('unknown team "nobody"')
    expect(text).toContain(
      'Repeat: skulls arena --edition crp --bots random,rookie --games 12 --teams human,orc,skaven --seed 3 --nodes 50 --only 5',
    )
    const [, , ...words] = repeatText(series, broken).split(' ')
    expect(readArguments(arena, words).flags).toMatchObject({ only: '5', nodes: '50' })
  })
})

describe('Ctrl-C', () => {
  it('should end all threads, tell what was played until then, and exit with 130', async () => {
    const folder = newFolder()
    const words = `arena --bots random --games 20000 --record ${folder}`.split(' ')
    const { code, out, err } = await skullsInterrupted(words, () =>
      readdirSync(folder).some((name) => name.endsWith('.json')),
    )
    expect(code).toBe(130)
    expect(err).toMatch(/^skulls: stopped after \d+ games?\n$/)
    expect(out).toMatch(/^\d+ games? of crp/)
  })
})

describe('skulls arena', () => {
  it('should refuse a folder it cannot write into', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    const { code, out, err } = await skulls('arena', '--bots', 'random', '--games', '2', '--record', join(file, 'in'))
    expect(err).toMatch(
      /^skulls: cannot use the folder ".*": part of the path is a file, not a folder; give another one\n$/,
    )
    expect([code, out]).toEqual([2, ''])
  })

  it.each([
    [['--games', '0'], 'whole number from 2'],
    [['--games', '7'], '--games must be even, as each meeting is played from both sides, not 7; try 8'],
    [['--bots', 'rookie,vetran'], 'did you mean "veteran"?'],
    [['--bots', 'rookie,rookie,random'], 'each bot once, as in "rookie,random"'],
    [['--teams', 'human,ork'], 'did you mean "orc"?'],
    [['--edition', 'crb'], 'did you mean "crp"?'],
    [['--budget', '0'], '--budget must be a whole number from 1'],
    [['--budget', '10', '--nodes', '10'], '--budget or --nodes'],
    [['--threads', '0'], '--threads must be'],
    [['--games', '4', '--only', '5'], '--only must be a whole number from 1 to 4'],
    [['--budgets', '10'], 'goes with --page only'],
    [['--page', 'x.md', '--json'], '--page does not go with --json'],
    [['--page', 'x.md', '--budgets', '10,many'], '--budgets must be milliseconds'],
    [['--page', 'x.md', '--bots', 'rookie'], 'needs two bots or more'],
  ])('should refuse %j', async (words, remedy) => {
    const run = async () => arena.run(readArguments(arena, words))
    await expect(run).rejects.toThrow(UsageError)
    await expect(run).rejects.toThrow(remedy)
  })
})
