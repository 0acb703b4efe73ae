// Records replay to the same bytes, and a changed record fails at the first input that does not fit.
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { crp } from '../../src/editions/crp.ts'
import { engineFor } from '../../src/engine.ts'
import { ENGINE_VERSION } from '../../src/engineVersion.ts'
import { account } from '../../src/play/account.ts'
import { nextInput, randomCoach } from '../../src/play/playMatch.ts'
import { BadRecord, endCheckOf, type MatchRecord, newRecorder, parseRecord, replay } from '../../src/play/record.ts'
import { seededRoller } from '../../src/play/roller.ts'
import { plainLineUp } from '../support/game.ts'
import { engineOf } from '../support/scene.ts'

const engine = engineOf('crp')

const recordOf = (seed: number): { record: MatchRecord; final: string } => {
  const roller = seededRoller(seed)
  const coach = randomCoach(roller)
  const recorder = newRecorder(engine, { home: plainLineUp(), away: plainLineUp(12) })
  for (;;) {
    const input = nextInput(engine, recorder.match, { coaches: { home: coach, away: coach }, roller })
    if (!input) return { record: recorder.record(), final: JSON.stringify(recorder.match) }
    recorder.apply(input)
  }
}

const { record, final } = recordOf(1)
const message = (bad: MatchRecord): string => {
  try {
    replay(engine, bad)
  } catch (error) {
    expect(error).toBeInstanceOf(BadRecord)
    return (error as Error).message
  }
  return 'replayed'
}
const withInput = (index: number, line: string): MatchRecord => ({
  ...record,
  inputs: record.inputs.map((old, i) => (i === index ? line : old)),
})

describe('a record', () => {
  it('carries the version that the package has', () => {
    expect(ENGINE_VERSION).toBe(manifest.version)
  })

  it('replays to the same state, byte for byte, also through JSON', () => {
    expect(JSON.stringify(replay(engine, record))).toBe(final)
    expect(JSON.stringify(replay(engine, parseRecord(JSON.stringify(record))))).toBe(final)
  })

  it('replays as far as it goes while the match is not over', () => {
    const half: MatchRecord = { ...record, inputs: record.inputs.slice(0, 100), final: '' }
    expect(replay(engine, half).stack.length).toBeGreaterThan(0)
  })

  it('fails at the very input that was changed', () => {
    const index = record.inputs.findIndex((line) => /^\d #/.test(line))
    const changed = record.inputs[index].replace(/^\d/, (face) => String((Number(face) % 6) + 1))
    expect(message(withInput(index, changed))).toMatch(new RegExp(`^input ${index + 1} .*was changed`))
    expect(message(withInput(20, 'nonsense'))).toMatch(/^input 21 \("nonsense"\) does not fit/)
  })

  it('fails when an input is missing in the middle or at the end', () => {
    expect(message({ ...record, inputs: record.inputs.filter((_, i) => i !== 30) })).toMatch(/^input 31 /)
    expect(message({ ...record, inputs: record.inputs.slice(0, -1) })).toMatch(
      new RegExp(`^input ${record.inputs.length} is missing`),
    )
  })

  it('fails when line-ups, edition, version or the final check were changed', () => {
    const home = { ...record.setup.home, rerolls: 5 }
    expect(message({ ...record, setup: { ...record.setup, home } })).toMatch(/^input 1 /)
    expect(message({ ...record, edition: 'bugman' })).toContain('edition "bugman"')
    expect(message({ ...record, final: '00000000' })).toContain('the end of the match does not fit')
    expect(message({ ...record, final: '' })).toContain('the end of the match does not fit')
  })

  it('says which rules it was played by where they are not those of the engine', () => {
    const now = engine.rules.rulesVersion
    expect(message({ ...record, rules: now + 1 })).toBe(
      `this record cannot be replayed: it was played by version ${now + 1} of the rules of crp (engine ${ENGINE_VERSION}), and this engine has version ${now}; replay it with a newer engine`,
    )
    const corrected = engineFor({ ...crp, corrections: [...crp.corrections, 'a chef cooks at the kick-off'] })
    expect(() => replay(corrected, record)).toThrow(
      `it was played by version ${now} of the rules of crp, and this engine has version ${now + 1}; corrected since: a chef cooks at the kick-off`,
    )
    const { rules: _, ...older } = record
    expect(message({ ...older, engine: '0.0.9' })).toContain(
      'made by engine 0.0.9, and nothing is known of its rules; replay it with that engine',
    )
  })

  it('is not of the older form because somebody took its rules version away', () => {
    const { rules: _, ...older } = record
    expect(message({ ...older, engine: '0.2.0' })).toMatch(/^input 1 .*was changed/)
  })

  it('names how its end was checked', () => {
    expect(endCheckOf(record)).toBe('compared')
    expect(endCheckOf({ ...record, final: '' })).toBe('notOver')
  })

  it('ends with a checksum over an account that other programs can compute', () => {
    const text = account(engine.rules.pitch, replay(engine, record))
    let hash = 0x811c9dc5
    for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
    expect(record.final).toBe((hash >>> 0).toString(16).padStart(8, '0'))
  })

  it('is refused with the reason if the file is not a record', () => {
    expect(() => parseRecord('{')).toThrow('not valid JSON')
    expect(() => parseRecord('[]')).toThrow('"format"')
    expect(() => parseRecord('{"format":"double-skulls-record","edition":"crp","engine":"1","final":""}')).toThrow(
      '"setup"',
    )
  })
})
