// Questions to persons before, during and after a match: the output, valid answers, and messages for invalid ones.
// Neighbours: leagueMatch.test.ts for whole matches on files.
import { engineFor, type MatchRecord, newRecorder, seededRoller, writeInput } from '@double-skulls/engine'
import {
  aroundMatch,
  beforeIn,
  type LeagueAsk,
  type PreMatch,
  readMatch,
  suggestTeam,
  type Team,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { chooseEdition } from '../src/choices.ts'
import { askOnPitch } from '../src/leagueMatch/pitchPerson.ts'
import { type OnPitch, playOnPitch } from '../src/leagueMatch/playMatch.ts'
import { askDice, askPerson, meant } from '../src/leagueMatch/prompt.ts'
import { Interrupted, type Lines } from '../src/leagueMatch/typedLines.ts'
import { typing } from './leagueMatchSupport.ts'

const crp = suggestTeam({ edition: 'crp', roster: 'human', name: 'Reavers' })
const asking = (question: string, options: readonly string[], about: LeagueAsk['about']): LeagueAsk => ({
  ...{ kind: 'ask', who: 'home', question, options },
  ...(about ? { about } : {}),
})
const cash = asking('how much', ['0', '10000', '20000', '30000'], { topic: 'pettyCash', team: crp })
const hiring = asking('whom to hire', ['done', 'hire Blitzer', 'hire Lineman', 'dismiss p1', 'dismiss p2'], {
  ...{ topic: 'hiring', team: crp },
  prices: { 'hire Blitzer': 90_000, 'hire Lineman': 50_000 },
})
const skill = asking('what he learns', ['mighty-blow', 'guard'], { topic: 'skill', team: crp, adds: { guard: 30_000 } })

/** The output while these lines are typed. */
const told = async <R>(typed: readonly string[], ask: (lines: Lines) => Promise<R>) => {
  const printed: string[] = []
  const { log } = console
  console.log = (text: string) => void printed.push(text)
  try {
    const answer = await ask(typing((_, count) => typed[count] ?? null)(undefined))
    return { answer, text: printed.join('\n') }
  } finally {
    console.log = log
  }
}

describe('an answer', () => {
  it('should be a number, a name, or the first words of it', () => {
    expect(
      ['2', 'hire Blitzer', 'hire: blitzer', 'hire b', 'dismiss p2', 'dismiss: #2'].map((typed) =>
        meant(hiring, typed),
      ),
    ).toEqual(['hire Blitzer', 'hire Blitzer', 'hire Blitzer', 'hire Blitzer', 'dismiss p2', 'dismiss p2'])
    expect([meant(skill, 'Mighty Blow'), meant(skill, 'g')]).toEqual(['mighty-blow', 'guard'])
  })

  it('should be a sum in any of the usual ways', () => {
    expect(['20000', '20,000', '20k', '20 000', '0'].map((typed) => meant(cash, typed))).toEqual([
      '20000',
      '20000',
      '20000',
      '20000',
      '0',
    ])
    expect(['15000', '40k', '1', '-10000'].map((typed) => meant(cash, typed))).toEqual([null, null, null, null])
  })

  it('should be any sum between two where every sum is legal', async () => {
    const bid: LeagueAsk = { ...asking('a bid', ['0', '2000', '2500'], undefined), sums: { least: 2000, most: 2750 } }
    expect(['0', '2k', '2,001', '2750'].map((typed) => meant(bid, typed))).toEqual(['0', '2000', '2001', '2750'])
    expect(['1', '1999', '2751', 'much'].map((typed) => meant(bid, typed))).toEqual([null, null, null, null])
    const { text } = await told(['2100'], (lines) => askPerson(lines, bid, 'Ann'))
    expect(text).toContain('0, or any sum from 2,000 to 2,750')
  })

  it('should be the usual one where nothing is typed, and nothing where there is none', () => {
    expect([meant(hiring, ''), meant(cash, ' '), meant(skill, '')]).toEqual(['done', '0', null])
  })

  it('should be nothing where it fits none or several', () => {
    expect(['6', '0', 'hire', 'kick', 'dismiss'].map((typed) => meant(hiring, typed))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('a question', () => {
  it('should show its answers with their prices, give help, and come again until it is answered', async () => {
    const { answer, text } = await told(['?', 'hire blizzer', '3'], (lines) => askPerson(lines, hiring, 'Reavers'))
    expect(answer).toBe('hire Lineman')
    expect(text).toContain('Reavers: whom to hire\n  1  nothing more\n')
    expect(text).toMatch(/\n {2}2 {2}hire: Blitzer +90,000\n/)
    expect(text).toContain('4  dismiss: #1 Lineman 1, Lineman')
    expect(text).toContain('one after another until you are done')
    expect(text).toContain('"hire blizzer" is not one of the answers')
    expect(text).toContain('did you mean "hire Blitzer"?')
  })

  it('should say between which sums', async () => {
    const { text } = await told(['15k', '10k'], (lines) => askPerson(lines, cash, 'Reavers'))
    expect(text).toContain('0 to 30,000 in steps of 10,000')
    expect(text).toContain('"15k" is none of these sums')
  })

  it('should repeat a sum from a file with its separator', async () => {
    const lines: Lines = { ...typing(() => '10k')(undefined), interactive: false }
    const { answer, text } = await told([], () => askPerson(lines, cash, 'Reavers'))
    expect(answer).toBe('10000')
    expect(text).toContain('> 10,000')
  })

  it('should say what an answer adds to a value', async () => {
    const { text } = await told(['guard'], (lines) => askPerson(lines, skill, 'Reavers'))
    expect(text).toMatch(/2 {2}Guard +\+30,000 to his value/)
  })

  it('should take dice as they were thrown', async () => {
    const roll = { kind: 'roll', who: 'home', why: 'improvement', dice: ['d6', 'd6'] } as const
    const { answer, text } = await told(['7 1', '3', '3, 4'], (lines) => askDice(lines, roll, 'Reavers'))
    expect(answer).toEqual([3, 4])
    expect(text).toContain('"7 1" is not the faces of D6, D6')
  })
})

const engine = engineFor(chooseEdition('crp'))
const prepared = (home: Team, away: Team): PreMatch => {
  const underway = beforeIn(aroundMatch({ home, away }, { seed: 1 }))
  underway.answer([3, 4])
  const now = underway.progress()
  if (!now.done) throw new Error('only the weather is rolled')
  return now.result
}
const before = prepared(crp, { ...crp, name: 'Others' })

const onPitch = (more: Partial<OnPitch>): OnPitch => ({
  ...{ engine, before, decisive: false, seed: 1, players: { home: 'random', away: 'random' }, begun: null },
  ...{ lines: () => typing(() => null)(undefined), stop: new AbortController().signal, onMove: () => {} },
  ...more,
})

describe('a person on the pitch', () => {
  it('should be shown the pitch and every answer, and type one of them', async () => {
    const { match, apply } = newRecorder(engine, before.setup)
    const roller = seededRoller(1)
    for (let asked = false; !asked; ) {
      const pending = engine.pending(match)
      if (pending.wait === 'dice') apply({ dice: roller.roll(pending.dice) })
      asked = pending.wait === 'coach'
    }
    const [first] = engine.legal(match)
    const name = writeInput(engine.rules.pitch, { action: first })
    const { answer, text } = await told(['?', 'list', 'jump', name], (lines) =>
      askOnPitch(lines, engine, match, ['Rain.']),
    )
    expect(answer).toEqual({ action: first })
    expect(text).toContain('Rain.')
    expect(text).toContain(name)
    expect(text).toContain('activate:4=blitz')
    expect(text).toContain('"jump" is no')
  })

  it('should find the match as he left it', async () => {
    const whole = await playOnPitch(onPitch({}))
    expect(readMatch(engine, whole).report.by).toBe('touchdowns')
    const begun: MatchRecord = { ...whole, inputs: whole.inputs.slice(0, 200), final: '' }
    let kept: MatchRecord | null = null
    const going = onPitch({
      ...{ players: { home: 'person', away: 'random' }, begun },
      onMove: (record) => {
        kept = record
      },
    })
    await expect(told([], () => playOnPitch(going))).rejects.toThrow(Interrupted)
    expect((kept as MatchRecord | null)?.inputs.slice(0, 190)).toEqual(begun.inputs.slice(0, 190))
    await expect(playOnPitch({ ...going, seed: 2 })).rejects.toThrow('cannot be replayed')
  })

  it('should be able to stop bots too', async () => {
    const stopping = new AbortController()
    stopping.abort()
    await expect(playOnPitch(onPitch({ stop: stopping.signal }))).rejects.toThrow(Interrupted)
  })
})
