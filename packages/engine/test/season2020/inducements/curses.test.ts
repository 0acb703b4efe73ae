// Wizards of the supplement whose spells change players, the ground or time itself.
// Neighbours: src/inducements/{curses,elements,visions}.ts, wizards.test.ts has the spells that strike.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** As the home turn starts, or ends, the away coach casts a spell at a player. */
const curse = (wizard: string, spell: string, face: number, victim = 'H1', players = {}, ending = false): Scene => {
  const side = ending ? 'home' : 'away'
  const picture = 'H1* . H2/\n. . .\nA1 . .'
  const s = scene(picture, { facts: `turn=${side}:1/1 hold=/${wizard}`, players, beside: 'a2@b2.d' })
  s.endTurn()
  if (!s.answers('use').includes(`use ${spell}`)) s.decline()
  expect(s.question().subject).toBe(ending ? 'turnEnding' : 'turnStarting')
  s.choose('use', { option: spell })
  s.choose('choose', { player: victim })
  s.roll(spell, face)
  return s
}

/** The same, and somebody scores in the turn after, and so ends the drive. */
const score = (wizard: string, spell: string, face: number, players = {}, victim = 'H1'): Scene => {
  const s = scene('. . A2* . . . H1', { at: 'f1', facts: `turn=away:1/1 hold=/${wizard}`, players, beside: 'h2@n20' })
  s.endTurn()
  if (!s.answers('use').includes(`use ${spell}`)) s.decline()
  s.choose('use', { option: spell })
  s.choose('choose', { player: victim })
  s.roll(spell, face)
  return s
}
const endDrive = (s: Scene): Scene => {
  s.endTurn()
  s.activate('A2', 'move').step('f2').step('f1')
  expect(s.score()).toBe('0-1')
  return s
}

describe('curses', () => {
  rule(
    '[bb2020 672] one thousand cuts, as an opposing turn starts: slower, weaker and clumsier until the drive ends',
    () => {
      expect(curse('druchii-sorceress', 'one-thousand-cuts', 2).player('H1').stats).toMatchObject({
        MA: 6,
        ST: 3,
        AG: 3,
      })
      expect(curse('druchii-sorceress', 'one-thousand-cuts', 3, 'H2').player('H2').stats.ST).toBe(2)
      const s = score('druchii-sorceress', 'one-thousand-cuts', 3)
      expect(s.player('H1').stats).toEqual({ MA: 5, ST: 2, AG: 4, PA: 4, AV: 9 })
      expect(s.match.squads.away.inducements).toEqual([])
      endDrive(s)
      expect(s.player('H1').stats).toEqual({ MA: 6, ST: 3, AG: 3, PA: 4, AV: 9 })
    },
  )

  rule('[bb2020 677] a plague of warts makes him ugly as well', () => {
    expect(curse('wicked-witch', 'plague-of-warts', 2).player('H1').skills).toEqual([])
    const s = score('wicked-witch', 'plague-of-warts', 3)
    expect(s.player('H1').stats).toEqual({ MA: 5, ST: 2, AG: 4, PA: 4, AV: 9 })
    expect(s.player('H1').skills).toEqual(['disturbing-presence', 'foul-appearance'])
    endDrive(s)
    expect([s.player('H1').stats.ST, s.player('H1').skills]).toEqual([3, []])
  })

  rule('[bb2020 677] the witch knows Zap! too', () => {
    const s = curse('wicked-witch', 'zap', 3).roll('bounce', 5)
    expect(s.player('H1').states).toEqual(['frog'])
  })

  rule(
    '[bb2020 680] a spore cloud takes the wits and the company of whoever stands, on 2 or more, for the drive',
    () => {
      const before = { H1: '+loner-3' }
      const missed = curse('night-goblin-shaman', 'spore-cloud', 1, 'H1', before)
      expect(missed.player('H1').skills).toEqual(['loner-3'])
      expect(() => curse('night-goblin-shaman', 'spore-cloud', 2, 'H2')).toThrow('fits 0 answers')
      const s = score('night-goblin-shaman', 'spore-cloud', 2, before)
      expect(s.player('H1').skills).toEqual(['loner-5', 'really-stupid'])
      endDrive(s)
      expect(s.player('H1').skills).toEqual(['loner-3'])
    },
  )

  rule('[bb2020 676] as any turn ends, whoever stands loses hands and tackle zone, and the ball drops', () => {
    const fade = (face: number) => curse('sports-necrotheurge', 'incorporeal', face, 'H1', {}, true)
    const missed = fade(2)
    expect([missed.ball(), missed.player('H1').noZones]).toEqual(['held H1', false])
    const s = fade(3).roll('bounce', 5)
    expect([s.ball(), s.player('H1').noZones, s.player('H1').skills]).toEqual(['ground f11', true, ['no-hands']])
    // So he is in the turn that follows, until his own team's next one starts.
    s.expectTurnOf('away')
    s.endTurn()
    s.expectTurnOf('home')
    expect([s.player('H1').noZones, s.player('H1').skills]).toEqual([false, []])
    expect(() => curse('sports-necrotheurge', 'incorporeal', 3, 'H2', {}, true)).toThrow('fits 0 answers')
  })
})

