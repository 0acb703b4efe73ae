// Wizards of the supplement whose spells change players, the ground or time itself.
// Neighbours: src/inducements/{curses,elements,visions}.ts, wizards.test.ts has the spells that strike.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** The home turn ends and the away coach casts a spell at a player. */
const curse = (wizard: string, spell: string, face: number, victim = 'H1', players = {}): Scene => {
  const s = scene('H1* . .\n. . .\nA1 . .', { facts: `turn=home:1/1 hold=/${wizard}`, players, beside: 'a2@b2.d' })
  s.endTurn()
  s.choose('use', { option: spell })
  s.choose('choose', { player: victim })
  s.roll(spell, face)
  return s
}

/** Somebody scores, and so ends the drive. */
const score = (wizard: string, spell: string, face: number, players = {}): Scene => {
  const s = scene('. . A2* . . . H1', { at: 'f1', facts: `turn=home:1/1 hold=/${wizard}`, players, beside: 'h2@n20' })
  s.endTurn()
  s.choose('use', { option: spell })
  s.choose('choose', { player: 'H1' })
  s.roll(spell, face)
  return s
}
const endDrive = (s: Scene): Scene => {
  s.activate('A2', 'move').step('f2').step('f1')
  expect(s.score()).toBe('0-1')
  return s
}

