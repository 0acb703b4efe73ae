// The special plays of the fifth deck, benefits of training. Neighbours: src/inducements/cards/benefitsOfTraining.ts.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { newGame, type Scene, scene } from '../../support/scene.ts'
import { lineUp2020, opening2020, readyToKick } from '../../support/season2020.ts'

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

describe('Boot Camp', () => {
  const fouling = (players: { [token: string]: string } = {}) => {
    const s = scene('H1 A1/', { facts: 'turn=home:1/1 hold=card-boot-camp/', players, beside: 'h2@b2' })
    s.activate('H1', 'foul')
    s.choose('nominate')
    expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use boot-camp']])
    s.choose('use')
    s.foul('A1')
    return s
  }

  rule(
    '[bb2020 740] the armour roll of the foul is rolled again; a double that does not count sends nobody off',
    () => {
      const s = fouling().roll('armour', 1, 1)
      expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'boot-camp'])
      s.use()
      // That was the one re-roll.
      s.roll('armour', 4, 5).roll('injury', 1, 2)
      expect([s.posture('A1'), s.where('H1'), s.player('H1').skills]).toEqual(['stunned', 'f10', []])
      expect(s.match.squads.home.inducements).toEqual([])
    },
  )

  rule('[bb2020 740] or the injury roll; a double of the new roll sends him off', () => {
    const s = fouling().roll('armour', 4, 5)
    s.decline()
    s.roll('injury', 1, 2)
    s.use()
    s.roll('injury', 4, 4)
    expect([s.where('A1'), s.waits()]).toEqual(['ko', 'home useResource'])
    s.decline()
    expect(s.where('H1')).toBe('sentOff')
  })

  rule('[bb2020 740] skills that add to it are asked about the new roll', () => {
    const s = fouling({ H1: '+dirty-player-1' }).roll('armour', 1, 2)
    s.use()
    s.roll('armour', 2, 6)
    expect(s.question().subject).toBe('dirty-player-1')
    s.use()
    s.roll('injury', 1, 2)
    expect(s.posture('A1')).toBe('stunned')
  })

  rule('[bb2020 740] not for the opponents’ fouls, nor where nobody fouls', () => {
    const foes = scene('H1/ A1', { facts: 'turn=away:1/1 hold=card-boot-camp/' })
    foes.activate('A1', 'foul')
    foes.choose('nominate')
    expect(foes.waits()).toBe('away activation')
    const s = scene('H1 A1', { facts: 'turn=home:1/1 hold=card-boot-camp/', beside: 'h2@b2' })
    s.activate('H1', 'block')
    expect(s.waits()).toBe('home activation')
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
      const s = newGame({ home: lineUp2020(11, { inducements: ['card-helping-hand'] }), away: lineUp2020() })
      s.roll('fans', 1).roll('fans', 1).roll('weather', 3, 4)
      s.choose('use')
      s.choose('choose', { player: 'H3' })
      expect(s.player('H3').skills).toEqual(['big-hand', 'extra-arms', 'sure-hands'])
      expect(s.player('H3').loans.map(({ until }) => until)).toEqual(['match', 'match', 'match'])
      s.roll('coinToss', 1)
      expect(s.match.squads.home.inducements).toEqual([])
    },
  )
})

describe('Kingmaker Play', () => {
  const crowned = (picture: string, options: { players?: { [token: string]: string }; facts?: string } = {}) => {
    const s = scene(picture, {
      facts: `turn=home:1/1 rr=1/0 hold=card-kingmaker-play/ ${options.facts ?? ''}`,
      players: options.players ?? {},
      beside: 'h9@b2 a9@n5',
    })
    return s
  }

  rule('[bb2020 744] every roll of one activation is re-rolled for nothing, then the turn is over', () => {
    const s = crowned('H1* x y .\nA1 . . .', { players: { H1: ':1.3.3.4.9' } })
    s.activate('H1', 'move')
    expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use kingmaker-play']])
    s.choose('use')
    s.step('x').roll('dodge', 1)
    expect(s.answers()).toEqual(['keep', 'reroll team', 'reroll kingmaker-play'])
    s.reroll('kingmaker-play')
    s.roll('dodge', 6)
    s.step('y').roll('goForIt', 1)
    s.reroll('kingmaker-play')
    s.roll('goForIt', 6).roll('dodge', 1)
    s.reroll('kingmaker-play')
    s.roll('dodge', 6)
    s.endAction()
    expect([s.rerolls('home'), s.turnovers(), s.waits()]).toEqual([1, ['allOnOneCard'], 'away turn'])
    expect([s.match.squads.home.effects, s.match.squads.home.inducements]).toEqual([[], []])
  })

  rule('[bb2020 744] team-mates who roll during it too; nothing is rolled a third time', () => {
    const s = crowned('H1* . . H2')
    s.activate('H1', 'pass')
    s.choose('use')
    s.throwTo('H2')
    s.roll('pass', 6)
    s.keep()
    s.roll('catch', 1)
    s.reroll('kingmaker-play')
    s.roll('catch', 1).roll('bounce', 2)
    expect([s.turnovers(), s.rerolls('home')]).toEqual([['pass'], 1])
  })

  rule('[bb2020 744] a loner rolls for it as for a team re-roll', () => {
    const s = crowned('H1 x\nA1 .', { players: { H1: '+loner-4' } })
    s.activate('H1', 'move')
    s.choose('use')
    s.step('x').roll('dodge', 1)
    s.reroll('kingmaker-play')
    s.roll('loner', 3).roll('armour', 1, 2)
    expect([s.turnovers(), s.rerolls('home')]).toEqual([['knockedDown'], 1])
  })

  rule('[bb2020 744] a touchdown counts all the same', () => {
    const s = scene('H1* .', { at: 'f25', facts: 'turn=home:1/1 hold=card-kingmaker-play/', beside: 'h2@b3 a9@n5' })
    s.activate('H1', 'move')
    s.choose('use')
    s.step('f26')
    expect([s.score(), s.turnovers()]).toEqual(['1-0', ['touchdown']])
  })

  rule('[bb2020 744] not for the opponents’ activations', () => {
    const s = scene('A1 . H1', { facts: 'turn=away:1/1 hold=card-kingmaker-play/' })
    s.activate('A1', 'move')
    expect(s.waits()).toBe('away activation')
  })
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
    s.choose('use')
    s.choose('choose', { player: 'H1' })
    s.choose('choose')
    expect([s.where('H1'), s.where('H2'), s.waits()]).toEqual(['f12', 'f10', 'away turn'])
  })

  rule('[bb2020 745] not where only one could', () => {
    const s = scene('H1 . H3*', { facts: 'turn=away:1/1 hold=card-switcheroo/', beside: 'a9@n5' })
    s.endTurn()
    s.expectTurnOf('home')
  })
})

