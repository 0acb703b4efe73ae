// The special plays of the fifth deck, benefits of training. Neighbours: src/inducements/cards/benefitsOfTraining.ts.
import { describe, expect } from 'vitest'
import { lineUpBb2020 } from '../../support/bb2020.ts'
import { newGame } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const declared = (s: Scene, kind: string): string[] => s.answers('activate').filter((one) => one.endsWith(` ${kind}`))

/** The card is played as the home turn starts. */
const trained = (
  card: string,
  picture: string,
  options: { players?: { [token: string]: string }; rr?: string; beside?: string } = {},
): Scene => {
  const { players = {}, rr = '0/0', beside = 'a9@n5' } = options
  const s = scene(picture, { facts: `turn=away:1/1 rr=${rr} hold=card-${card}/`, players, beside })
  s.endTurn()
  expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', `use ${card}`]])
  s.choose('use')
  return s
}

describe('All-out Blitz', () => {
  rule('[bb2020 739] two players may blitz in this turn, and no third one', () => {
    const s = trained('all-out-blitz', 'H1 . H2 . H3')
    s.activate('H1', 'blitz')
    s.choose('nominate')
    s.endAction()
    expect(declared(s, 'blitz')).toEqual(['activate H2 blitz', 'activate H3 blitz'])
    s.activate('H2', 'blitz')
    s.choose('nominate')
    s.endAction()
    expect([declared(s, 'blitz'), declared(s, 'move')]).toEqual([[], ['activate H3 move']])
  })

  rule('[bb2020 739] in the next turn one again', () => {
    const s = trained('all-out-blitz', 'H1 . H2 . H3')
    s.endTurn()
    s.endTurn()
    s.activate('H1', 'blitz')
    s.choose('nominate')
    s.endAction()
    expect([declared(s, 'blitz'), s.match.squads.home.inducements]).toEqual([[], []])
  })

  rule('[bb2020 739] other actions are still one a turn', () => {
    const s = trained('all-out-blitz', 'H1* . H2 . H3')
    s.activate('H1', 'pass').endAction()
    expect(declared(s, 'pass')).toEqual([])
  })
})

describe('Down the Chain', () => {
  rule('[bb2020 741] any number of players hand the ball off in this turn', () => {
    const s = trained('down-the-chain', 'H1* H2 H3 H4')
    for (const [giver, taker] of [
      ['H1', 'H2'],
      ['H2', 'H3'],
      ['H3', 'H4'],
    ]) {
      s.activate(giver, 'handOff').handOff(taker)
      s.roll('catch', 6)
    }
    expect([s.holder(), s.waits()]).toEqual(['H4', 'home turn'])
    expect(declared(s, 'handOff')).toEqual(['activate H4 handOff'])
    s.endTurn()
    s.endTurn()
    s.activate('H4', 'handOff').handOff('H3')
    s.roll('catch', 6)
    expect(declared(s, 'handOff')).toEqual([])
  })
})

describe('Flea Flicker', () => {
  rule('[bb2020 742] two players may pass, but over quick and short ranges only', () => {
    const s = trained('flea-flicker', 'H1* . H2 . H3 . . . . . . x', { players: { H1: '+hail-mary-pass' } })
    s.activate('H1', 'pass')
    const far = s.answers('throw')
    expect([far.includes('throw f13'), far.includes('throw f16'), far.includes('throw f17')]).toEqual([
      true,
      true,
      false,
    ])
    expect(far.filter((one) => one.includes('hailMary'))).toEqual([])
    s.throwTo('H2')
    s.roll('pass', 6).roll('catch', 6)
    s.activate('H2', 'pass').throwTo('H3')
    s.roll('pass', 6).roll('catch', 6)
    expect([s.holder(), declared(s, 'pass'), s.waits()]).toEqual(['H3', [], 'home turn'])
    s.endTurn()
    s.endTurn()
    s.activate('H3', 'pass')
    expect(s.answers('throw')).toContain('throw x')
  })

  rule('[bb2020 742] the second of them is a pass of the ball, not a thrown team-mate', () => {
    const s = trained('flea-flicker', 'H1* H2 . H3', {
      players: { H1: ':6.5.3.4.9+throw-team-mate', H2: '+right-stuff', H3: ':6.5.3.4.9+throw-team-mate' },
      beside: 'h4@f14+right-stuff a9@n5',
    })
    s.activate('H1', 'pass')
    expect(s.answers('throwTeamMate').length > 0).toBe(true)
    s.throwTo('H3')
    s.roll('pass', 6).roll('catch', 6)
    s.activate('H3', 'pass')
    expect([s.answers('throwTeamMate'), s.answers('throw').length > 0]).toEqual([[], true])
  })
})

describe('Helping Hand', () => {
  rule(
    '[bb2020 743] Big Hand, Extra Arms and Sure Hands for a player, named before the match and for all of it',
    () => {
      const s = newGame({ home: lineUpBb2020(11, { inducements: ['card-helping-hand'] }), away: lineUpBb2020() })
      s.roll('fans', 1).roll('fans', 1).roll('weather', 3, 4)
      s.home.choose('use')
      s.home.choose('choose', { player: 'H3' })
      expect(s.player('H3').skills).toEqual(['big-hand', 'extra-arms', 'sure-hands'])
      expect(s.player('H3').loans.map(({ until }) => until)).toEqual(['match', 'match', 'match'])
      s.roll('coinToss', 1)
      expect(s.match.squads.home.inducements).toEqual([])
    },
  )
})

describe('Switcheroo', () => {
  rule('[bb2020 745] two players of strength 4 or less without the ball change places', () => {
    const s = trained('switcheroo', 'H1 . H2/ . H3*\nH4 . . . .', { players: { H4: ':6.5.3.4.9', H2: ':6.4.3.4.9' } })
    expect(s.answers()).toEqual(['choose H1', 'choose H2'])
    s.choose('choose', { player: 'H1' })
    expect(s.answers()).toEqual(['choose H2'])
    s.choose('choose')
    expect([s.where('H1'), s.where('H2'), s.posture('H2'), s.waits()]).toEqual(['f12', 'f10', 'prone', 'home turn'])
    expect(s.match.squads.home.inducements).toEqual([])
  })

  rule('[bb2020 745] as an opposing turn starts too', () => {
    const s = scene('H1 . H2', { facts: 'turn=home:1/1 hold=card-switcheroo/', beside: 'a9@n5' })
    s.endTurn()
    s.home.choose('use')
    s.home.choose('choose', { player: 'H1' })
    s.home.choose('choose')
    expect([s.where('H1'), s.where('H2'), s.waits()]).toEqual(['f12', 'f10', 'away turn'])
  })

  rule('[bb2020 745] not where only one could', () => {
    const s = scene('H1 . H3*', { facts: 'turn=away:1/1 hold=card-switcheroo/', beside: 'a9@n5' })
    s.endTurn()
    s.expectTurnOf('home')
  })
})
