// Forced re-rolls: who is asked, in which order, with what; and every throw of dice as a roll, proven by whole matches. Neighbours:
// procs/rolling/rollForced.ts, everyThrow.ts; ../support/rolls.ts.
import { describe, expect, it } from 'vitest'
import { compile } from '../../src/compile.ts'
import type { Ctx, Edition } from '../../src/edition.ts'
import { crp } from '../../src/editions/crp.ts'
import { editions } from '../../src/editions/index.ts'
import { engineFor } from '../../src/engine.ts'
import { playChecked } from '../../src/play/invariants.ts'
import { livelyCoach } from '../../src/play/livelyCoach.ts'
import { playMatch, randomCoach } from '../../src/play/playMatch.ts'
import { seededRoller } from '../../src/play/roller.ts'
import { wildSetup } from '../../src/play/wildLineUp.ts'
import { type RollExtras, rollFrame, sideRollFrame } from '../../src/procs/rolling/roll.ts'
import { rollForced } from '../../src/procs/rolling/rollForced.ts'
import { lot } from '../../src/tables/tests.ts'
import { action } from '../../src/vocabulary/actions.ts'
import type { GameEvent } from '../../src/vocabulary/events.ts'
import { type Called, called, northTests } from '../support/rolls.ts'

const lucky = (level: number) =>
  ({ id: `luck-${level}`, name: `Luck ${level}`, category: 'trait', numbers: { ownRerolls: level } }) as const

const everyThrow = (edition: Edition): Edition => ({
  ...edition,
  rules: { ...edition.rules, teamRerolls: { ...edition.rules.teamRerolls, everyThrow: true } },
  tests: { ...edition.tests, lot },
})

const forcing: Edition = {
  ...everyThrow({ ...crp, tests: northTests }),
  id: 'north',
  skills: [...crp.skills, lucky(1), lucky(2)],
  procedures: { ...crp.procedures, roll: rollForced },
}

const asked = ({ engine, match }: Called): string => {
  const pending = engine.pending(match)
  if (pending.wait !== 'coach') return pending.wait
  return pending.question.kind === 'reroll' ? pending.side : pending.question.kind
}

const answers = ({ engine, match }: Called): string[] =>
  engine.legal(match).map(({ do: verb, player, option }) => (option === '' ? verb : `${option} ${player}`))

const keep = (s: Called): void => void s.engine.apply(s.match, { action: action('keep') })
const force = (s: Called, player = -1): readonly GameEvent[] =>
  s.engine.apply(s.match, { action: action('reroll', player, -1, player < 0 ? 'team' : 'own') })

const at = (rerolls: string): string => `turn=home:3/2 rr=${rerolls} h1@h13 h2@h10 a1@h14 a2@h20`

describe('a forced re-roll', () => {
  const dodge = (c: Ctx) => rollFrame(c, 'dodge', 0)
  const gate = (c: Ctx) => sideRollFrame(c, 'lot', 'away', { dice: ['d6'], why: 'gate' })

  it('is offered to nobody without a re-roll', () => {
    const s = called(forcing, at('0/0'), dodge)
    s.roll(1)
    expect(asked(s)).toBe('turn')
  })

  it('is offered to the coach who rolled first, whether or not he succeeded, then to the other', () => {
    const s = called(forcing, at('1/1'), dodge)
    s.roll(6)
    expect([asked(s), answers(s)]).toEqual(['home', ['keep', 'team -1']])
    keep(s)
    expect(asked(s)).toBe('away')
    keep(s)
    expect(asked(s)).toBe('turn')
    expect([s.match.squads.home.rerolls, s.match.squads.away.rerolls]).toEqual([1, 1])
  })

  it('of a side’s roll is offered to that side first, and of nobody’s to the coach whose turn it is', () => {
    const theirs = called(forcing, at('1/1'), gate)
    theirs.roll(3)
    expect(asked(theirs)).toBe('away')
    const nobodys = called(forcing, at('1/1'), (c) => sideRollFrame(c, 'lot', '', { dice: ['d6'], why: 'gate' }))
    nobodys.roll(3)
    expect(asked(nobodys)).toBe('home')
  })

  it('skips a coach who has none', () => {
    const s = called(forcing, at('0/1'), dodge)
    s.roll(6)
    expect(asked(s)).toBe('away')
  })

  it('can be answered by the other, once each: then the dice are final', () => {
    const s = called(forcing, at('5/5'), dodge)
    s.roll(1)
    expect(force(s)).toEqual([
      { type: 'spent', side: 'home', what: 'reroll', player: 0 },
      { type: 'reroll', player: 0, with: 'team', side: 'home' },
    ])
    expect(s.roll(6)).toMatchObject([{ type: 'rolled', again: true, roll: { passed: true } }])
    expect(asked(s)).toBe('away')
    force(s)
    s.roll(1)
    expect(asked(s)).toBe('turn')
    expect(s.match.lastRoll).toMatchObject({ faces: [1], passed: false })
    expect([s.match.squads.home.rerolls, s.match.squads.away.rerolls]).toEqual([4, 4])
  })

  it('asks the one who let the first dice stand again, once the other has forced new ones', () => {
    const s = called(forcing, at('1/1'), dodge)
    s.roll(6)
    keep(s)
    force(s)
    s.roll(1)
    expect(asked(s)).toBe('home')
    force(s)
    s.roll(5)
    expect(asked(s)).toBe('turn')
    expect(s.match.lastRoll?.passed).toBe(true)
  })

  it('is not offered for a roll that replaces a re-rolled one', () => {
    const s = called(forcing, at('1/1'), (c) => rollFrame(c, 'dodge', 0, { again: true }))
    s.roll(1)
    expect(asked(s)).toBe('turn')
  })

  it('says what the roll is for, so that an answer can be kept for its kind', () => {
    const s = called(forcing, at('1/1'), gate)
    s.roll(3)
    expect(s.engine.pending(s.match)).toMatchObject({
      question: { kind: 'reroll', player: -1, subject: 'gate', roll: { side: 'away', why: 'gate', faces: [3] } },
    })
  })

  it('keeps the order of dice that belong to two sides', () => {
    const s = called(forcing, at('1/0'), (c) =>
      sideRollFrame(c, 'lot', '', { dice: ['d6', 'd6'], why: 'gate', ordered: true }),
    )
    s.roll(3, 4)
    force(s)
    expect(s.engine.outcomes(s.match)).toHaveLength(36)
  })
})

