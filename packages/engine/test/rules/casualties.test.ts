// The casualty table, niggling injuries, who earns a casualty, and crp's block faces. Chapters G, I and K of crp's
// ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

/** H1 breaks A1's armour on x; the injury roll is pending. */
const breakArmour = (options: SceneOptions = {}): Scene => {
  const s = scene('H9 . H1 A1 x', { beside: 'a2@m20', ...options })
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6)
  s.push('x')
  s.stay()
  return s.roll('armour', 6, 6)
}

/** A1 suffers a casualty; his roll on the table is pending. */
const casualty = (options: SceneOptions = {}): Scene => breakArmour(options).roll('injury', 5, 5)

interface Lasting {
  readonly missNextGame: boolean
  readonly niggling: boolean
  readonly lowers: string
  readonly dead: boolean
}
const NONE: Lasting = { missNextGame: false, niggling: false, lowers: '', dead: false }
const MISS: Lasting = { ...NONE, missNextGame: true }

/** Rolls D6 and D8, checks event, player and table, and that no characteristic changes during the match. */
const check = (tens: number, units: number, name: string, lasting: Lasting): void => {
  const s = casualty().roll('casualty', tens, units)
  const [id] = s.player('A1').injuries
  const row = s.engine.rules.tables.casualty?.rows.find((one) => one.id === id)
  expect(row, `${tens}${units}`).toMatchObject({ name, ...lasting })
  expect(s.happened('casualty')).toMatchObject([{ player: s.player('A1').id, by: s.player('H1').id, result: id }])
  expect([s.where('A1'), s.player('A1').injuries]).toEqual(['casualty', [id]])
  expect(s.player('A1').stats).toEqual({ MA: 6, ST: 3, AG: 3, AV: 8 })
}

describe('the casualty table', () => {
  rule('[crp 50] every casualty is rolled for at once, a D6 for the tens and a D8 for the units', () => {
    const s = breakArmour()
    s.roll('injury', 4, 6)
    expect([s.waits(), s.dice(), s.where('A1')]).toEqual(['dice casualty', ['d6', 'd8'], 'casualty'])
    s.roll('casualty', 4, 1)
    s.expectTurnOf('home')
    const crowd = scene('A1\nH1', { at: 'a10' })
    crowd.activate('H1', 'block').block('A1')
    crowd.roll('block', 3).stay()
    crowd.roll('injury', 6, 6).roll('casualty', 4, 2)
    expect(crowd.player('A1').injuries).toEqual(['groinStrain'])
    const ko = breakArmour().roll('injury', 4, 5)
    expect([ko.waits(), ko.player('A1').injuries]).toEqual(['home turn', []])
  })

  rule('[crp 51] 11-38: badly hurt, nothing lasts', () => {
    for (const tens of [1, 2, 3]) for (let units = 1; units <= 8; units++) check(tens, units, 'Badly Hurt', NONE)
  })

  rule('[crp 52-59] 41-48: eight names, each costs the next game', () => {
    const names = [
      'Broken Ribs',
      'Groin Strain',
      'Gouged Eye',
      'Broken Jaw',
      'Fractured Arm',
      'Fractured Leg',
      'Smashed Hand',
      'Pinched Nerve',
    ]
    names.forEach((name, i) => {
      check(4, i + 1, name, MISS)
    })
  })

  rule('[crp 60, 61] 51-52: a niggling injury and the next game', () => {
    check(5, 1, 'Damaged Back', { ...MISS, niggling: true })
    check(5, 2, 'Smashed Knee', { ...MISS, niggling: true })
  })

  rule('[crp 62-67] 53-58: a point of a characteristic and the next game', () => {
    check(5, 3, 'Smashed Hip', { ...MISS, lowers: 'MA' })
    check(5, 4, 'Smashed Ankle', { ...MISS, lowers: 'MA' })
    check(5, 5, 'Serious Concussion', { ...MISS, lowers: 'AV' })
    check(5, 6, 'Fractured Skull', { ...MISS, lowers: 'AV' })
    check(5, 7, 'Broken Neck', { ...MISS, lowers: 'AG' })
    check(5, 8, 'Smashed Collar Bone', { ...MISS, lowers: 'ST' })
  })

  rule('[crp 68] 61-68: dead', () => {
    for (let units = 1; units <= 8; units++) check(6, units, 'Dead', { ...NONE, dead: true })
  })

  rule('[crp 69] of 48 results 24 are badly hurt, 8 cost a game only, 8 last, 8 kill', () => {
    const s = casualty()
    const { engine, match } = s
    const chance = { hurt: 0, game: 0, lasts: 0, dead: 0 }
    const outcomes = engine.outcomes(match)
    expect(outcomes).toHaveLength(48)
    for (const { dice, p } of outcomes) {
      const copy = engine.clone(match)
      engine.apply(copy, { dice })
      const id = copy.players[s.player('A1').id].injuries[0]
      const row = engine.rules.tables.casualty?.rows.find((one) => one.id === id)
      if (!row) throw new Error(`no row ${id}`)
      chance[row.dead ? 'dead' : row.niggling || row.lowers !== '' ? 'lasts' : row.missNextGame ? 'game' : 'hurt'] += p
    }
    expect(chance.hurt).toBeCloseTo(24 / 48)
    for (const share of [chance.game, chance.lasts, chance.dead]) expect(share).toBeCloseTo(8 / 48)
    s.roll('casualty', 1, 1)
  })

  rule('[crp 70] each niggling injury adds one to every injury roll against him', () => {
    const once = breakArmour({ players: { A1: '.n' } })
    expect(once.modifiers()).toEqual(['niggling +1'])
    once.roll('injury', 3, 4)
    expect(once.where('A1')).toBe('ko')
    const twice = breakArmour({ players: { A1: '.nn' } })
    expect(twice.modifiers()).toEqual(['niggling +1', 'niggling +1'])
    twice.roll('injury', 4, 4).roll('casualty', 5, 1)
    expect([twice.where('A1'), twice.player('A1').injuries]).toEqual([
      'casualty',
      ['niggling', 'niggling', 'damagedBack'],
    ])
    const crowd = scene('A1\nH1', { at: 'a10', players: { A1: '.n' } })
    crowd.activate('H1', 'block').block('A1')
    crowd.roll('block', 3).stay()
    expect(crowd.modifiers()).toEqual(['niggling +1'])
    crowd.roll('injury', 3, 4)
    expect(crowd.where('A1')).toBe('ko')
  })
})

