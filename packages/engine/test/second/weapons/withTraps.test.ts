// Secret weapons among trap counters: who bounces onto one, who has climbed out of a pit, what is not set up on one, and what falls into
// an open pit. Neighbours: ../traps/trapScene.ts, pogoSticks.test.ts, grenades.test.ts, launch.test.ts, shot.test.ts.
import { describe, expect } from 'vitest'
import { addPiece } from '../../../src/kernel/occupancy.ts'
import { newPiece } from '../../../src/procs/things/pieces.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, openingSecond, plainSecond, sceneSecond } from '../../support/second.ts'
import { atKickOff, kickTo } from '../kicking/kickOffScene.ts'
import { counters } from '../traps/trapScene.ts'

const on: readonly EditionOption[] = ['traps', 'secretWeapons', 'standingUp']

describe('a Fanatic who bounces', () => {
  /** Four hops to the east, and a counter on the second square of them. */
  const bounces = (kind: string, picture = 'H1 . . . .', hops = 2): Scene => {
    const s = sceneSecond(picture, {
      ...{ on, at: 'f10', beside: 'a20@o20' },
      facts: `act=h1:open:4.0s4 thing=${kind}:f12:away:down`,
      players: { H1: ':4.4.1.4.0.1.7+fanatic' },
    })
    s.step('f11')
    s.roll('control', 1)
    for (let hop = 0; hop < hops; hop++) s.roll('bounced', 5)
    return s
  }

  rule('[second 209] sets off what he bounces onto, and in a pit he bounces no more', () => {
    const s = bounces('pit').roll('armour', 1, 2)
    expect([s.where('H1'), counters(s), s.waits()]).toEqual(['pit', ['pit h1'], 'away turn'])
  })

  rule('[second 209] over a bluff he bounces on, and so he does if a mine leaves him whole', () => {
    const s = bounces('blank', undefined, 4)
    expect([s.where('H1'), counters(s)]).toEqual(['f14', []])
    const mine = sceneSecond('H1 . . . .', {
      ...{ on, at: 'f10', beside: 'a20@o20' },
      facts: 'act=h1:open:4.0s4 thing=mine:f11:away:down',
      players: { H1: ':4.4.1.4.0.1.7+fanatic+toughness-4' },
    })
    mine.step('f11')
    mine.roll('control', 1).roll('bounced', 5).roll('injury', 1, 1)
    for (let hop = 0; hop < 3; hop++) mine.roll('bounced', 5)
    expect([mine.where('H1'), counters(mine)]).toEqual(['f14', []])
  })

  rule('[second 218] a trampoline carries him off for good', () => {
    const s = bounces('trampoline').roll('trampoline', 7).roll('bounceDown', 1)
    expect([s.where('H1'), s.posture('H1'), s.waits()]).toEqual(['j12', 'standing', 'away turn'])
  })

  rule('[second 210] a ball that lies on the counter is his only if he is still there', () => {
    const s = bounces('pit', 'H1 . o . .').roll('armour', 1, 2).roll('bounce', 5)
    expect([s.where('H1'), s.ball()]).toEqual(['pit', 'ground f13'])
    expect(bounces('blank', 'H1 . o . .', 4).holder()).toBe('H1')
  })
})

describe('who has climbed out of a pit', () => {
  /** H1 has climbed out of the pit on f11 to g12, and his side ends its turn. */
  const climbed = (skill: string, picture: string, facts: string, inCannon = ''): Scene => {
    const s = sceneSecond(picture, {
      ...{ on: [...on, 'kickOff'], at: 'e10', beside: `h1@pit${skill} a20@o20${inCannon}` },
      facts: `thing=pit:f11:away:h1 ${facts}`,
    })
    s.activate('H1', 'trapped')
    s.choose('climb')
    s.roll('climb', 1)
    s.choose('place', { square: 'g12' })
    s.endTurn()
    return s
  }

  rule('[second 213] lights no grenade in that turn', () => {
    climbed('+grenadier', 'H2 . . A2', 'weapons=grenades/').expectTurnOf('away')
  })

  rule('[second 213] fires no cannon', () => {
    climbed('+gunner', 'H2 . . A2', 'thing=cannon:g13:home:e:h9 weapons=cannon/', ' h9@aboard+cannonball').expectTurnOf(
      'away',
    )
  })

  rule('[second 213] neither jumps nor bounces on a see-saw', () => {
    const seeSaw = 'thing=seeSaw:h12:home weapons=seeSaw/'
    climbed('', '. . .\n. . .\n. . .\n. H2 .', seeSaw).expectTurnOf('away')
    const others = climbed('', '. . .\n. . .\n. . .\n. H2 .\n. . H3', seeSaw)
    expect([others.waits(), others.home.answers()]).toEqual(['home jumper', ['decline', 'choose H2', 'choose H3']])
  })
})