describe('curses', () => {
  rule('[bb2020 672] one thousand cuts: on 3 or more slower, weaker and clumsier until the drive ends', () => {
    expect(curse('druchii-sorceress', 'one-thousand-cuts', 2).player('H1').stats).toMatchObject({ MA: 6, ST: 3, AG: 3 })
    const s = score('druchii-sorceress', 'one-thousand-cuts', 3)
    expect(s.player('H1').stats).toEqual({ MA: 5, ST: 2, AG: 4, PA: 4, AV: 9 })
    expect(s.match.squads.away.inducements).toEqual([])
    endDrive(s)
    expect(s.player('H1').stats).toEqual({ MA: 6, ST: 3, AG: 3, PA: 4, AV: 9 })
  })

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

  rule('[bb2020 680] a spore cloud takes the wits and the company of a player on 2 or more, for the drive', () => {
    const before = { H1: '+loner-3' }
    expect(curse('night-goblin-shaman', 'spore-cloud', 1, 'H1', before).player('H1').skills).toEqual(['loner-3'])
    const s = score('night-goblin-shaman', 'spore-cloud', 2, before)
    expect(s.player('H1').skills).toEqual(['loner-5', 'really-stupid'])
    endDrive(s)
    expect(s.player('H1').skills).toEqual(['loner-3'])
  })

  rule('[bb2020 676] an incorporeal player has no hands and no tackle zone, and the ball drops', () => {
    const missed = curse('sports-necrotheurge', 'incorporeal', 2)
    expect([missed.ball(), missed.player('H1').noZones]).toEqual(['held H1', false])
    const s = curse('sports-necrotheurge', 'incorporeal', 3).roll('bounce', 5)
    expect([s.ball(), s.player('H1').noZones, s.player('H1').skills]).toEqual(['ground f11', true, ['no-hands']])
    // Neither his own action nor his next turn gives it back, the end of the drive does.
    s.endTurn()
    s.activate('H1', 'move').step('e10')
    s.endAction()
    expect(s.player('H1').noZones).toBe(true)
    const t = endDrive(score('sports-necrotheurge', 'incorporeal', 3))
    expect([t.player('H1').noZones, t.player('H1').skills]).toEqual([false, []])
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
    s.expectTurnOf('away')
  })

  rule(
    '[bb2020 670] on a 1 merely Disturbing Presence; only own players can be named; all is over with the drive',
    () => {
      const s = mutate(1)
      expect(s.player('A1').skills).toEqual(['horns', 'disturbing-presence'])
      const t = scene('. . A2* . . . H1', { at: 'f1', facts: 'turn=home:1/1 hold=/chaos-sorcerer', beside: 'h2@n20' })
      t.endTurn()
      t.choose('use', { option: 'rampant-mutation' })
      expect(t.answers()).toEqual(['choose A2'])
      t.choose('choose', { player: 'A2' })
      t.roll('rampant-mutation', 1)
      endDrive(t)
      expect(t.player('A2').skills).toEqual([])
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
  const distort = (wizard: string, face: number, markers = '4/3') => {
    const s = scene('H1 . A1', { facts: `turn=home:${markers} hold=/${wizard}` })
    s.endTurn()
    s.choose('use', { option: 'temporal-distortion' })
    return s.roll('temporal-distortion', face)
  }

  rule('[bb2020 673, 674] after an opposing turn, on 5 or more both turn markers go on or back by one', () => {
    for (const wizard of ['asur-high-mage', 'slann-mage-priest']) {
      const s = distort(wizard, 5)
      expect([s.waits(), s.answers()]).toEqual(['away turnMarkers', ['choose on', 'choose back']])
      s.choose('choose', { option: 'on' })
      if (s.waits() === 'away inducement') s.decline()
      expect(s.markers()).toBe('5/5')
      expect(s.match.squads.away.inducements).toEqual([])
      const t = distort(wizard, 6)
      t.choose('choose', { option: 'back' })
      expect(t.markers()).toBe('3/3')
    }
  })

  rule('[bb2020 673] on less nothing happens; after the own turn it cannot be cast', () => {
    expect(distort('asur-high-mage', 4).markers()).toBe('4/4')
    const s = scene('H1 . A1', { facts: 'turn=away:4/4 hold=/asur-high-mage' })
    s.endTurn()
    expect(s.answers('use')).toEqual(['use thunderbolt'])
  })

  rule('[bb2020 673] the last turn of a half may so be followed by another, and no marker leaves the track', () => {
    const s = distort('asur-high-mage', 5, '8/8')
    s.choose('choose', { option: 'back' })
    expect([s.markers(), s.waits(), s.match.clock.half]).toEqual(['7/8', 'away turn', 1])
    const t = distort('asur-high-mage', 5, '8/7')
    t.choose('choose', { option: 'on' })
    expect([t.match.clock.half, t.waits()]).toEqual([2, 'home setUp'])
  })
})

describe('reality blinks', () => {
  const blink = (face: number) => {
    const s = scene('H1 . A1*\n. . .\n. . A2/', { facts: 'turn=home:1/1 hold=/slann-mage-priest' })
    s.endTurn()
    s.choose('use', { option: 'reality-blinks' })
    expect(s.answers()).toEqual(['choose A1', 'choose A2'])
    s.choose('choose', { player: 'A1' })
    expect(s.answers()).toEqual(['choose A2'])
    s.choose('choose', { player: 'A2' })
    return s.roll('reality-blinks', face)
  }

  rule('[bb2020 674] on 3 or more two own players change places, with the ball', () => {
    const s = blink(3)
    expect([s.where('A1'), s.where('A2'), s.ball(), s.posture('A2')]).toEqual(['h12', 'f12', 'held A1', 'prone'])
    expect(s.match.squads.away.inducements).toEqual([])
    expect([blink(2).where('A1'), blink(2).where('A2')]).toEqual(['f12', 'h12'])
  })

  rule('[bb2020 674] so he has at the start of his own turn, which is over with it', () => {
    const s = scene('A2 . . A1*\n. . . .\n. H1 . .', { at: 'f1', facts: 'turn=home:1/1 hold=/slann-mage-priest' })
    s.endTurn()
    s.decline()
    expect(s.waits()).toBe('away inducement')
    s.choose('use', { option: 'reality-blinks' })
    s.choose('choose', { player: 'A1' })
    s.choose('choose', { player: 'A2' })
    s.roll('reality-blinks', 3)
    expect([s.score(), s.waits(), s.markers()]).toEqual(['0-1', 'away setUp', '1/2'])
  })

  rule('[bb2020 674] a carrier who finds himself in the end zone has scored', () => {
    const s = scene('A2 . . A1*\n. H1 . .', { at: 'f1', facts: 'turn=home:1/1 hold=/slann-mage-priest' })
    s.endTurn()
    s.choose('use', { option: 'reality-blinks' })
    s.choose('choose', { player: 'A1' })
    s.choose('choose', { player: 'A2' })
    s.roll('reality-blinks', 3)
    expect([s.score(), s.waits()]).toEqual(['0-1', 'away setUp'])
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
  const stats = (s: Scene, stat: 'MA' | 'AG' | 'PA') => ['A1', 'A2', 'A3'].map((who) => s.player(who).stats[stat])

  rule('[bb2020 676] on 3 or more every own lineman improves MA, AG or PA by 1', () => {
    for (const [stat, now] of [
      ['MA', [7, 6, 7]],
      ['AG', [2, 3, 2]],
      // He who could not pass at all now can on a 6.
      ['PA', [3, 4, 6]],
    ] as const) {
      const s = dance(3)
      expect(s.answers()).toEqual(['choose MA', 'choose AG', 'choose PA'])
      s.choose('choose', { option: stat })
      expect(stats(s, stat)).toEqual(now)
      expect(s.match.squads.away.inducements).toEqual([])
    }
  })

  rule('[bb2020 676] below that nothing happens', () => {
    const s = dance(2)
    expect([stats(s, 'MA'), s.waits()]).toEqual([[6, 6, 6], 'away turn'])
  })

  rule('[bb2020 676] the dance is over with the drive', () => {
    const s = scene('. . A2* . . . H1', {
      at: 'f1',
      facts: 'turn=home:1/1 hold=/sports-necrotheurge',
      beside: 'h2@n20',
      who: { A2: { position: 'Lineman' } },
    })
    s.endTurn()
    s.choose('use', { option: 'danse-macabre' })
    s.roll('danse-macabre', 6)
    s.choose('choose', { option: 'AG' })
    expect(s.player('A2').stats.AG).toBe(2)
    endDrive(s)
    expect(s.player('A2').stats.AG).toBe(3)
  })
})