describe('Team Talk', () => {
  rule('[bb2020 746] played by the receivers when the kick has flown, for the drive', () => {
    const s = readyToKick(opening2020(lineUp2020(), lineUp2020(11, { inducements: ['card-team-talk'] })))
    s.choose('aim', { square: 'h24' })
    s.roll('kickScatter', 5, 1)
    expect([s.waits(), s.answers()]).toEqual(['away inducement', ['decline', 'use team-talk']])
    s.choose('use')
    expect(s.match.squads.away.effects).toEqual(['team-talk drive'])
    s.roll('kickOffTable', 1, 1).roll('bounce', 5)
    const kickers = readyToKick(opening2020(lineUp2020(11, { inducements: ['card-team-talk'] }), lineUp2020()))
    kickers.choose('aim', { square: 'h24' })
    kickers.roll('kickScatter', 5, 1)
    expect(kickers.waits()).toBe('dice kickOffTable')
    kickers.roll('kickOffTable', 1, 1).roll('bounce', 5)
  })

  const talking = (held: number, face: number, skill = '') => {
    const s = scene('H1 x\nA1 .', {
      facts: `turn=home:1/1 rr=${held}/0`,
      players: { H1: skill },
      beside: 'h9@b2 a9@n5',
    })
    s.match.squads.home.effects = ['team-talk drive']
    s.activate('H1', 'move').step('x').roll('dodge', 1)
    s.reroll('team')
    return s.roll('team-talk', face)
  }

  rule('[bb2020 746] each team re-roll that is used comes back if a D3 is higher than those left', () => {
    const left = ([held, face]: readonly [number, number]): number =>
      talking(held, face).roll('dodge', 6).rerolls('home')
    expect(
      (
        [
          [1, 1],
          [2, 2],
          [2, 3],
          [3, 4],
          [3, 5],
          [4, 6],
        ] as const
      ).map(left),
    ).toEqual([1, 1, 2, 2, 3, 3])
  })

  rule('[bb2020 746] the leader’s re-roll is one of the team’s, among those left and when it is used', () => {
    const s = scene('H1 x\nA1 .', { facts: 'turn=home:1/1 rr=1/0', players: { H1: '+leader' }, beside: 'h9@b2 a9@n5' })
    Object.assign(s.match.squads.home, { effects: ['team-talk drive'], leaderRerolls: 1 })
    s.activate('H1', 'move').step('x').roll('dodge', 1)
    s.reroll('leader')
    s.roll('team-talk', 2).roll('dodge', 6)
    expect([s.rerolls('home'), s.match.squads.home.leaderRerolls]).toEqual([1, 0])
    const t = scene('H1 x\nA1 .', { facts: 'turn=home:1/1 rr=1/0', players: { H1: '+leader' }, beside: 'h9@b2 a9@n5' })
    Object.assign(t.match.squads.home, { effects: ['team-talk drive'], leaderRerolls: 1 })
    t.activate('H1', 'move').step('x').roll('dodge', 1)
    t.reroll('team')
    t.roll('team-talk', 2).roll('dodge', 6)
    expect([t.rerolls('home'), t.match.squads.home.leaderRerolls]).toEqual([0, 1])
  })

  rule('[bb2020 746] a loner still has to listen', () => {
    const s = talking(1, 1, '+loner-4')
    s.roll('loner', 3).roll('armour', 1, 2)
    expect([s.rerolls('home'), s.turnovers()]).toEqual([1, ['knockedDown']])
  })
})
