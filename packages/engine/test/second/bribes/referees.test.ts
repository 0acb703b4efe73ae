// Bribed referees: the toss, a fouler who is sent off first, a player, a weapon and an item that stay; and gold against gold. Neighbours:
// ../../../src/procs/match/refereeBribes.ts, tossBribes.ts; players.test.ts.
import { describe, expect } from 'vitest'
import type { LineUp } from '../../../src/lineUp.ts'
import { shownItems } from '../../../src/procs/match/items.ts'
import { hasState } from '../../../src/procs/match/states.ts'
import { tricks } from '../../../src/procs/match/tricks.ts'
import { mayUse, weapons } from '../../../src/procs/match/weapons.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { type RefereeBribes, refereeBribeAmounts } from '../../../src/vocabulary/tricks.ts'
import { type Side, sides } from '../../../src/vocabulary/words.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, plainSecond, type SecondOptions, sceneSecond } from '../../support/second.ts'

const ON: readonly EditionOption[] = ['rerolls', 'tricks']

const bribes = (count: number, amount: RefereeBribes['amount'] = 500): RefereeBribes => ({ amount, count })

const paying = (refereeBribes?: RefereeBribes, changes: Partial<LineUp> = {}): LineUp => ({
  ...plainSecond(11, changes),
  ...(refereeBribes ? { secrets: { tricks: { refereeBribes } } } : {}),
})

const before = (home?: RefereeBribes, away?: RefereeBribes, ...on: readonly EditionOption[]): Scene =>
  newSecond({ home: paying(home), away: paying(away) }, ...ON, ...on)

const left = (s: Scene, side: Side): number => tricks.of(s.match.squads[side]).refereeBribes?.count ?? 0

describe('the toss', () => {
  rule('[second 261] a coach who has bribed the referee wins it', () => {
    const s = before(undefined, bribes(1))
    expect(s.waits()).toBe('away bribeReferee')
    s.away.use()
    s.roll('bribe', 5)
    expect([s.waits(), left(s, 'away')]).toEqual(['away kickOrReceive', 0])
    expect(s.happened('toss')).toMatchObject([{ winner: 'away' }])
  })

  rule('[second 261] by the sum a D6 up to 2, 3, 4 or 5 is enough', () => {
    for (const [i, amount] of refereeBribeAmounts.entries())
      for (const face of [i + 2, i + 3]) {
        const s = before(bribes(1, amount))
        s.home.use()
        s.roll('bribe', face)
        expect(s.waits(), `${amount}, ${face}`).toBe(face === i + 2 ? 'home kickOrReceive' : 'dice coinToss')
        if (face > i + 2) s.roll('coinToss', 1)
      }
  })

  rule('[second 261] bribes of both that work cancel each other, and the coin decides', () => {
    const s = before(bribes(1), bribes(1))
    s.home.use()
    s.roll('bribe', 1)
    s.away.use()
    s.roll('bribe', 1).roll('coinToss', 2)
    expect(s.happened('bribesCancel')).toHaveLength(1)
    expect(s.happened('toss')).toMatchObject([{ winner: 'away' }])
  })

  rule('[second 261] where one of the two fails the other wins', () => {
    const first = before(bribes(1), bribes(1))
    first.home.use()
    first.roll('bribe', 6)
    first.away.use()
    first.roll('bribe', 1)
    expect(first.waits()).toBe('away kickOrReceive')
    const second = before(bribes(1), bribes(1))
    second.home.use()
    second.roll('bribe', 1)
    second.away.use()
    second.roll('bribe', 6)
    expect(second.waits()).toBe('home kickOrReceive')
  })

  rule('[second 261] a coach who does not pay at first may still answer gold with gold', () => {
    const s = before(bribes(1), bribes(1))
    s.home.decline()
    s.away.use()
    s.roll('bribe', 1)
    s.home.use()
    s.roll('bribe', 1).roll('coinToss', 1)
  })

  rule('[second 324] the officials beside the pitch see to it where referees are played with', () => {
    const s = before(bribes(1), undefined, 'referees', 'fouls')
    s.home.use()
    s.roll('bribe', 1)
    expect(s.waits()).toBe('home kickOrReceive')
  })
})

