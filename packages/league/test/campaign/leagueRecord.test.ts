// The league record: a replay gives the same bytes, an unfinished one can be resumed, and foreign content is refused.
// Neighbours: support.ts has engines and teams; the CLI keeps these records in files.
import { type Engine, livelyCoach, newRecorder, nextInput, seededRoller } from '@double-skulls/engine'
import {
  type AroundMatch,
  afterIn,
  aroundMatch,
  beforeIn,
  type Deciding,
  type LeagueAsk,
  ofTeam,
  optionTexts,
  type PreMatch,
  questionHelp,
  type RunningProcedure,
  readLeagueRecord,
  readMatch,
  replayLeagueRecord,
  reportIn,
  sensibleCoach,
  setupFor,
  teamTimeIn,
  topics,
  usualAnswer,
  withEarlyDice,
  writeLeagueRecord,
  writeTeam,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { answerTo } from '../../src/procedure.ts'
import { engineOf, teamsFor } from './support.ts'

const SEED = 5

/** Answers to the end, or up to a number of answers. */
const answered = <R>(underway: RunningProcedure<R>, deciding: Deciding, most = 1000): RunningProcedure<R> => {
  while (underway.answers.length < most) {
    const now = underway.progress()
    if (now.done) break
    underway.answer(answerTo(now.waiting, deciding))
  }
  return underway
}

const resultOf = <R>(underway: RunningProcedure<R>): R => {
  const now = underway.progress()
  if (!now.done) throw new Error(`it waits for ${JSON.stringify(now.waiting)}`)
  return now.result
}

const onThePitch = (engine: Engine, before: PreMatch, decisive = false) => {
  const recorder = newRecorder(engine, setupFor(before, decisive))
  const coach = livelyCoach(seededRoller(SEED))
  const roller = withEarlyDice(engine, recorder.match, seededRoller(SEED + 1), before.foretold)
  for (;;) {
    const input = nextInput(engine, recorder.match, { coaches: { home: coach, away: coach }, roller })
    if (!input) return recorder.record()
    recorder.apply(input)
  }
}

/** A whole match of two suggested teams; `hear` gets every question. */
const whole = (edition: string, hear: (step: LeagueAsk) => void = () => {}): AroundMatch => {
  const engine = engineOf(edition)
  const [home, away] = teamsFor(edition, 2)
  const sensible = sensibleCoach(seededRoller(SEED))
  const deciding: Deciding = {
    ...sensible,
    choose: (step) => {
      hear(step)
      return sensible.choose(step)
    },
  }
  const start = aroundMatch({ home, away }, { seed: SEED })
  const first = answered(beforeIn(start), deciding)
  const before = resultOf(first)
  const match = onThePitch(engine, before)
  const played = { ...start, before: first.answers, match }
  const last = answered(afterIn(played, before, reportIn(engine, played, before, match)), deciding)
  return { ...played, after: last.answers, result: resultOf(last) }
}

describe.each(['third', 'bugman', 'crp', 'bb2020'])('the record around a match of %s', (edition) => {
  const asked: LeagueAsk[] = []
  const record = whole(edition, (step) => asked.push(step))
  const engine = engineOf(edition)

  it('should replay byte by byte from its file', () => {
    const text = writeLeagueRecord(record)
    const read = readLeagueRecord(text)
    expect(writeLeagueRecord(read)).toBe(text)
    const teams = replayLeagueRecord(engine, read)
    expect(teams.map(writeTeam)).toEqual(
      [record.result?.home, record.result?.away].map((team) => team && writeTeam(team)),
    )
  })

  it('should name what was touched', () => {
    const rich = record.result && { ...record.result, home: { ...record.result.home, treasury: 999_000 } }
    expect(() => replayLeagueRecord(engine, { ...record, result: rich })).toThrow(
      'result: the replay gives another Team 1',
    )
    expect(() => replayLeagueRecord(engine, { ...record, before: [...record.before, [1]] })).toThrow(/answers\[\d+\]/)
    expect(() => replayLeagueRecord(engine, { ...record, after: record.after.slice(0, -1) })).toThrow('it stops before')
    expect(() => replayLeagueRecord(engine, { ...record, match: null })).toThrow('it was not played yet')
    expect(() => replayLeagueRecord(engine, { ...record, before: [[1, 1], ...record.before.slice(1)] })).toThrow()
  })

  it('should refuse a match that these teams did not prepare', () => {
    const [first, second, third] = teamsFor(edition, 3)
    const other = aroundMatch({ home: third, away: second }, { seed: SEED })
    const before = resultOf(answered(beforeIn(other), sensibleCoach(seededRoller(SEED))))
    const { match } = record
    if (!match) throw new Error('it was played')
    expect(() => reportIn(engine, other, before, match)).toThrow(/^setup\.home\./)
    const same = aroundMatch({ home: first, away: second }, { seed: SEED, decisive: true })
    const prepared = resultOf(beforeIn({ ...same, before: record.before }))
    expect(() => reportIn(engine, same, prepared, match)).toThrow('setup.options')
    const unfinished = { ...match, inputs: match.inputs.slice(0, 40), final: '' }
    expect(() => readMatch(engine, unfinished)).toThrow('the match is not over after 40 inputs')
  })

  it('should have words for every answer, and a default that is one of the answers', () => {
    expect(asked.length).toBeGreaterThan(1)
    for (const step of asked) {
      const texts = optionTexts(step)
      expect(texts.map(({ option }) => option)).toEqual(step.options)
      expect(new Set(texts.map(({ text, costs }) => text + costs)).size, step.question).toBe(step.options.length)
      for (const { text } of texts)
        expect(text).not.toMatch(/^(p|guest)\d+$|^\w+ (p|guest)\d+$|^[a-z]+(-[a-z]+)*$(?<! )$/)
      const usual = usualAnswer(step)
      if (usual !== null) expect(step.options).toContain(usual)
      expect(step.about && questionHelp(step.about)).toMatch(/\.$/)
    }
  })
})

describe('the dice of fans and weather', () => {
  it('should be those that were thrown before the match', () => {
    const record = whole('bb2020')
    if (!record.match) throw new Error('it was played')
    const before = resultOf(beforeIn(record))
    const others = {
      ...before,
      foretold: before.foretold.map(({ why, dice }) => ({ why, dice: dice.map((face) => 7 - face) })),
    }
    expect(() => reportIn(engineOf('bb2020'), record, others, record.match ?? never())).toThrow(
      /^fans: .* was thrown before/,
    )
  })
})

const never = (): never => {
  throw new Error('never')
}

describe('a record that is not finished', () => {
  it('should go on where it stopped', () => {
    const record = whole('crp')
    const half = Math.floor(record.after.length / 2)
    const engine = engineOf('crp')
    const stopped = readLeagueRecord(writeLeagueRecord({ ...record, after: record.after.slice(0, half), result: null }))
    if (stopped.kind !== 'match' || !stopped.match) throw new Error('it is a match')
    const before = resultOf(beforeIn(stopped))
    const going = afterIn(stopped, before, reportIn(engine, stopped, before, stopped.match))
    for (const answer of record.after.slice(half)) going.answer(answer)
    expect(resultOf(going)).toEqual(record.result)
  })

  it('should keep its question when an answer does not fit', () => {
    const [home, away] = teamsFor('crp', 2)
    const underway = beforeIn(aroundMatch({ home, away }, { seed: SEED }))
    const waits = underway.progress()
    expect(() => underway.answer([7, 1])).toThrow('answers[0]')
    expect(underway.progress()).toEqual(waits)
    underway.answer([3, 4])
    expect(underway.answers).toEqual([[3, 4]])
  })
})

describe('the record of one team', () => {
  it('should replay, season or forfeited match', () => {
    const [team] = teamsFor('bb2020', 1)
    for (const kind of ['season', 'noShow'] as const) {
      const start = ofTeam(
        kind,
        { ...team, history: [{ what: 'match', at: 0, outcome: 'win' }] },
        { seed: SEED, place: 1 },
      )
      const going = answered(teamTimeIn(start), sensibleCoach(seededRoller(SEED)))
      const record = { ...start, answers: going.answers, result: resultOf(going) }
      const read = readLeagueRecord(writeLeagueRecord(record))
      expect(replayLeagueRecord(engineOf('bb2020'), read).map(writeTeam)).toEqual([writeTeam(record.result)])
      const poor = { ...record, result: { ...record.result, treasury: 1 } }
      expect(() => replayLeagueRecord(engineOf('bb2020'), poor)).toThrow('the replay gives another')
    }
  })
})

describe('a file that is no record', () => {
  const text = writeLeagueRecord(aroundMatch({ home: teamsFor('crp', 2)[0], away: teamsFor('crp', 2)[1] }, { seed: 1 }))
  it.each([
    ['{', 'file: it is no JSON'],
    ['[]', 'file: it must be an object'],
    ['{}', 'format: it must be'],
    [text.replace('"version": 1', '"version": 9'), 'version: version 9'],
    [text.replace('"kind": "match"', '"kind": "cup"'), 'kind: it must be one of match, season, noShow'],
    [text.replace('"seed": 1', '"seed": "one"'), 'seed: it must be a whole number'],
    [text.replace('"options": {}', '"options": { "luck": true }'), 'options.luck'],
    [text.replace('"before": []', '"before": [true]'), 'before[0]: answers are texts or lists of faces'],
    [text.replace('"number": 1,', '"number": 100,'), 'teams.home.players[0].number'],
    [text.replace('"match": null', '"match": {}'), 'this is no record'],
  ])('should be refused by its field (%#)', (bad, message) => {
    expect(bad).not.toBe(text)
    expect(() => readLeagueRecord(bad)).toThrow(message)
  })
})

describe('help', () => {
  const [team] = teamsFor('crp', 1)
  const [freebooting] = teamsFor('third', 1)

  it('should be there for every topic', () => {
    for (const topic of topics) expect(questionHelp({ topic, team })).toMatch(/\.$/)
  })

  it('should not speak of petty cash where there is none', () => {
    expect(questionHelp({ topic: 'inducement', team })).toContain('Petty cash')
    expect(questionHelp({ topic: 'inducement', team: freebooting })).toContain('which the treasury pays')
    expect(questionHelp({ topic: 'mercenarySkill', team: freebooting })).toContain('more skills')
  })
})
