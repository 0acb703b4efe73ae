// Experience from a match, by its events, and whole campaign games by automatic coaches. Neighbours:
// ../../src/fullCampaign/experience.ts, ../postMatch/report.test.ts.
import { type GameEvent, livelyCoach, type Match, playMatch, type Side, seededRoller } from '@double-skulls/engine'
import {
  auditTeam,
  balance,
  campaignOf,
  checkTeam,
  decide,
  postMatch,
  sensibleCoach,
  type Team,
  toLineUp,
  withApothecary,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { engineOf } from '../../../engine/test/support/scene.ts'
import { bookOf } from '../../src/book.ts'
import { newExperienceBook } from '../../src/fullCampaign/experience.ts'
import { newReportBook } from '../../src/postMatch/report.ts'
import { orcs } from './games.ts'
import { campaignTeam, careerOf } from './teams.ts'

const SECOND = 'second'
const { rules } = engineOf(SECOND)
const ORC = 11

const begun = (): Match => engineOf(SECOND).start({ home: toLineUp(campaignTeam()), away: toLineUp(orcs) })

/** Puts a player into a square of the pitch. */
const onPitch = (match: Match, id: number, at: number): void => {
  const player = match.players[id]
  player.place = 'pitch'
  player.posture = 'standing'
  player.at = at
}

const turn = (type: 'turnStarted' | 'turnEnded', side: Side): GameEvent =>
  type === 'turnStarted' ? { type, side, turn: 1, bonus: false } : { type, side, turnover: '' }

const learnt = (events: readonly GameEvent[], player = 0, match = begun()): number => {
  const book = newExperienceBook(rules, match)
  for (const event of events) book.note(event)
  return book.of(player).experience
}

const hurt = (player: number, by: number, to: 'injured' | 'dead'): GameEvent[] => [
  { type: 'injured', player, by, result: 'casualty', why: 'block' },
  { type: 'removed', player, to, why: to },
]

describe('experience', () => {
  it('[second 276] is a point for holding the ball, and one for passing it, once a match', () => {
    const held: GameEvent = { type: 'ballHeld', player: 0, how: 'pickUp' }
    const passed: GameEvent = { type: 'completion', player: 0, catcher: 1 }
    expect([learnt([held]), learnt([held, held]), learnt([passed, passed]), learnt([passed], 1)]).toEqual([1, 1, 1, 0])
  })

  it('[second 276] is a point more for every Long Bomb', () => {
    const bomb: GameEvent[] = [
      { type: 'passed', player: 0, target: 40, band: 'bomb' },
      { type: 'completion', player: 0, catcher: 1 },
    ]
    const long: GameEvent[] = [
      { type: 'passed', player: 0, target: 40, band: 'long' },
      { type: 'completion', player: 0, catcher: 1 },
    ]
    expect([learnt(bomb), learnt([...bomb, ...bomb]), learnt(long)]).toEqual([2, 3, 1])
  })

  it('[second 276] is a point for a catch beside an opponent on his feet', () => {
    const passed: GameEvent = { type: 'completion', player: 0, catcher: 1 }
    const match = begun()
    onPitch(match, 1, 100)
    onPitch(match, ORC, 101)
    expect(learnt([passed], 1, match)).toBe(1)
    match.players[ORC].posture = 'prone'
    expect(learnt([passed], 1, match)).toBe(0)
  })

  it('[second 276] is 3 for a touchdown, 1 for a serious injury and 2 for a kill, of opponents only', () => {
    expect(learnt([{ type: 'touchdown', side: 'home', player: 0 }])).toBe(3)
    expect([learnt(hurt(ORC, 0, 'injured')), learnt(hurt(ORC, 0, 'dead')), learnt(hurt(1, 0, 'dead'))]).toEqual([
      1, 2, 0,
    ])
  })

  it('[second 331] of survival needs a full turn on the pitch', () => {
    const match = begun()
    onPitch(match, 0, 100)
    expect(learnt([turn('turnStarted', 'home'), turn('turnEnded', 'home')], 0, match)).toBe(1)
    expect(learnt([turn('turnStarted', 'home')], 0, match)).toBe(0)
    expect(learnt([turn('turnStarted', 'home'), turn('turnEnded', 'home'), ...hurt(0, ORC, 'dead')], 0, match)).toBe(0)
    const late = begun()
    const book = newExperienceBook(rules, late)
    book.note(turn('turnStarted', 'home'))
    onPitch(late, 0, 100)
    book.note(turn('turnEnded', 'home'))
    expect(book.of(0).experience).toBe(0)
  })

  it('[second 254] knows whom a Werewolf has hurt', () => {
    const wolves = campaignTeam(
      [
        ['Lineman', 10],
        ['Werewolf', 1],
      ],
      'orc',
      'Wolves',
    )
    const match = engineOf(SECOND).start({ home: toLineUp(campaignTeam()), away: toLineUp(wolves) })
    const book = newExperienceBook(rules, match)
    for (const event of [...hurt(0, ORC + 10, 'injured'), ...hurt(1, ORC, 'injured')]) book.note(event)
    expect([book.of(0), book.of(1)]).toMatchObject([
      { wounded: true, byWerewolf: true },
      { wounded: true, byWerewolf: false },
    ])
  })
})

const playOn = (home: Team, away: Team, seed: number) => {
  const engine = engineOf(SECOND)
  const match = engine.start({ home: toLineUp(home), away: toLineUp(away) })
  const book = newReportBook(engine.rules, bookOf(home).league, match)
  const roller = seededRoller(seed)
  playMatch(engine, match, {
    roller,
    coaches: { home: livelyCoach(roller), away: livelyCoach(roller) },
    onInput: (_input, events) => book.note(events),
  })
  return book.finish()
}

describe('whole campaign games', () => {
  it.each([1, 2])('leave two teams in order, by dice %i', (seed) => {
    const elves = withApothecary(
      campaignTeam([
        ['Lineman', 14],
        ['Blitzer', 2, 'star'],
      ]),
      true,
    )
    const bones = campaignTeam([['Skeleton', 16]], 'undead', 'Champions of Death')
    const report = playOn(elves, bones, seed)
    const coach = sensibleCoach(seededRoller(seed))
    const { result, answers } = decide(() => postMatch(elves, bones, report), coach)
    for (const team of [result.home, result.away]) {
      expect(checkTeam(team).filter(({ kind }) => kind !== 'bench')).toEqual([])
      expect(balance(campaignOf(team).book)).toBe(team.treasury)
      expect(auditTeam(team)).toEqual([])
    }
    const points = result.home.players.reduce((sum, player) => sum + careerOf(player).training, 0)
    expect(points + campaignOf(result.home).tactics).toBeGreaterThan(0)
    expect(answers.length).toBeGreaterThan(5)
  })
})
