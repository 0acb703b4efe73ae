// Bribed players: when a bribe is announced, what its roll is, and what the player does for one turn. Neighbours:
// ../../../src/procs/match/playerBribes.ts, turncoats.ts, turncoatDeeds.ts; referees.test.ts.
import { describe, expect } from 'vitest'
import { belovedOf, loves } from '../../../src/procs/match/love.ts'
import { tricks } from '../../../src/procs/match/tricks.ts'
import { isTurncoat } from '../../../src/procs/match/turncoats.ts'
import { type PlayerBribe, playerBribeAmounts } from '../../../src/vocabulary/tricks.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

type Bribes = readonly PlayerBribe[]

/** Away’s turn is over, and home has bribed these. */
const bribing = (bribes: Bribes, picture: string, { on = [], ...options }: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, { on: ['rerolls', 'tricks', ...on], facts: 'turn=away:1/1', ...options })
  tricks.put(s.match.squads.home, { playerBribes: bribes })
  s.endTurn()
  return s
}

const SURE: Bribes = [{ target: 1, amount: 1000 }]

/** A1 plays for home until the turn is over. */
const bribed = (picture: string, options?: SecondOptions): Scene => {
  const s = bribing(SURE, picture, options)
  s.home.choose('choose', { player: 'A1' })
  return s.roll('bribe', 5)
}

/** His token while he plays for home. */
const HIS = 'H1'

describe('a player bribe', () => {
  rule('[second 260] it is announced as the own turn begins, about an opponent on the pitch', () => {
    const bribes = [1, 2, 3].map((target) => ({ target, amount: 400 }) as const)
    const s = bribing(bribes, 'H5 . . A1 . A2', { beside: 'a3@reserves' })
    expect(s.home.answers()).toEqual(['decline', 'choose A1', 'choose A2'])
    s.home.decline()
    s.expectTurnOf('home')
  })

  rule('[second 260] a D6 up to 2, 3, 4 or 5 by the sum', () => {
    for (const [i, amount] of playerBribeAmounts.entries())
      for (const face of [i + 2, i + 3]) {
        const s = bribing([{ target: 1, amount }], 'H5 . . A1')
        s.home.choose('choose', { player: 'A1' })
        const { id } = s.player('A1')
        s.roll('bribe', face)
        expect(isTurncoat(s.match, s.match.players[id]), `${amount}, ${face}`).toBe(face === i + 2)
      }
  })

  rule('[second 260] there is one try a player, and several players may be tried in a turn', () => {
    const s = bribing([...SURE, { target: 2, amount: 1000 }], 'H5 . . A1 . A2')
    s.home.choose('choose', { player: 'A1' })
    s.roll('bribe', 6)
    s.home.choose('choose', { player: 'A2' })
    s.roll('bribe', 1)
    s.expectTurnOf('home')
    s.home.endTurn()
    s.away.endTurn()
    s.expectTurnOf('home')
  })

  rule('[second 260] a team re-roll of either coach works on it', () => {
    const s = bribing(SURE, 'H5 . . A1')
    s.match.squads.away.rerolls = 1
    s.home.choose('choose', { player: 'A1' })
    s.roll('bribe', 1)
    s.away.reroll('team')
    s.roll('bribe', 6)
    expect(s.happened('trickFailed')).toHaveLength(1)
  })
})

describe('a bribed player', () => {
  rule('[second 260] he acts for the coach who has paid, in that turn only', () => {
    const s = bribed('H5 . . A1 x A2')
    expect(s.home.answers('activate')).toEqual(['activate H5', 'activate H1'])
    s.activate(HIS, '')
    s.step('x')
    s.home.endAction()
    s.home.endTurn()
    s.expectTurnOf('away')
    expect(s.away.answers('activate')).toEqual(['activate A1', 'activate A2'])
  })

  rule('[second 260] he attacks nobody of his own team, fouls nobody, and tackles nobody', () => {
    const s = bribed('H5 . A3/ A1 A2', { on: ['fouls', 'standingUp', 'push', 'shoulderCharge'] })
    s.activate(HIS, '')
    expect([s.home.answers('block'), s.home.answers('foul'), s.home.answers('shove')]).toEqual([[], [], []])
  })

  rule('[second 260] he throws no spiked ball at one of them either', () => {
    const at = (s: Scene): readonly string[] =>
      s.home.answers('throw').filter((one) => one.startsWith(`throw ${s.where('A2')}`))
    const s = bribed('H5 A1* . . A2', { on: ['spikeBall'] })
    s.activate(HIS, '')
    expect(at(s)).toEqual([])
    const other = sceneSecond('H5* . . A2', { on: ['spikeBall'] })
    other.activate('H5', '')
    expect(at(other)).toHaveLength(1)
  })

  rule('[second 260] [second 262] a drug works on him as on anybody, whomever he obeys', () => {
    const s = sceneSecond('. . . .\nA1 . x H5\n. . . .', { on: ['rerolls', 'tricks'], facts: 'turn=away:1/1' })
    loves.put(s.match.squads.away, [{ player: s.player('A1').id, beloved: s.player('H5').id }])
    tricks.put(s.match.squads.home, { playerBribes: SURE })
    s.endTurn()
    s.home.choose('choose', { player: 'A1' })
    s.roll('bribe', 1)
    s.activate(HIS, '')
    expect(s.home.answers()).not.toContain('endAction')
    expect(belovedOf(s.match, s.player(HIS))).toBe(s.player('H5'))
    s.home.choose('step', { square: s.home.answers('step')[0].slice('step '.length) })
    s.step('x')
    s.home.endAction()
  })

  rule('[second 260] he throws the ball to whom he is told, and hands it over', () => {
    const s = bribed('H5 A1* . H6 . . A2')
    s.activate(HIS, '')
    s.handOff('H5')
    expect(s.holder()).toBe('H5')
  })

  rule('[second 260] he drops the ball where he stands, and may go on', () => {
    const s = bribed('. . .\n. A1* x\n. . .\nH5 . A2')
    s.activate(HIS, '')
    s.home.choose('putBall')
    s.roll('bounce', 2)
    expect(s.holder()).toBe(null)
    s.step('x')
    s.home.endAction()
  })

  rule('[second 260] he leaves the pitch from a square at its edge, and his team may replace him', () => {
    const s = bribed('. A1 .\nH5 . A2', { at: 'a10', beside: 'a3@reserves' })
    s.activate(HIS, '')
    s.home.choose('runOut')
    expect(s.where('H1')).toBe('reserves')
    s.home.endTurn()
    expect([s.where('A1'), s.waits()]).toEqual(['reserves', 'away substitute'])
    s.away.choose('done')
  })

  rule('[second 260] in the end zone where home scores he scores for home', () => {
    const s = bribed('H5 . . A1* x A2', { at: 'f21' })
    s.activate(HIS, '')
    s.step('x')
    expect([s.score(), s.happened('touchdown')]).toMatchObject(['1-0', [{ side: 'home' }]])
    // He is himself again before anybody is set up.
    expect(s.player('A1').side).toBe('away')
  })

  rule('[second 260] who lay on the ground gets up with those whom he obeys', () => {
    const s = bribed('H5 . . A1/ . A2', { on: ['standingUp'] })
    s.home.choose('done')
    expect(s.posture(HIS)).toBe('standing')
  })

  rule('[second 260] his own team-mates may tackle him', () => {
    const s = bribed('. . A2 .\nH5 A1 x .\n. . . .')
    s.activate(HIS, '')
    s.step('x')
    expect(s.waits()).toBe('away tackle')
    s.away.decline()
  })
})