describe('a player’s own re-rolls', () => {
  /** All have one, and the first of the home team two. */
  const luckily = (extras: RollExtras) => (c: Ctx) => {
    for (const player of c.match.players) player.skills = [player.id === 0 ? 'luck-2' : 'luck-1']
    return rollFrame(c, 'dodge', 0, extras)
  }

  it('are for rolls that affect him: as the roller, the one rolled against, or one concerned', () => {
    const s = called(forcing, at('0/0'), luckily({ other: 2, concerns: [1, 0] }))
    s.roll(1)
    expect([asked(s), answers(s)]).toEqual(['home', ['keep', 'own 0', 'own 1']])
    keep(s)
    expect([asked(s), answers(s)]).toEqual(['away', ['keep', 'own 2']])
    expect(force(s, 2)[0]).toEqual({ type: 'spent', side: 'away', what: 'ownReroll', player: 2 })
  })

  it('are as many in a match as his skills say', () => {
    const s = called(forcing, at('0/0'), luckily({}))
    const again = (): void => {
      const c: Ctx = { rules: s.engine.rules, match: s.match, events: [] }
      s.match.stack.push(rollFrame(c, 'dodge', 0))
      s.roll(1)
    }
    s.roll(1)
    force(s, 0)
    s.roll(1)
    again()
    force(s, 0)
    s.roll(1)
    again()
    expect(asked(s)).toBe('turn')
  })
})

describe('every throw as a roll', () => {
  it('needs the roll of a lot', () => {
    const { lot: _without, ...tests } = forcing.tests
    expect(() => compile({ ...forcing, tests })).toThrow('rules.teamRerolls.everyThrow needs the roll lot')
  })

  it('keeps its dice and its reason, and gives them to the step that threw', () => {
    const engine = engineFor(forcing)
    const match = engine.start(wildSetup(engine.rules, seededRoller(1)))
    match.squads.home.rerolls = 0
    match.squads.away.rerolls = 1
    expect(engine.pending(match)).toMatchObject({ wait: 'dice', why: 'weather', roll: null })
    engine.apply(match, { dice: [1, 1] })
    expect(engine.pending(match)).toMatchObject({ wait: 'coach', side: 'away', question: { subject: 'weather' } })
    engine.apply(match, { action: action('reroll', -1, -1, 'team') })
    expect(engine.apply(match, { dice: [3, 4] })).toContainEqual({ type: 'weather', weather: 'nice', dice: [3, 4] })
  })

  /** All events of a match but those of the lots themselves. */
  const eventsOf = (edition: Edition, seed: number): readonly GameEvent[] => {
    const engine = engineFor(edition)
    const match = engine.start(wildSetup(engine.rules, seededRoller(seed)))
    const events: GameEvent[] = []
    playMatch(engine, match, {
      roller: seededRoller(seed + 1000),
      coaches: { home: livelyCoach(seededRoller(seed + 2000)), away: livelyCoach(seededRoller(seed + 3000)) },
      onInput: (_input, happened) => events.push(...happened),
    })
    return events.filter((event) => !(event.type === 'rolled' && event.roll.roll === 'lot'))
  }

  it.each(editions.map((edition) => [edition.id, edition] as const))(
    'changes nothing in matches of %s if nobody forces any',
    (_id, edition) => {
      for (let seed = 0; seed < 6; seed++) {
        const plain = eventsOf(edition, seed)
        expect(plain.length).toBeGreaterThan(100)
        expect(eventsOf(everyThrow(edition), seed)).toEqual(plain)
      }
    },
  )

  it.each([0, 10, 20, 30, 40])(
    'holds every invariant in ten matches of crp with forced re-rolls, from seed %i',
    (first) => {
      const engine = engineFor(forcing)
      const forced = { team: 0, own: 0 }
      for (let seed = first; seed < first + 10; seed++) {
        const setup = wildSetup(engine.rules, seededRoller(seed))
        const makeCoach = seed % 2 === 0 ? randomCoach : livelyCoach
        const { faults, record } = playChecked(engine, setup, seed, { makeCoach, alone: seed % 5 !== 0 })
        expect(faults, `seed ${seed}`).toEqual([])
        for (const input of record.inputs)
          for (const source of ['team', 'own'] as const)
            if (input.startsWith('reroll') && input.includes(source)) forced[source]++
      }
      expect(forced.team).toBeGreaterThan(20)
      expect(forced.own).toBeGreaterThan(0)
    },
  )
})
