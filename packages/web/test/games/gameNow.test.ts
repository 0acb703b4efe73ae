// A game of two campaign teams goes on where it stopped: its phases follow each other, answers can be taken back, dice cannot.
// Neighbours: ../../src/games/gameNow.ts, keptGame.ts, ../../src/between/walk.ts.
import { editionNamed, engineFor, newRecorder, readInput, sides } from '@double-skulls/engine'
import { checkTeam, type MatchReport, postMatch, readMatch, run } from '@double-skulls/league'
import { beforeAll, describe, expect, it } from 'vitest'
import { type GameNow, gameNow } from '../../src/games/gameNow.ts'
import { asKeptGame, type KeptGame, type PhaseId } from '../../src/store/keptGame.ts'
import { keptGame, matchOf } from '../support/games.ts'

const game = keptGame({ match: 'match1' })
let report: MatchReport

beforeAll(() => {
  const edition = editionNamed('second')
  const saved = matchOf(game)
  if (!edition || !('setup' in saved.beginning)) throw new Error('no match')
  const engine = engineFor(edition)
  const recorder = newRecorder(engine, saved.beginning.setup)
  for (const line of saved.inputs) {
    const input = readInput(engine.rules.pitch, line)
    if (input) recorder.apply(input)
  }
  report = readMatch(engine, recorder.record()).report
})

const phaseIn = (now: GameNow, id: PhaseId) => {
  const phase = now.phases.find((one) => one.id === id)
  if (!phase) throw new Error(`${id} was not gone through`)
  return phase
}

/** The open question answered by its first option, or by the one of these that it has. */
const answered = (kept: KeptGame, ...wanted: readonly string[]): KeptGame => {
  const now = gameNow(kept, report)
  const id = now.open
  const waiting = id && phaseIn(now, id).walk?.waiting
  if (!id || !waiting) throw new Error('nobody is asked')
  const option = wanted.find((one) => waiting.options.includes(one)) ?? waiting.options[0]
  return { ...kept, said: { ...kept.said, [id]: [...(kept.said[id] ?? []), option] } }
}

const closed = (kept: KeptGame): KeptGame => {
  const { open } = gameNow(kept, report)
  return open ? { ...kept, over: [...kept.over, open] } : kept
}

/** To the end of the open phase, or of the game. */
const played = (start: KeptGame, until: PhaseId | null): KeptGame => {
  let kept = start
  for (;;) {
    const { open, phases } = gameNow(kept, report)
    if (open === until || open === null) return kept
    kept = phases.at(-1)?.walk?.waiting ? answered(kept, 'done', 'everybody') : closed(kept)
  }
}

describe('a game of two campaign teams', () => {
  it('waits for the match, and after it reckons without questions up to the wages', () => {
    expect(gameNow(game, null).open).toBe('match')
    const now = gameNow(game, report)
    expect(now.open).toBe('wages')
    expect(phaseIn(now, 'matchFees').silent).toBe(true)
    for (const side of sides) expect(now.teams[side].treasury).toBeGreaterThan(game.teams[side].treasury)
  })

  it('asks one coach after the other, and keeps the phase open until they close it', () => {
    const first = gameNow(game, report)
    expect(phaseIn(first, 'wages').walk?.waiting?.who).toBe('home')
    const both = answered(answered(game, 'everybody'), 'everybody')
    const paid = gameNow(both, report)
    expect([paid.open, phaseIn(paid, 'wages').walk?.waiting]).toEqual(['wages', null])
    expect(paid.teams.home.treasury).toBeLessThan(first.teams.home.treasury)
    expect(gameNow(closed(both), report).open).not.toBe('wages')
  })

  it('takes answers back in an open phase, and rolls no die again', () => {
    const healing = played(game, 'training')
    const dice = (kept: KeptGame): unknown =>
      gameNow(kept, report).phases.map(({ walk }) => walk?.answers.filter((one) => typeof one !== 'string'))
    const again = played({ ...healing, over: healing.over.filter((id) => id !== 'healing') }, 'training')
    expect(dice(again)).toEqual(dice(healing))
    const training = answered(healing, 'demonstration')
    const undone = { ...training, said: { ...training.said, training: [] } }
    expect(gameNow(undone, report).teams).toEqual(gameNow(healing, report).teams)
  })

  it('ends with two teams without faults, and with the answers that the league gives the same result for', () => {
    const end = gameNow(played(game, null), report)
    expect(end.open).toBeNull()
    for (const side of sides) expect(checkTeam(end.teams[side])).toEqual([])
    const { prepared, record } = end
    if (!prepared) throw new Error('nothing was prepared')
    const whole = run(() => postMatch(prepared.teams.home, prepared.teams.away, report, prepared.options), record.after)
    expect(whole).toMatchObject({ done: true, result: record.result })
  })

  it('drops answers that do not fit any more, and asks again', () => {
    const strange = { ...game, said: { wages: ['everybody', 'a gift for everybody'] } }
    const now = gameNow(strange, report)
    expect(phaseIn(now, 'wages').walk).toMatchObject({ used: 1, waiting: { who: 'away' } })
  })

  it('has a bot answer for its side', () => {
    const bot = { by: 'bot', bot: 'rookie' } as const
    const now = gameNow({ ...game, seats: { ...game.seats, away: bot }, said: { wages: ['everybody'] } }, report)
    expect(phaseIn(now, 'wages').walk).toMatchObject({ waiting: null, used: 1 })
  })
})

describe('a game that was kept', () => {
  it('is read as it was written, and a field that does not fit is named', () => {
    const text = JSON.stringify(game)
    expect(asKeptGame(JSON.parse(text))).toEqual(game)
    expect(() => asKeptGame({ ...JSON.parse(text), over: ['party'] })).toThrow(
      /"over\[0\]" must be one of before, match/,
    )
    expect(() => asKeptGame({ ...JSON.parse(text), said: { wages: [3] } })).toThrow(/"said.wages\[0\]" must be a text/)
  })
})
