// Odd cases of bribed referees: who may answer whom and how often, who is there to be bribed, and what gold does not buy. Neighbours:
// referees.test.ts, ../../../src/procs/match/refereeBribes.ts.
import { describe, expect } from 'vitest'
import type { LineUp } from '../../../src/lineUp.ts'
import { tricks } from '../../../src/procs/match/tricks.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import type { DirtyTricks } from '../../../src/vocabulary/tricks.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, plainSecond, type SecondOptions, sceneSecond } from '../../support/second.ts'

const ON: readonly EditionOption[] = ['rerolls', 'tricks']

const gold = (count: number): DirtyTricks => ({ refereeBribes: { amount: 500, count } })

const paying = (own: DirtyTricks): LineUp => plainSecond(11, { secrets: { tricks: own } })

/** Before the toss. */
const before = (home: DirtyTricks, away: DirtyTricks): Scene =>
  newSecond({ home: paying(home), away: paying(away) }, ...ON)

/** H1 fouls A1. */
const fouling = (
  home: DirtyTricks,
  away: DirtyTricks,
  picture: string,
  manner: 'sneaky' | 'blatant',
  { on = [], ...more }: SecondOptions = {},
) => {
  const s = sceneSecond(picture, { ...more, on: [...ON, 'fouls', ...on] })
  tricks.put(s.match.squads.home, home)
  tricks.put(s.match.squads.away, away)
  s.activate('H1', '')
  s.choose('foul', { player: 'A1', option: manner })
  return s
}

describe('gold against gold', () => {
  rule('[second 261] each coach tries once for one favour', () => {
    const s = before(gold(2), gold(2))
    s.home.use()
    s.roll('bribe', 6)
    s.away.use()
    s.roll('bribe', 1)
    // Home has gold left, and may not answer.
    expect(s.waits()).toBe('away kickOrReceive')
    const both = before(gold(2), gold(2))
    both.home.use()
    both.roll('bribe', 6)
    both.away.use()
    both.roll('bribe', 6)
    both.roll('coinToss', 1)
  })

  rule('[second 261] [second 263] an answer that a spy has spoilt leaves the first bribe as it was', () => {
    const s = before({ ...gold(1), spies: 1 }, gold(1))
    s.home.use()
    s.roll('bribe', 1)
    s.home.keep()
    s.away.use()
    s.home.use()
    expect([s.happened('trickCancelled').length, s.waits()]).toEqual([1, 'home kickOrReceive'])
  })

  rule('[second 261] [second 263] after one that a spy has spoilt the other coach may try', () => {
    const s = before(gold(1), { ...gold(1), spies: 1 })
    s.home.use()
    s.away.use()
    s.away.use()
    s.roll('bribe', 1)
    expect(s.waits()).toBe('away kickOrReceive')
  })

  rule('[second 261] a coach who does not answer pays nothing', () => {
    const s = before(gold(1), {})
    expect(s.engine.fallback(s.match)).toMatchObject({ do: 'decline' })
    s.home.decline()
    s.roll('coinToss', 1)
  })
})

describe('a referee', () => {
  rule('[second 324] in the dug-out sends nobody off for gold', () => {
    const options: SecondOptions = { on: ['referees'], beside: 'n1@ko~dug-out-home', facts: 'referees=1' }
    const s = fouling({}, gold(1), 'H1* A1/ . A2', 'blatant', options)
    s.roll('foul', 2)
    expect(s.where('H1')).toBe('f10')
  })

  rule('[second 324] beside the pitch saves an item where referees are played with', () => {
    const home = {
      ...plainSecond(11),
      secrets: { tricks: gold(1), items: [{ number: 1, item: 'bootsOfSpeed' }] as const },
    }
    const s = newSecond({ home, away: plainSecond() }, ...ON, 'items', 'fouls', 'referees')
    s.home.decline()
    s.roll('itemSearch', 6)
    s.home.use()
    s.roll('bribe', 1)
    s.away.decline()
    s.roll('coinToss', 1)
    expect(s.match.squads.home.secrets?.items).toHaveLength(1)
  })

  rule('[second 261] who was paid for one of two penalties forgets that one', () => {
    const s = fouling({}, gold(1), 'N2 . .\nH1* A1/ .\nN1 . .', 'sneaky', { on: ['referees'] })
    s.away.decline()
    s.roll('foul', 2)
    // One takes A1 for the fouler, the other has seen H1.
    s.roll('alertness', 1).roll('penalty', 3).roll('alertness', 6).roll('penalty', 3)
    expect(s.question()).toMatchObject({ kind: 'bribeReferee', player: s.player('A1').id })
    s.away.use()
    s.roll('bribe', 1).roll('bounce', 1)
    expect([s.where('A1'), s.where('H1') === 'g10']).toEqual(['g11', false])
  })

  rule('[second 261] is paid for fouls, not for arguments', () => {
    const s = sceneSecond('H1 N1 . A2', { on: [...ON, 'fouls', 'referees'] })
    tricks.put(s.match.squads.home, gold(1))
    s.activate('H1', '')
    s.block('N1')
    s.roll('strike', 3, 3).roll('penalty', 3)
    expect(s.happened('penalised')).toMatchObject([{ why: 'arguing' }])
    expect([s.waits() === 'home bribeReferee', s.happened('bribeAnnounced')]).toEqual([false, []])
  })

  rule('[second 261] who looks away has the last word on that use of an item', () => {
    const s = sceneSecond('N1 . . H1 A1\n. . . N2 .', {
      on: [...ON, 'items', 'referees'],
      facts: 'items=1:armbandsOfBlocking/',
    })
    tricks.put(s.match.squads.home, gold(1))
    s.activate('H1', '')
    s.block('A1')
    s.use()
    s.roll('armour', 1, 1).roll('itemSeen', 6)
    s.home.use()
    s.roll('bribe', 1)
    expect([s.where('H1'), s.dice()]).toEqual(['f13', []])
  })
})
