// Wizards of the supplement whose spells change players or the ground.
// Neighbours: src/inducements/{curses,elements}.ts, visions.test.ts; wizards.test.ts has the spells that strike.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** As the home turn starts, or ends, the away coach casts a spell at a player. */
const curse = (wizard: string, spell: string, face: number, victim = 'H1', players = {}, ending = false): Scene => {
  const side = ending ? 'home' : 'away'
  const picture = 'H1* . H2/\n. . .\nA1 . .'
  const s = scene(picture, { facts: `turn=${side}:1/1 hold=/${wizard}`, players, beside: 'a2@b2.d' })
  s.endTurn()
  if (!s.away.answers('use').includes(`use ${spell}`)) s.away.decline()
  expect(s.question().subject).toBe(ending ? 'turnEnding' : 'turnStarting')
  s.away.choose('use', { option: spell })
  s.away.choose('choose', { player: victim })
  s.roll(spell, face)
  return s
}

/** The same, and then a player scores and ends the drive. */
const score = (wizard: string, spell: string, face: number, players = {}, victim = 'H1'): Scene => {
  const s = scene('. . A2* . . . H1', { at: 'f1', facts: `turn=away:1/1 hold=/${wizard}`, players, beside: 'h2@n20' })
  s.endTurn()
  if (!s.away.answers('use').includes(`use ${spell}`)) s.away.decline()
  s.away.choose('use', { option: spell })
  s.away.choose('choose', { player: victim })
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
  rule('[bb2020 672] One Thousand Cuts, as an opposing turn starts: worse MA, ST and AG until the drive ends', () => {
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
  })

  rule('[bb2020 677] Plague of Warts gives Foul Appearance as well', () => {
    expect(curse('wicked-witch', 'plague-of-warts', 2).player('H1').skills).toEqual([])
    const s = score('wicked-witch', 'plague-of-warts', 3)
    expect(s.player('H1').stats).toEqual({ MA: 5, ST: 2, AG: 4, PA: 4, AV: 9 })
    expect(s.player('H1').skills).toEqual(['disturbing-presence', 'foul-appearance'])
    endDrive(s)
    expect([s.player('H1').stats.ST, s.player('H1').skills]).toEqual([3, []])
  })

  rule('[bb2020 677] the witch knows Zap! too', () => {
    const s = curse('wicked-witch', 'zap', 3).roll('bounce', 5)
    expect(s.player('H1').states).toEqual([{ state: 'frog', until: 'drive' }])
  })

  rule(
    '[bb2020 680] a spore cloud gives a standing opponent Really Stupid and Loner, on 2 or more, for the drive',
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

  rule('[bb2020 676] as any turn ends, a standing opponent loses hands and tackle zone, and the ball drops', () => {
    const fade = (face: number) => curse('sports-necrotheurge', 'incorporeal', face, 'H1', {}, true)
    const missed = fade(2)
    expect([missed.ball(), missed.player('H1').noZones]).toEqual(['held H1', false])
    const s = fade(3).roll('bounce', 5)
    expect([s.ball(), s.player('H1').noZones, s.player('H1').skills]).toEqual(['ground f11', true, ['no-hands']])
    // This lasts through the next turn, until his own team's next one starts.
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
    expect(s.away.answers()).not.toContain('choose horns')
    s.away.choose('choose', { option: 'claws' })
    expect(s.away.answers()).not.toContain('choose claws')
    s.away.choose('choose', { option: 'two-heads' })
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
    // The end of his own turn is a moment for another spell.
    if (s.away.answers('use').includes('use strange-flora')) s.away.decline()
    expect(s.away.answers('use')).toContain(`use ${spell}`)
    s.away.choose('use', { option: spell })
    s.activate('H1', 'move')
    return s
  }

  rule('[bb2020 674] Tectonic Shift: -1 to the opponents’ rushes in that turn', () => {
    const s = begins('slann-mage-priest', 'tectonic-shift')
    s.step('e10').step('d10')
    expect([s.needs(), s.modifiers()]).toEqual([3, ['tectonic-shift -1']])
    s.roll('goForIt', 2).roll('armour', 1, 1)
    s.expectTurnOf('away')
    expect(s.match.squads.away.effects).toEqual([])
  })

  rule('[bb2020 675] Vigorous Growth: -2, and nothing for the own side', () => {
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
      expect(s.away.answers('use').filter((answer) => ground.includes(answer))).toEqual([])
    }
  })
})