/** The credit noted for the one casualty so far. */
const credit = (s: Scene): unknown => s.happened('casualty').map((event) => 'credited' in event && event.credited)

describe('credit for a casualty', () => {
  rule('[crp 32] a block earns it, also for the defender whom the blocker falls to', () => {
    expect(credit(casualty().roll('casualty', 1, 1))).toEqual([true])
    const fell = scene('H9 . H1 A1')
    fell.activate('H1', 'block').block('A1')
    fell.roll('block', 1).roll('armour', 6, 6).roll('injury', 5, 5).roll('casualty', 1, 1)
    expect(fell.happened('casualty')).toMatchObject([
      { player: fell.player('H1').id, by: fell.player('A1').id, credited: true },
    ])
  })

  rule('[crp 32] the crowd, a foul and an own slip earn nothing', () => {
    const crowd = scene('A1\nH1', { at: 'a10' })
    crowd.activate('H1', 'block').block('A1')
    crowd.roll('block', 6).stay()
    crowd.roll('injury', 6, 6).roll('casualty', 1, 1)
    expect(credit(crowd)).toEqual([false])
    const foul = scene('H1 A1/')
    foul.activate('H1', 'foul').foul('A1')
    foul.roll('armour', 4, 6).roll('injury', 4, 6).roll('casualty', 1, 1)
    expect(credit(foul)).toEqual([false])
    const slip = scene('x H1 A1')
    slip.activate('H1', 'move').step('x').roll('dodge', 1).roll('armour', 4, 6).roll('injury', 4, 6)
    slip.roll('casualty', 1, 1)
    expect(credit(slip)).toEqual([false])
  })

  rule('[crp 33] it stands though the apothecary saves the victim', () => {
    const s = casualty({ facts: 'apothecary=0/1' }).roll('casualty', 6, 1)
    s.away.use()
    s.roll('casualty', 1, 1).away.choose('choose', { option: 'badlyHurt' })
    expect([s.where('A1'), credit(s)]).toEqual(['reserves', [true]])
  })
})

describe('injury and block as on the reference sheet', () => {
  rule('[crp 80] a knocked-out player who rolls 4 or more is back in the reserves, unasked', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const s = scene('H1 . A1', { facts: 'turn=home:8/8', beside: 'h2@ko' })
      s.endTurn()
      expect(s.needs()).toBe(4)
      s.roll('recover', face)
      expect([s.where('H2'), s.waits()]).toEqual([face >= 4 ? 'reserves' : 'ko', 'home setUp'])
    }
  })

  rule('[crp 81] the six faces of a block die', () => {
    const faces = ['attackerDown', 'bothDown', 'pushed', 'pushed', 'defenderStumbles', 'defenderDown']
    faces.forEach((result, i) => {
      const s = scene('H9 . H1 A1 x')
      s.activate('H1', 'block').block('A1')
      s.roll('block', i + 1)
      expect(s.happened('blockResult')).toMatchObject([{ result }])
      if (result === 'bothDown') s.roll('armour', 1, 2)
      if (i < 2) s.roll('armour', 1, 2)
    })
  })
})