/** H1 is about to foul A1, and the coaches have so many bribes of 500. */
const fouling = (home: number, away: number, picture = 'H1* A1/ . A2', options: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, { ...options, on: [...ON, 'fouls', ...(options.on ?? [])] })
  tricks.put(s.match.squads.home, { refereeBribes: bribes(home) })
  tricks.put(s.match.squads.away, { refereeBribes: bribes(away) })
  s.activate('H1', '')
  s.choose('foul', { player: 'A1', option: 'blatant' })
  return s
}

describe('a foul', () => {
  rule('[second 261] [second 324] the fouler is sent off before he fouls, without referees too', () => {
    const s = fouling(0, 1)
    s.away.use()
    s.roll('bribe', 5).roll('bounce', 1)
    expect([s.where('H1'), s.posture('A1'), s.happened('fouled')]).toEqual(['stunnedBox', 'prone', []])
  })

  rule('[second 326] he sits in the Stunned box, may be replaced, and is back after the next touchdown', () => {
    const s = sceneSecond('. H1 A1/\nA2* x .', { on: [...ON, 'fouls'], at: 'f4', beside: 'h2@reserves' })
    tricks.put(s.match.squads.away, { refereeBribes: bribes(1) })
    s.activate('H1', '')
    s.choose('foul', { player: 'A1', option: 'sneaky' })
    s.away.use()
    s.roll('bribe', 1)
    expect([s.where('H1'), hasState(s.player('H1'), 'penalised')]).toEqual(['stunnedBox', true])
    s.away.choose('done')
    s.away.endTurn()
    // His substitute comes on.
    expect(s.waits()).toBe('home substitute')
    s.home.choose('done')
    expect(s.where('H1')).toBe('stunnedBox')
  })

  rule('[second 326] after a touchdown he is back among the reserves', () => {
    const s = sceneSecond('H1 A1/ . H2* x', { on: [...ON, 'fouls'], at: 'f21' })
    tricks.put(s.match.squads.away, { refereeBribes: bribes(1) })
    s.activate('H1', '')
    s.choose('foul', { player: 'A1', option: 'sneaky' })
    s.away.use()
    s.roll('bribe', 1)
    s.activate('H2', '')
    s.step('x')
    expect([s.score(), s.where('H1')]).toEqual(['1-0', 'reserves'])
  })

  rule('[second 261] a bribe that fails is wasted, and the foul is rolled for', () => {
    const s = fouling(0, 1)
    s.away.use()
    s.roll('bribe', 6).roll('foul', 2)
    expect([s.where('H1'), left(s, 'away')]).toEqual(['f10', 0])
  })

  rule('[second 261] gold of the foulers cancels it, and the foul is rolled for', () => {
    const s = fouling(1, 1)
    s.away.use()
    s.roll('bribe', 1)
    s.home.use()
    s.roll('bribe', 1).roll('foul', 2)
    expect([left(s, 'home'), left(s, 'away'), s.where('H1')]).toEqual([0, 0, 'f10'])
  })

  rule('[second 324] where referees are played with one must be on the pitch', () => {
    const none = fouling(0, 1, 'H1* A1/ . A2', { on: ['referees'] })
    none.roll('foul', 2)
    expect(none.where('H1')).toBe('f10')
    const one = fouling(0, 1, 'H1* A1/ . N1', { on: ['referees'] })
    one.away.use()
    one.roll('bribe', 1).roll('bounce', 1)
    expect(one.where('H1')).toBe('stunnedBox')
  })

  rule('[second 261] a player who is to be sent off for a foul stays', () => {
    const s = fouling(1, 0, 'H1* A1/ . N1', { on: ['referees'] })
    s.roll('foul', 2).roll('alertness', 6).roll('penalty', 3)
    s.home.use()
    s.roll('bribe', 1)
    expect([s.where('H1'), s.holder()]).toEqual(['f10', 'H1'])
  })

  rule('[second 261] so does one whom the referee takes for the fouler', () => {
    const s = sceneSecond('H1* A1/ . N1', { on: [...ON, 'fouls', 'referees'] })
    tricks.put(s.match.squads.away, { refereeBribes: bribes(1) })
    s.activate('H1', '')
    s.choose('foul', { player: 'A1', option: 'sneaky' })
    s.away.decline()
    s.roll('foul', 2).roll('alertness', 1).roll('penalty', 1)
    expect(s.question()).toMatchObject({ kind: 'bribeReferee', subject: 'penalty', player: s.player('A1').id })
    s.away.use()
    s.roll('bribe', 1)
    expect([s.where('A1'), s.where('H1')]).toEqual(['f11', 'f10'])
  })

  rule('[second 261] [second 263] a spy hears of it before the die, and the gold is wasted', () => {
    const s = sceneSecond('H1* A1/ . A2', { on: [...ON, 'fouls'] })
    tricks.put(s.match.squads.home, { spies: 1 })
    tricks.put(s.match.squads.away, { refereeBribes: bribes(1) })
    s.activate('H1', '')
    s.choose('foul', { player: 'A1', option: 'blatant' })
    s.away.use()
    s.home.use()
    s.roll('foul', 2)
    expect([s.where('H1'), left(s, 'away')]).toEqual(['f10', 0])
  })

  rule('[second 261] or goes, if the opponents pay as well', () => {
    const s = fouling(1, 1, 'H1* A1/ . N1', { on: ['referees'] })
    s.away.decline()
    s.roll('foul', 2).roll('alertness', 6).roll('penalty', 1)
    s.home.use()
    s.roll('bribe', 1)
    s.away.use()
    s.roll('bribe', 1).roll('bounce', 1)
    expect(s.where('H1')).toBe('stunnedBox')
  })
})

