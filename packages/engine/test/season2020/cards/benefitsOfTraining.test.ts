// The special plays of the fifth deck, benefits of training. Neighbours: src/inducements/cards/benefitsOfTraining.ts.
import { describe, expect } from 'vitest'
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

describe('Boot Camp', () => {
  const fouling = (facts = 'hold=card-boot-camp/', players = {}) => {
    const s = scene('H1 A1/', { facts: `turn=home:1/1 ${facts}`, players, beside: 'h2@b2' })
    s.activate('H1', 'foul')
    s.choose('nominate')
    s.foul('A1')
    return s
  }

  rule('[bb2020 740] the armour roll of an own foul is rolled again, and the new one counts', () => {
    const s = fouling().roll('armour', 1, 1)
    expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use boot-camp']])
    s.choose('use')
    s.roll('armour', 4, 5).roll('injury', 1, 2)
    // The double of the first roll was never made.
    expect([s.posture('A1'), s.where('H1'), s.match.squads.home.inducements]).toEqual(['stunned', 'f10', []])
  })

  rule('[bb2020 740] or the injury roll, where the armour roll was left as it is', () => {
    const s = fouling().roll('armour', 4, 5)
    s.decline()
    s.roll('injury', 1, 2)
    s.choose('use')
    s.roll('injury', 4, 5)
    expect(s.where('A1')).toBe('ko')
  })

  rule('[bb2020 740] skills that add to it are asked about the new roll', () => {
    const s = fouling('hold=card-boot-camp/', { H1: '+dirty-player-1' }).roll('armour', 3, 5)
    s.choose('use')
    s.roll('armour', 2, 6)
    expect(s.question().subject).toBe('dirty-player-1')
    s.use()
    s.roll('injury', 1, 2)
    expect(s.posture('A1')).toBe('stunned')
  })

  rule('[bb2020 740] not for a foul of the opponents, nor for a block', () => {
    const foes = fouling('hold=/card-boot-camp').roll('armour', 1, 2)
    foes.expectTurnOf('home')
    const s = scene('H1 A1', { facts: 'turn=home:1/1 hold=card-boot-camp/', beside: 'h2@b2' })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('f12')
    s.stay()
    s.roll('armour', 1, 2)
    s.expectTurnOf('home')
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

  rule('[bb2020 742] no team-mate is thrown in that turn', () => {
    const s = trained('flea-flicker', 'H1* H2', { players: { H1: ':6.5.3.4.9+throw-team-mate', H2: '+right-stuff' } })
    s.activate('H1', 'pass')
    expect([s.answers('throwTeamMate'), s.answers('throw').length > 0]).toEqual([[], true])
  })
})

describe('Helping Hand', () => {
  rule('[bb2020 743] Big Hand, Extra Arms and Sure Hands for a player, to the end of the drive', () => {
    const s = trained('helping-hand', 'H1 o\nA1 .')
    s.choose('choose', { player: 'H1' })
    expect(s.player('H1').skills).toEqual(['big-hand', 'extra-arms', 'sure-hands'])
    expect(s.player('H1').loans.map(({ until }) => until)).toEqual(['drive', 'drive', 'drive'])
    s.activate('H1', 'move').step('f11').roll('dodge', 6)
    expect(s.modifiers()).toEqual(['extra-arms +1'])
    s.roll('pickUp', 1)
    s.reroll('sure-hands')
    s.roll('pickUp', 2)
    expect(s.holder()).toBe('H1')
  })
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

  rule('[bb2020 745] not where only one could', () => {
    const s = scene('H1 . H3*', { facts: 'turn=away:1/1 hold=card-switcheroo/', beside: 'a9@n5' })
    s.endTurn()
    s.expectTurnOf('home')
  })
})

describe('Team Talk', () => {
  const talking = (left: number, face: number) => {
    const s = scene('H1', { facts: `turn=away:1/1 rr=${left}/0 hold=card-team-talk/`, beside: 'a9@n5' })
    s.match.squads.home.rerollsPerHalf = 3
    s.endTurn()
    s.choose('use')
    s.roll('team-talk', face)
    return s.rerolls('home')
  }

  rule('[bb2020 746] a D3 above the re-rolls left brings one back', () => {
    expect([talking(0, 1), talking(1, 2), talking(1, 3), talking(2, 4), talking(2, 5)]).toEqual([1, 1, 2, 2, 3])
  })

  rule('[bb2020 746] not where none was spent, nor where a D3 cannot be higher', () => {
    for (const [left, half] of [
      [1, 1],
      [3, 4],
    ]) {
      const s = scene('H1', { facts: `turn=away:1/1 rr=${left}/0 hold=card-team-talk/`, beside: 'a9@n5' })
      s.match.squads.home.rerollsPerHalf = half
      s.endTurn()
      s.expectTurnOf('home')
    }
  })
})
