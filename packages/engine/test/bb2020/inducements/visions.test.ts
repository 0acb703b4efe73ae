// Spells of time and place, and the dance of the dead. Neighbours: src/inducements/visions.ts, curses.test.ts.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

describe('temporal distortion', () => {
  const distort = (wizard: string, which: 'on' | 'back', face: number, markers = '4/3') => {
    const s = scene('H1 . A1', { facts: `turn=home:${markers} hold=/${wizard}` })
    s.endTurn()
    s.away.choose('use', { option: 'temporal-distortion' })
    expect([s.waits(), s.away.answers()]).toEqual(['away turnMarkers', ['choose on', 'choose back']])
    s.away.choose('choose', { option: which })
    return s.roll('temporal-distortion', face)
  }

  rule(
    '[bb2020 673, 674] after an opposing turn the coach names a direction, and on 5 or more both turn markers move that way',
    () => {
      for (const wizard of ['asur-high-mage', 'slann-mage-priest']) {
        const s = distort(wizard, 'on', 5)
        expect([s.markers(), s.match.squads.away.inducements]).toEqual(['5/5', []])
        expect(distort(wizard, 'back', 6).markers()).toBe('3/3')
      }
    },
  )

  rule('[bb2020 673] on less nothing happens; after the own turn it cannot be cast', () => {
    expect(distort('asur-high-mage', 'on', 4).markers()).toBe('4/4')
    const s = scene('H1 . A1', { facts: 'turn=away:4/4 hold=/asur-high-mage' })
    s.endTurn()
    expect(s.away.answers('use')).toEqual(['use thunderbolt'])
  })

  rule('[bb2020 673] the last turn of a half may thus be followed by another, and no marker leaves the track', () => {
    const s = distort('asur-high-mage', 'back', 5, '8/8')
    expect([s.markers(), s.waits(), s.match.clock.half]).toEqual(['7/8', 'away turn', 1])
    const t = distort('asur-high-mage', 'on', 5, '8/7')
    expect([t.match.clock.half, t.waits()]).toEqual([2, 'home setUp'])
  })
})

describe('reality blinks', () => {
  const blink = (face: number, turn = 'home') => {
    const s = scene('H1 . A1\n. . .\nA3/ A4* A2\n. . A5', {
      facts: `turn=${turn}:1/1 hold=/slann-mage-priest`,
      players: { A5: '+loner-4' },
    })
    s.endTurn()
    expect(s.question().subject).toBe(turn === 'home' ? 'turnEnding' : 'turnStarting')
    s.away.choose('use', { option: 'reality-blinks' })
    // Neither players who are down, nor the carrier, nor a Loner.
    expect(s.away.answers()).toEqual(['choose A1', 'choose A2'])
    s.away.choose('choose', { player: 'A1' })
    expect(s.away.answers()).toEqual(['choose A2'])
    s.away.choose('choose', { player: 'A2' })
    return s.roll('reality-blinks', face)
  }

  rule('[bb2020 674] as an opposing turn starts or after it: on 3 or more two own players swap squares', () => {
    for (const turn of ['home', 'away']) {
      const s = blink(3, turn)
      expect([s.where('A1'), s.where('A2'), s.ball()]).toEqual(['h12', 'f12', 'held A4'])
      expect(s.match.squads.away.inducements).toEqual([])
    }
  })

  rule('[bb2020 674] on less both are without hands and tackle zones until their team’s next turn starts', () => {
    const s = blink(2, 'away')
    const state = () => ['A1', 'A2'].map((who) => [s.player(who).noZones, s.player(who).skills])
    expect([s.where('A1'), s.where('A2')]).toEqual(['f12', 'h12'])
    expect(state()).toEqual([
      [true, ['no-hands']],
      [true, ['no-hands']],
    ])
    s.expectTurnOf('home')
    s.endTurn()
    s.expectTurnOf('away')
    expect(state()).toEqual([
      [false, []],
      [false, []],
    ])
  })
})

describe('danse macabre', () => {
  const dance = (face: number) => {
    const s = scene('H1 . A1\n. . A2\n. . A3', {
      facts: 'turn=home:1/1 hold=/sports-necrotheurge',
      players: { A3: ':63309' },
      who: { A1: { position: 'Zombie Lineman' }, A2: { position: 'Ghoul' }, A3: { engaged: 'journeyman' } },
    })
    s.endTurn()
    s.away.choose('use', { option: 'danse-macabre' })
    return s.roll('danse-macabre', face)
  }
  const dancers = (s: Scene) => ['A1', 'A2', 'A3'].map((who) => s.player(who).skills.includes('dancing'))

  rule('[bb2020 676] on 3 or more every own lineman may improve MA, AG or PA by 1 once he is activated', () => {
    const s = dance(3)
    expect(dancers(s)).toEqual([true, false, true])
    s.activate('A1', 'move')
    expect([s.waits(), s.answers()]).toEqual([
      'away characteristic',
      ['decline', 'choose MA', 'choose AG', 'choose PA'],
    ])
    s.choose('choose', { option: 'MA' })
    expect(s.player('A1').stats).toMatchObject({ MA: 7, AG: 3, PA: 4 })
    s.endAction()
    s.activate('A3', 'move')
    s.choose('choose', { option: 'PA' })
    // A player without PA gets 6+.
    expect(s.player('A3').stats.PA).toBe(6)
    s.endAction()
    s.activate('A2', 'move')
    expect(s.waits()).toBe('away activation')
    s.endAction()
    expect(s.match.squads.away.inducements).toEqual([])
  })

  rule('[bb2020 676] with a known team list, linemen are the positions that it allows twelve of or more', () => {
    const s = scene('H1 . A1\n. . A2', {
      facts: 'turn=home:1/1 hold=/sports-necrotheurge',
      beside: 'a3@n20',
      who: { A1: { position: 'Zombie Lineman' }, A2: { position: 'Ghoul Runner' }, A3: { engaged: 'journeyman' } },
    })
    Object.assign(s.match.squads.away, { roster: 'shambling-undead' })
    s.endTurn()
    s.away.choose('use', { option: 'danse-macabre' })
    expect(dancers(s.roll('danse-macabre', 3))).toEqual([true, false, true])
  })

  rule('[bb2020 676] the dance is over with that turn; nobody must', () => {
    const s = dance(6)
    s.activate('A1', 'move')
    s.choose('choose', { option: 'AG' })
    s.endAction()
    s.activate('A3', 'move')
    s.decline()
    s.endAction()
    expect([s.player('A1').stats.AG, s.player('A3').stats.AG]).toEqual([2, 3])
    s.endTurn()
    expect([s.player('A1').stats.AG, dancers(s)]).toEqual([3, [false, false, false]])
  })

  rule('[bb2020 676] below 3 nothing happens; it comes after opposing turns only', () => {
    const s = dance(2)
    expect([dancers(s), s.waits()]).toEqual([[false, false, false], 'away turn'])
    const t = scene('H1 . A1', {
      facts: 'turn=away:1/1 hold=/sports-necrotheurge',
      who: { A1: { position: 'Lineman' } },
    })
    t.endTurn()
    expect(t.away.answers('use')).toEqual(['use incorporeal'])
  })
})
