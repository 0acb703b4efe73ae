// Falls and injuries in bb2020, and the apothecary. Chapter T of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

/** H1 knocks A1 down and breaks his armour: the injury roll is pending. H9 stands far away. */
const injure = (options: SceneOptions = {}, picture = 'H1 A1 x'): Scene => {
  const s = scene(picture, { ...options, beside: `h9@b2 a9@n25 ${options.beside ?? ''}` })
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6).push('x')
  s.stay()
  return s.roll('armour', 6, 5)
}

const APOTHECARY = { facts: 'apothecary=0/1' }

describe('going down', () => {
  rule('[bb2020 346] falling over: an armour roll that must reach AV, and the turn is over', () => {
    const s = scene('H9 . H1 A1\n. . x .')
    s.activate('H1', 'move').step('f11').roll('dodge', 2)
    expect([s.waits(), s.needs(), s.posture('H1')]).toEqual(['dice armour', 9, 'prone'])
    s.roll('armour', 4, 4)
    expect([s.posture('H1'), s.turnovers()]).toEqual(['prone', ['knockedDown']])
    s.expectTurnOf('away')
    const t = scene('H9 . H1 A1\n. . x .')
    t.activate('H1', 'move').step('f11').roll('dodge', 2).roll('armour', 4, 5)
    expect(t.waits()).toBe('dice injury')
    t.roll('injury', 1, 2)
    expect(t.posture('H1')).toBe('stunned')
  })

  rule('[bb2020 351] 2 to 7 stunned, 8 and 9 knocked out, 10 and more a casualty', () => {
    const rows: readonly (readonly [a: number, b: number, result: string])[] = [
      [1, 1, 'stunned'],
      [3, 4, 'stunned'],
      [2, 6, 'knockedOut'],
      [4, 5, 'knockedOut'],
      [4, 6, 'casualty'],
      [6, 6, 'casualty'],
    ]
    for (const [a, b, result] of rows) {
      const s = injure()
      expect(s.modifiers()).toEqual([])
      s.roll('injury', a, b)
      expect(s.happened('injured').map((e) => e.type === 'injured' && e.result)).toEqual([result])
      if (result === 'casualty') s.roll('casualty', 1)
      else expect(s.where('A1')).toBe(result === 'stunned' ? 'x' : 'ko')
    }
  })
})

describe('casualties', () => {
  const ROWS: readonly (readonly [faces: readonly number[], result: string])[] = [
    [[1, 6], 'badlyHurt'],
    [[7, 9], 'seriouslyHurt'],
    [[10, 12], 'seriousInjury'],
    [[13, 14], 'lastingInjury'],
    [[15, 16], 'dead'],
  ]

  rule('[bb2020 353] the rows of the D16', () => {
    for (const [faces, result] of ROWS)
      for (const face of faces) {
        const s = injure().roll('injury', 5, 5)
        expect(s.dice()).toEqual(['d16'])
        s.roll('casualty', face)
        if (result === 'lastingInjury') s.roll('lastingInjury', 1)
        expect([face, s.player('A1').injuries[0], s.where('A1')]).toEqual([face, result, 'casualty'])
      }
  })

  rule('[bb2020 354] each niggling injury adds one to it, and nothing to the injury roll', () => {
    const s = injure({ players: { A1: '.nn' } })
    expect(s.modifiers()).toEqual([])
    s.roll('injury', 4, 4)
    expect(s.where('A1')).toBe('ko')
    const t = injure({ players: { A1: '.nn' } })
      .roll('injury', 5, 5)
      .roll('casualty', 5)
    expect(t.player('A1').injuries).toEqual(['niggling', 'niggling', 'seriouslyHurt'])
    const beyond = injure({ players: { A1: '.nn' } })
      .roll('injury', 5, 5)
      .roll('casualty', 16)
    expect(beyond.player('A1').injuries).toContain('dead')
  })

  rule('[bb2020 355] a lasting injury is one of five, by a D6', () => {
    const found = ['headInjury', 'headInjury', 'smashedKnee', 'brokenArm', 'neckInjury', 'dislocatedShoulder']
    found.forEach((id, i) => {
      const s = injure().roll('injury', 5, 5).roll('casualty', 13)
      expect([s.waits(), s.dice()]).toEqual(['dice lastingInjury', ['d6']])
      s.roll('lastingInjury', i + 1)
      expect(s.player('A1').injuries).toEqual(['lastingInjury', id])
    })
  })
})

describe('the apothecary', () => {
  const treat = (s: Scene): Scene => {
    expect([s.waits(), s.question().subject]).toEqual(['away useResource', 'apothecary'])
    s.away.choose('use', { option: 'apothecary' })
    return s
  }

  rule('[bb2020 358] knocked out on the pitch: he stays there, stunned', () => {
    const s = treat(injure(APOTHECARY).roll('injury', 4, 4))
    expect([s.where('A1'), s.posture('A1'), s.match.squads.away.resources.apothecary]).toEqual(['x', 'stunned', 0])
  })

  rule('[bb2020 359] knocked out by the crowd: to the reserves', () => {
    const s = scene('A1\nH1', { at: 'a10', ...APOTHECARY })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3)
    s.stay()
    treat(s.roll('injury', 4, 4))
    expect(s.where('A1')).toBe('reserves')
  })

  rule('[bb2020 360, 361] a casualty: a second roll, his coach keeps one, and a badly hurt player plays on', () => {
    const s = treat(injure(APOTHECARY).roll('injury', 5, 5).roll('casualty', 15)).roll('casualty', 3)
    expect([s.waits(), s.away.answers()]).toEqual(['away chooseInjury', ['choose dead', 'choose badlyHurt']])
    s.away.choose('choose', { option: 'badlyHurt' })
    expect([s.where('A1'), s.player('A1').injuries]).toEqual(['reserves', ['badlyHurt']])
    const worse = treat(injure(APOTHECARY).roll('injury', 5, 5).roll('casualty', 8)).roll('casualty', 13)
    worse.away.choose('choose', { option: 'lastingInjury' })
    worse.roll('lastingInjury', 6)
    expect([worse.where('A1'), worse.player('A1').injuries]).toEqual([
      'casualty',
      ['lastingInjury', 'dislocatedShoulder'],
    ])
  })

  rule('[bb2020 362] he is used once, and declining keeps him for later', () => {
    const s = injure(APOTHECARY).roll('injury', 4, 4)
    s.away.decline()
    expect([s.where('A1'), s.match.squads.away.resources.apothecary]).toEqual(['ko', 1])
    const spent = injure().roll('injury', 4, 4)
    expect([spent.where('A1'), spent.waits()]).toEqual(['ko', 'home turn'])
  })

  rule('[bb2020 363] he does not treat journeymen, mercenaries and stars', () => {
    const s = injure({ ...APOTHECARY, who: { A1: { engaged: 'journeyman' } } }).roll('injury', 4, 4)
    expect([s.where('A1'), s.waits()]).toEqual(['ko', 'home turn'])
    const hurt = injure({ ...APOTHECARY, who: { A1: { engaged: 'journeyman' } } })
      .roll('injury', 5, 5)
      .roll('casualty', 15)
    expect([hurt.where('A1'), hurt.waits()]).toEqual(['casualty', 'home turn'])
  })
})

rule('[bb2020 365] a player who leaves the pitch during a drive is not replaced', () => {
  const s = injure({ beside: 'a12@reserves' }).roll('injury', 4, 4)
  s.endTurn()
  expect([s.where('A12'), s.waits()]).toEqual(['reserves', 'away turn'])
  expect(s.answers('activate').some((one) => one.includes('A12'))).toBe(false)
})
