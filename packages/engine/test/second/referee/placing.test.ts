// How many referees there are, how they come onto the pitch, and how those who were hurt come back. Neighbours: moves.test.ts.
import { describe, expect, it } from 'vitest'
import { positionIn, positionText } from '../../../src/play/position.ts'
import { newRecorder, replay } from '../../../src/play/record.ts'
import { otherSide } from '../../../src/vocabulary/words.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { engineSecond, newSecond, openingSecond, plainSecond, sceneSecond, setUpSecond } from '../../support/second.ts'

const setup = (referees: number) => ({ options: { referees } })

/** Both teams stand, home has the ball; the coaches roll. */
const placing = (referees: number): Scene => setUpSecond(openingSecond(newSecond(setup(referees), 'referees')))

const roll = (s: Scene, home: number, away: number): Scene =>
  s.roll('refereePlacing', home).roll('refereePlacing', away)

describe('the number of referees', () => {
  rule('[second 80] is agreed before the match, from 0 to 4, and is 2 if nobody says otherwise', () => {
    const engine = engineSecond('referees')
    const count = (agreed: object): number =>
      engine
        .start({ home: plainSecond(), away: plainSecond(), ...agreed })
        .players.filter(({ side }) => side === 'neutral').length
    expect([0, 1, 2, 3, 4].map((number) => count(setup(number)))).toEqual([0, 1, 2, 3, 4])
    expect(count({})).toBe(2)
    for (const number of [-1, 5, 1.5]) expect(() => count(setup(number))).toThrow('options.referees')
  })

  rule('[second 453] without the option there are none, and none can be agreed on', () => {
    expect(() => newSecond(setup(2))).toThrow('options.referees: edition second has no referees on the pitch')
    const s = setUpSecond(openingSecond(newSecond()))
    expect(s.waits()).toBe('home touchback')
  })

  it('survives a position and a record', () => {
    const engine = engineSecond('referees')
    const facts = 'referees=3 h1@h10 a1@a26 n1@h12 n2@h14.p n3@ko'
    const text = positionText(engine.rules, positionIn(engine, facts.split(' ')))
    expect(text).toBe('second:referees turn=home:1/1 referees=3 h1@h10 a1@a26 n1@h12 n2@h14.p n3@ko')
    const recorder = newRecorder(engine, { home: plainSecond(), away: plainSecond(), ...setup(1) })
    expect(replay(engine, recorder.record()).players.filter(({ side }) => side === 'neutral')).toHaveLength(1)
    expect(() => positionIn(engine, 'referees=5 h1@h10 a1@a26'.split(' '))).toThrow('at most 4')
    expect(() => positionIn(engineSecond(), 'referees=2 h1@h10 a1@a26'.split(' '))).toThrow('none on the pitch')
  })
})

describe('a referee', () => {
  rule('[second 79] has MA 4, ST 4, AG 3 and AV 9', () => {
    const s = sceneSecond('H1 A1 N1', { on: ['referees'] })
    expect(s.player('N1').stats).toEqual({ MA: 4, ST: 4, AG: 3, AV: 9 })
  })
})