describe('nothing is set up on a counter', () => {
  const opening = (weapon: 'cannon' | 'seeSaw'): Scene => {
    const crew = weapon === 'cannon' ? { crew: { cannonball: [2], gunner: [1] } } : {}
    const armed = { ...plainSecond(12), weapons: [{ id: weapon, ...crew }] }
    const s = newSecond({ home: armed, away: armed }, ...on, 'kickOff')
    s.roll('ruling', 1).roll('ruling', 6)
    for (let laid = 0; laid < 6; laid++) {
      s.home.choose('place', { square: `${'abcdef'[laid]}2` })
      s.away.choose('place', { square: `${'abcdef'[laid]}20` })
    }
    for (const [side, column] of [
      ['home', 2],
      ['away', 20],
    ] as const) {
      for (const row of ['a', 'b', 'c']) s[side].choose('choose', { square: `${row}${column}` })
      s[side].choose('choose', { option: 'spikedPit' })
    }
    return openingSecond(s)
  }

  rule('[second 186] no cannon', () => {
    const s = opening('cannon')
    expect([s.waits(), s.home.answers().length]).toEqual(['home placeThing', 24])
    expect(s.home.answers()).not.toContain('place a2')
    expect(s.home.answers()).toContain('place a1')
  })

  rule('[second 181] no see-saw, with either end', () => {
    const s = opening('seeSaw')
    const answers = s.home.answers()
    expect([answers.includes('place a1'), answers.includes('place a2'), answers.includes('place a3')]).toEqual([
      ...[false, false, true],
    ])
  })
})

describe('who comes down on a counter', () => {
  rule('[second 209] in front of his cannon sets it off, lying', () => {
    const s = sceneSecond('H1', {
      ...{ on: [...on, 'kickOff'], at: 'f1', players: { H1: '+gunner' }, beside: 'h9@aboard+cannonball a20@o20' },
      facts: 'thing=cannon:g2:home:e:h9 thing=pit:g3:away:down weapons=cannon/',
    })
    s.endTurn()
    s.home.use()
    s.roll('fuse', 5, 5).roll('cannonball', 1, 1).roll('armour', 1, 2)
    expect([s.where('H9'), counters(s)]).toEqual(['pit', ['cannon', 'pit h9']])
  })

  rule('[second 218] on a see-saw, off a trampoline, he moves no further', () => {
    const landed = (thing: string): string => {
      const s = sceneSecond('H1 . . . .', {
        ...{ on, at: 'f10', beside: 'h2@n3 a20@o20' },
        facts: `act=h1:open:4.0s4 thing=trampoline:f11:away:down ${thing}`.trim(),
      })
      s.step('f11')
      s.roll('trampoline', 5).roll('bounceDown', 1)
      expect(s.where('H1')).toBe('f15')
      return s.waits()
    }
    expect([landed('thing=seeSaw:f15:home'), landed('')]).toEqual(['home turn', 'home activation'])
  })

  rule('[second 209] thrown away from under a kick-off by a trampoline he does not get there', () => {
    const s = kickTo(atKickOff({ offence: { 1: 'h4' }, defence: { 1: 'h23' }, on: ['traps'], laid: true }), 'h6')
    addPiece(s.match, s.engine.rules.pitch, { ...newPiece('trampoline', 'away'), at: s.square('h5') })
    s.roll('kick', 6, 6)
    s.home.choose('choose', { player: 'H1' })
    s.home.choose('step', { square: 'h5' })
    s.roll('trampoline', 2).roll('bounceDown', 1)
    expect([s.where('H1'), s.waits()]).toEqual(['d5', 'dice bounces'])
    s.roll('bounces', 1, 1).roll('bounce', 5)
  })
})

describe('a grenade', () => {
  /** H2 throws one at f11; A1 sits in the pit there. */
  const thrown = (kind = 'pit', marks = ''): Scene => {
    const s = sceneSecond('H2 . . A2', {
      ...{ on, at: 'e8', beside: 'a1@pit', players: { H2: '+grenadier' } },
      facts: `thing=${kind}:f11:away${marks}:a1 weapons=grenades/`,
    })
    s.endTurn()
    s.home.use()
    s.roll('grenadeFuse', 6, 6)
    s.home.choose('throw', { square: 'f11', option: 'grenade' })
    return s.roll('pass', 6, 6)
  }

  rule('[second 195] in a pit explodes at once, and its prisoner rolls on the Injury Table', () => {
    const s = thrown().roll('injury', 4, 4).roll('armour', 1, 2)
    expect([s.where('A1'), s.posture('A2'), counters(s)]).toEqual(['ko', 'faceDown', ['pit']])
    expect(s.match.board[s.square('f11')]).toBe(0)
  })

  rule('[second 195] whom it does not hurt stays in it', () => {
    const s = sceneSecond('H2 . . A2', {
      ...{ on, at: 'e8', beside: 'a1@pit+toughness-4', players: { H2: '+grenadier' } },
      facts: 'thing=quicksand:f11:away:!turn1:a1 weapons=grenades/',
    })
    s.endTurn()
    s.home.use()
    s.roll('grenadeFuse', 6, 6)
    s.home.choose('throw', { square: 'f11', option: 'grenade' })
    s.roll('pass', 6, 6).roll('injury', 1, 1).roll('armour', 1, 2)
    expect([s.where('A1'), counters(s)]).toEqual(['pit', ['quicksand a1']])
  })

  rule('[second 195] beside a pit does not reach into it, nor does one on a cannon reach into that', () => {
    const s = sceneSecond('H2', {
      ...{ on: [...on, 'kickOff'], at: 'e8', beside: 'a1@pit a9@aboard+cannonball a20@o20' },
      ...{ players: { H2: '+grenadier' } },
      facts: 'thing=pit:f12:away:a1 thing=cannon:f11:away:w:a9 weapons=grenades/cannon',
    })
    s.endTurn()
    s.home.use()
    s.roll('grenadeFuse', 6, 6)
    s.home.choose('throw', { square: 'f11', option: 'grenade' })
    s.roll('pass', 6, 6)
    expect([s.where('A1'), s.where('A9'), s.waits()]).toEqual(['pit', 'aboard', 'away turn'])
  })
})
