// Every hook and window is typed and reached: a fictional edition with fictional skills proves each of them.
import { describe, expect, it } from 'vitest'
import { bb2020 } from '../../src/editions/bb2020.ts'
import { crp } from '../../src/editions/crp.ts'
import { second } from '../../src/editions/second.ts'
import { third } from '../../src/editions/third.ts'
import { type Engine, engineFor } from '../../src/engine.ts'
import { type Skill, type WindowName, windowNames } from '../../src/hooks.ts'
import { livelyCoach } from '../../src/play/livelyCoach.ts'
import { playMatch, randomCoach } from '../../src/play/playMatch.ts'
import { seededRoller } from '../../src/play/roller.ts'
import { plainLineUp } from '../support/game.ts'
import { plainSecond } from '../support/second.ts'

const busybody = (seen: Set<WindowName>): Skill => ({
  id: 'busybody',
  name: 'Busybody',
  category: 'extraordinary',
  windows: Object.fromEntries(
    windowNames.map((name) => [
      name,
      {
        offer: () => {
          seen.add(name)
          return true
        },
        use: () => null,
        compulsory: true,
      },
    ]),
  ),
})

/** What only some of them can do. */
const ODD_JOBS: readonly (readonly string[])[] = [['ball-and-chain'], ['stab'], ['bombardier']]

const THROWS: readonly WindowName[] = ['throwIntercepted', 'throwMissed', 'throwLost']

describe('windows', () => {
  it('are all opened in the course of ordinary matches', () => {
    const seen = new Set<WindowName>()
    // Some windows are opened in one edition only.
    const engines = [crp, bb2020, third].map((edition) =>
      engineFor({ ...edition, id: 'fiction', skills: [...edition.skills, busybody(seen)] }),
    )
    // Throws that are read on tables are made in one edition only.
    const thrown = engineFor({ ...second, id: 'fiction', skills: [...second.skills, busybody(seen)] })
    const plain = plainSecond()
    const nosySecond = { ...plain, players: plain.players.map((one) => ({ ...one, skills: ['busybody'] })) }
    for (let seed = 0; seed < 30 && !THROWS.every((name) => seen.has(name)); seed++) {
      const roller = seededRoller(seed)
      const coach = livelyCoach(roller)
      const match = thrown.start({ home: nosySecond, away: nosySecond })
      playMatch(thrown, match, { coaches: { home: coach, away: coach }, roller })
    }
    const lineUp = plainLineUp(13)
    const nosy = ({ rules }: Engine, AG: number) => ({
      ...lineUp,
      players: lineUp.players.map((p, i) => ({
        ...p,
        skills: ['busybody', 'throw-team-mate', 'right-stuff', ...(ODD_JOBS[i] ?? [])].filter((id) =>
          rules.skills.has(id),
        ),
        stats: { ...p.stats, AG, PA: 4 },
      })),
    })
    // The nimblest profile: a high AG in one edition, a low target number in the other.
    const nimblest = [5, 2]
    for (let seed = 0; seed < 600 && seen.size < windowNames.length; seed++) {
      const engine = engines[seed % engines.length]
      const team = nosy(engine, nimblest[seed % nimblest.length])
      const roller = seededRoller(seed)
      // Random coaches hardly ever score.
      const coach = (seed % 4 < 2 ? randomCoach : livelyCoach)(roller)
      const match = engine.start({ home: team, away: team })
      playMatch(engine, match, { coaches: { home: coach, away: coach }, roller })
    }
    expect(windowNames.filter((name) => !seen.has(name))).toEqual([])
  })

  it('ask for an optional skill, name it, and say what declining means', () => {
    const asked: string[] = []
    const skill: Skill = {
      id: 'shout',
      name: 'Shout',
      category: 'extraordinary',
      windows: { activated: { offer: () => true, use: () => null, declining: 'movesAsUsual' } },
    }
    const engine = engineFor({ ...crp, id: 'fiction', skills: [skill] })
    const lineUp = plainLineUp(11)
    const loud = { ...lineUp, players: lineUp.players.map((p) => ({ ...p, skills: ['shout'] })) }
    const roller = seededRoller(3)
    const match = engine.start({ home: loud, away: plainLineUp() })
    const coach = randomCoach(roller)
    for (let i = 0; i < 400; i++) {
      const pending = engine.pending(match)
      if (pending.wait === 'nothing') break
      if (pending.wait === 'coach' && pending.question.kind === 'useSkill') {
        asked.push(`${pending.side} ${pending.question.subject}: ${pending.question.declining}`)
        expect(engine.legal(match).map((a) => a.do)).toEqual(['use', 'decline'])
      }
      engine.apply(
        match,
        pending.wait === 'dice' ? { dice: roller.roll(pending.dice) } : { action: coach(engine, match) },
      )
    }
    expect(new Set(asked)).toEqual(new Set(['home shout: movesAsUsual']))
  })
})