describe('the placing of referees', () => {
  rule(
    '[second 81] follows both set-ups: the higher D6 places the first on any empty square, then they take turns',
    () => {
      const s = roll(placing(3), 2, 5)
      expect(s.waits()).toBe('away placeReferee')
      const empty = s.away.answers('place')
      expect(empty).toHaveLength(26 * 15 - 22)
      expect(empty).toContain('place N1 a1')
      s.away.choose('place', { square: 'a1' })
      s.home.choose('place', { square: 'o26' })
      s.away.choose('place', { square: 'h13' })
      expect([s.where('N1'), s.where('N2'), s.where('N3')]).toEqual(['a1', 'o26', 'h13'])
      expect(s.waits()).toBe('home touchback')
    },
  )

  rule('[second 81] each die is the roll of its coach, who is the first to be asked for a re-roll', () => {
    const both = plainSecond(11, { rerolls: 1 })
    const match = { ...setup(1), home: both, away: both }
    const s = setUpSecond(openingSecond(newSecond(match, 'referees', 'rerolls')))
    for (const side of ['home', 'away'] as const) {
      s.roll('refereePlacing', side === 'home' ? 1 : 2)
      expect(s.waits()).toBe(`${side} reroll`)
      s[side].keep()
      s[otherSide(side)].keep()
    }
    expect(s.waits()).toBe('away placeReferee')
  })

  rule(
    '[second 82] after a tie it is rolled again, and the winner picks a player of the loser for Delay of Game',
    () => {
      const s = roll(roll(placing(1), 4, 4), 6, 1)
      expect(s.waits()).toBe('home penalised')
      expect(s.home.answers()).toHaveLength(11)
      s.home.choose('choose', { player: 'A3' })
      expect(s.modifiers()).toEqual([])
      s.roll('penalty', 4)
      expect([s.where('A3'), s.waits()]).toEqual(['ko', 'home placeReferee'])
      expect(s.happened('penalised')).toMatchObject([{ why: 'delay', by: -1, to: 'ko' }])
      s.home.choose('place', { square: 'a1' })
      expect(s.waits()).toBe('home touchback')
    },
  )

  rule('[second 82] several ties cost one player, and never the last one of a side', () => {
    const s = roll(roll(roll(placing(1), 4, 4), 1, 1), 1, 3)
    s.away.choose('choose', { player: 'H1' })
    s.roll('penalty', 1)
    expect(s.waits()).toBe('away placeReferee')
    const few = newSecond({ away: plainSecond(1), ...setup(1) }, 'referees')
    expect(roll(roll(setUpSecond(openingSecond(few)), 4, 4), 6, 1).waits()).toBe('home placeReferee')
  })

  rule('[second 83] happens once: later referees stay where they are, and nobody comes for one who is gone', () => {
    const s = sceneSecond('H1 . N1/ \n . A1 .', {
      on: ['referees'],
      facts: 'referees=2 act=h2:open:4.0',
      beside: 'n2@dead h2@h24.o h3@reserves a2@reserves',
    })
    s.step('h25')
    expect(s.score()).toBe('1-0')
    setUpSecond(s)
    expect([s.waits(), s.where('N1'), s.posture('N1'), s.where('N2')]).toEqual([
      'away touchback',
      'f12',
      'prone',
      'dead',
    ])
  })
})

describe('a referee who was hurt', () => {
  /** Home scores; the referees are where the words say. */
  const restart = (...referees: readonly string[]): Scene => {
    const s = sceneSecond('H1 \n A1', {
      on: ['referees'],
      facts: 'act=h2:open:4.0',
      beside: `${referees.join(' ')} h2@h24.o`,
    })
    s.step('h25')
    return s
  }

  rule('[second 101] recovers as players do, and is placed by the coach through whose dug-out he comes', () => {
    const s = restart('n1@stunned~dug-out-home', 'n2@ko~dug-out-away', 'n3@injured~dug-out-away')
    s.roll('recover', 4)
    // He lay on his face when he was carried off.
    s.player('N1').posture = 'faceDown'
    setUpSecond(s)
    expect(s.waits()).toBe('home placeReferee')
    s.home.choose('place', { player: 'N1', square: 'h13' })
    s.away.choose('place', { player: 'N2', square: 'h14' })
    expect(s.waits()).toBe('away touchback')
    expect([s.where('N1'), s.where('N2'), s.where('N3')]).toEqual(['h13', 'h14', 'injured'])
    expect([s.posture('N1'), s.player('N1').states]).toEqual(['standing', []])
  })

  rule('[second 101] stays knocked out on 3 or less', () => {
    const s = restart('n1@ko~dug-out-away').roll('recover', 3)
    setUpSecond(s)
    expect([s.waits(), s.where('N1')]).toEqual(['away touchback', 'ko'])
  })
})