describe('what a team is about to lose', () => {
  rule(
    '[second 261] [second 324] a secret weapon that is ruled off stays, whether referees are played with or not',
    () => {
      for (const [works, ...more] of [[true], [false], [true, 'referees']] as const) {
        const home = { ...paying(bribes(2)), weapons: [{ id: 'chainsaws' } as const] }
        const s = newSecond({ home, away: paying() }, ...ON, 'secretWeapons', ...more)
        s.roll('ruling', 6)
        s.home.use()
        s.roll('bribe', works ? 5 : 6)
        const c = { rules: s.engine.rules, match: s.match, events: [] }
        expect([mayUse(c, 'home', 'chainsaws'), weapons.of(s.match.squads.home).length]).toEqual([works, 1])
        s.home.decline()
        s.roll('coinToss', 1)
      }
    },
  )

  rule('[second 261] an item that the officials have found stays, and nobody learns which it is', () => {
    const home = { ...plainSecond(11), secrets: { tricks: { refereeBribes: bribes(1) }, items: [BOOTS] } }
    const s = newSecond({ home, away: plainSecond() }, ...ON, 'items')
    s.home.decline()
    s.roll('itemSearch', 6)
    s.home.use()
    s.roll('bribe', 1)
    s.away.decline()
    s.roll('coinToss', 1)
    expect(s.match.squads.home.secrets?.items).toEqual([BOOTS])
    expect(JSON.stringify(s.events)).not.toContain(BOOTS.item)
  })

  rule('[second 261] a referee who has seen an item looks away', () => {
    const s = sceneSecond('N1 . . H1 A1', { on: [...ON, 'items', 'referees'], facts: 'items=1:armbandsOfBlocking/' })
    tricks.put(s.match.squads.home, { refereeBribes: bribes(1) })
    s.activate('H1', '')
    s.block('A1')
    s.use()
    s.roll('armour', 1, 1).roll('itemSeen', 6)
    s.home.use()
    s.roll('bribe', 1)
    expect([s.where('H1'), shownItems.of(s.match.squads.home).length]).toEqual(['f13', 1])
  })
})

const BOOTS = { number: 1, item: 'bootsOfSpeed' } as const

rule('[second 261] a referee can be bribed any number of times, with one size of bribes', () => {
  const s = fouling(0, 2)
  s.away.use()
  s.roll('bribe', 6).roll('foul', 2)
  expect(left(s, 'away')).toBe(1)
  expect(sides.map((side) => tricks.of(s.match.squads[side]).refereeBribes?.amount)).toEqual([500, 500])
})