describe('rampant mutation', () => {
  const mutate = (face: number) => curse('chaos-sorcerer', 'rampant-mutation', face, 'A1', { A1: '+horns' })

  rule('[bb2020 670] on 2 or more an own player gains two mutations of the coach’s choice', () => {
    const s = mutate(2)
    expect(s.waits()).toBe('away learn')
    expect(s.answers()).not.toContain('choose horns')
    s.choose('choose', { option: 'claws' })
    expect(s.answers()).not.toContain('choose claws')
    s.choose('choose', { option: 'two-heads' })
    expect(s.player('A1').skills).toEqual(['horns', 'claws', 'two-heads'])
    s.expectTurnOf('home')
  })

  rule(
    '[bb2020 670] on a 1 merely Disturbing Presence; only own players can be named; all is over with the drive',
    () => {
      expect(mutate(1).player('A1').skills).toEqual(['horns', 'disturbing-presence'])
      expect(() => curse('chaos-sorcerer', 'rampant-mutation', 1, 'H1')).toThrow('fits 0 answers')
      const t = score('chaos-sorcerer', 'rampant-mutation', 1, {}, 'A2')
      expect(t.player('A2').skills).toEqual(['disturbing-presence'])
      expect(endDrive(t).player('A2').skills).toEqual([])
    },
  )
})

describe('treacherous ground', () => {
  const begins = (wizard: string, spell: string) => {
    const s = scene('H1 . .\nH2 . .\nA1 . .', { facts: `turn=away:1/1 hold=/${wizard}`, players: { H1: ':13349' } })
    s.endTurn()
    // The own turn that ends is a moment for another spell of his.
    if (s.answers('use').includes('use strange-flora')) s.decline()
    expect(s.answers('use')).toContain(`use ${spell}`)
    s.choose('use', { option: spell })
    s.activate('H1', 'move')
    return s
  }

  rule('[bb2020 674] a tectonic shift takes 1 from the opponents’ rushes in that turn', () => {
    const s = begins('slann-mage-priest', 'tectonic-shift')
    s.step('e10').step('d10')
    expect([s.needs(), s.modifiers()]).toEqual([3, ['tectonic-shift -1']])
    s.roll('goForIt', 2).roll('armour', 1, 1)
    s.expectTurnOf('away')
    expect(s.match.squads.away.effects).toEqual([])
  })

  rule('[bb2020 675] vigorous growth takes 2, and nothing from the own side', () => {
    const s = begins('horticulturalist-of-nurgle', 'vigorous-growth')
    s.step('e10').step('d10')
    expect([s.needs(), s.modifiers()]).toEqual([4, ['vigorous-growth -2']])
    s.roll('goForIt', 4)
    s.endAction()
    s.endTurn()
    expect(s.match.squads.away).toMatchObject({ effects: [], inducements: [] })
  })

  rule('[bb2020 674, 675] only as an opposing turn starts', () => {
    for (const wizard of ['slann-mage-priest', 'horticulturalist-of-nurgle']) {
      const s = scene('H1 A1', { facts: `turn=home:1/1 hold=/${wizard}` })
      s.endTurn()
      const ground = ['use tectonic-shift', 'use vigorous-growth']
      expect(s.answers('use').filter((answer) => ground.includes(answer))).toEqual([])
    }
  })
})

describe('temporal distortion', () => {
  const distort = (wizard: string, which: 'on' | 'back', face: number, markers = '4/3') => {
    const s = scene('H1 . A1', { facts: `turn=home:${markers} hold=/${wizard}` })
    s.endTurn()
    s.choose('use', { option: 'temporal-distortion' })
    expect([s.waits(), s.answers()]).toEqual(['away turnMarkers', ['choose on', 'choose back']])
    s.choose('choose', { option: which })
    return s.roll('temporal-distortion', face)
  }

  rule(
    '[bb2020 673, 674] after an opposing turn the coach names a way, and on 5 or more both turn markers go it',
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
    expect(s.answers('use')).toEqual(['use thunderbolt'])
  })

  rule('[bb2020 673] the last turn of a half may so be followed by another, and no marker leaves the track', () => {
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
    s.choose('use', { option: 'reality-blinks' })
    // Neither the downed nor the carrier nor a loner.
    expect(s.answers()).toEqual(['choose A1', 'choose A2'])
    s.choose('choose', { player: 'A1' })
    expect(s.answers()).toEqual(['choose A2'])
    s.choose('choose', { player: 'A2' })
    return s.roll('reality-blinks', face)
  }

  rule(
    '[bb2020 674] as an opposing turn starts or once it has ended: on 3 or more two own players change places',
    () => {
      for (const turn of ['home', 'away']) {
        const s = blink(3, turn)
        expect([s.where('A1'), s.where('A2'), s.ball()]).toEqual(['h12', 'f12', 'held A4'])
        expect(s.match.squads.away.inducements).toEqual([])
      }
    },
  )

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
    s.choose('use', { option: 'danse-macabre' })
    return s.roll('danse-macabre', face)
  }
  const dancers = (s: Scene) => ['A1', 'A2', 'A3'].map((who) => s.player(who).skills.includes('dancing'))

  rule('[bb2020 676] on 3 or more every own lineman may better MA, AG or PA by 1 once he is activated', () => {
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
    // He who could not pass at all now can on a 6.
    expect(s.player('A3').stats.PA).toBe(6)
    s.endAction()
    s.activate('A2', 'move')
    expect(s.waits()).toBe('away activation')
    s.endAction()
    expect(s.match.squads.away.inducements).toEqual([])
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
    expect(t.answers('use')).toEqual(['use incorporeal'])
  })
})
