// The skills of star cards in throws and hand-offs, and the weather. Neighbours: src/skills/throwing.ts,
// src/procs/ball/throwOnTable.ts says in which order skills have their say.
import { describe, expect } from 'vitest'
import { skillsOf } from '../../../src/rosters/second/races.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['throwing', 'interceptions', 'weather']

type Skills = { readonly [token: string]: string }

/** H1 throws to H2; the dice are not rolled yet. */
const throws = (picture: string, players: Skills = {}, options: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, { on, ...options, players })
  s.activate('H1', '')
  s.throwTo('H2')
  return s
}

/** A Quick throw of 2D6 with nothing added that is Missed on a 4 and Intercepted on a 2. */
const missed = (picture: string, players: Skills): Scene => throws(picture, players).roll('pass', 1, 3)
const intercepted = (picture: string, players: Skills): Scene =>
  throws(picture, players).roll('pass', 1, 1).roll('interception', 3)

const row = (...cells: readonly string[]): string => cells.join(' ')
const dots = (count: number): string => Array<string>(count).fill('.').join(' ')

describe('what becomes of a throw by skill', () => {
  rule(
    '[second 288] Catch: a throw to him that is Missed is caught if a D6 and its level make 7, and the turn goes on',
    () => {
      const s = missed('H1* . . H2', { H2: '+catch-2' })
      expect(s.needs()).toBe(5)
      s.roll('catchMissed', 5)
      expect(s.holder()).toBe('H2')
      expect(s.turnovers()).toEqual([])
    },
  )

  rule('[second 288] Catch: on less it stays Missed', () => {
    const s = missed('H1* . . H2 x', { H2: '+catch-2' })
    s.roll('catchMissed', 4)
    s.roll('scatter', 5)
    expect(s.ball()).toBe('ground x')
    expect(s.turnovers()).toEqual(['pass'])
  })

  rule(
    '[second 288] Intercept: a Missed throw is his if he is where he may intercept and a D6 and its level make 7',
    () => {
      const s = missed('H1* . A1 . H2', { A1: '+intercept-3' })
      expect(s.needs()).toBe(4)
      s.roll('interceptMissed', 4)
      expect(s.holder()).toBe('A1')
      expect(s.turnovers()).toEqual(['interception'])
    },
  )

  rule('[second 288] Intercept: elsewhere he does not try', () => {
    const s = missed('H1* . . H2 . x A1', { A1: '+intercept-3' })
    s.roll('scatter', 5)
    expect(s.turnovers()).toEqual(['pass'])
  })

  rule(
    '[second 288] the receiver tries before the opponents, and of these each once, in the order of their coach',
    () => {
      const s = throws('H1* A1 . A2 H2 x', { H2: '+catch-1', A1: '+intercept-1', A2: '+intercept-2' })
      s.roll('pass', 2, 4)
      s.roll('catchMissed', 5)
      expect(s.away.answers()).toEqual(['intercept A1', 'intercept A2'])
      s.away.intercept('A2')
      s.roll('interceptMissed', 4)
      s.roll('interceptMissed', 5)
      s.roll('scatter', 5)
      expect(s.ball()).toBe('ground x')
    },
  )

  rule('[second 288] Safe Throw: an interception is Missed if a D6 and its level make 7', () => {
    const s = intercepted('H1* . A1 . H2 x', { H1: '+safe-throw-4' })
    expect(s.needs()).toBe(3)
    s.roll('safeThrow', 3)
    s.roll('scatter', 5)
    expect(s.ball()).toBe('ground x')
    expect(s.turnovers()).toEqual(['pass'])
  })

  rule('[second 288] Safe Throw: on less the opponent has it', () => {
    const s = intercepted('H1* . A1 . H2', { H1: '+safe-throw-4' })
    s.roll('safeThrow', 2)
    expect(s.holder()).toBe('A1')
  })

  rule('[second 288] Safe Throw saves no fumble and no misthrow', () => {
    const s = throws('H1* . . H2\n. . . .', { H1: '+safe-throw-4' }).roll('pass', 1, 1)
    s.roll('interception', 1)
    s.roll('bounce', 7)
    expect(s.turnovers()).toEqual(['fumble'])
  })

  rule(
    '[second 288] what Safe Throw made Missed may be caught, or intercepted after all: it works once a throw',
    () => {
      const s = intercepted('H1* . A1 . H2', { H1: '+safe-throw-4', H2: '+catch-1', A1: '+intercept-3' })
      s.roll('safeThrow', 6)
      s.roll('catchMissed', 5)
      s.roll('interceptMissed', 6)
      expect(s.holder()).toBe('A1')
    },
  )

  rule('[second 288] [second 398] small hands may drop what Intercept has reached', () => {
    const s = missed('H1* . A1 . H2 x', { A1: '+intercept-3+small-hands' })
    s.roll('interceptMissed', 6)
    s.roll('holdInterception', 1)
    s.roll('scatter', 5)
    expect(s.ball()).toBe('ground x')
  })

  rule('[second 288] Catch works once a throw, also if what Intercept has reached is dropped', () => {
    const s = missed('H1* . A1 . H2 x', { H2: '+catch-1', A1: '+intercept-3+small-hands' })
    s.roll('catchMissed', 5)
    s.roll('interceptMissed', 6)
    s.roll('holdInterception', 1)
    s.roll('scatter', 5)
    expect(s.ball()).toBe('ground x')
  })

  rule('[second 398] Goblins and Halflings have small hands, Snotlings are not said to', () => {
    const small = (['goblin', 'halfling', 'snotling', 'orc'] as const).filter((race) =>
      skillsOf(race, 'Lineman').includes('small-hands'),
    )
    expect(small).toEqual(['goblin', 'halfling'])
  })
})

describe('the throw by skill', () => {
  rule('[second 289] Long Throw: up to 18 squares, on the row of the Long Bomb', () => {
    const s = throws(row('H1*', dots(17), 'H2'), { H1: '+long-throw' }, { at: 'f2' })
    s.roll('pass', 5, 6)
    expect(s.happened('passed')).toMatchObject([{ band: 'bomb' }])
    const far = sceneSecond(row('H1*', dots(18), 'H2'), { on, at: 'f2', players: { H1: '+long-throw' } })
    far.activate('H1', '')
    expect(far.answers('throw')).toEqual([])
  })

  rule('[second 289] Nerves of Steel: opposing zones do not count when he throws, nor when he catches', () => {
    const zones = (players: Skills): number => {
      const s = throws('A1 H1* . H2 A2 A3/', players)
      const counted = s.modifiers().filter((one) => one.startsWith('tackleZone')).length
      s.roll('pass', 6, 6)
      return counted
    }
    expect([zones({}), zones({ H1: '+nerves-of-steel' }), zones({ H2: '+nerves-of-steel' })]).toEqual([2, 1, 1])
  })

  rule('[second 289] Distract: his zone takes off 2 from throws and catches', () => {
    const s = throws('A1 H1* . H2 A2 .', { A1: '+distract', A2: '+distract' })
    expect(s.modifiers().slice(2)).toEqual(['tackleZone -2', 'tackleZone -2'])
    s.roll('pass', 6, 6)
  })

  rule('[second 288] Accurate: 1 more', () => {
    const s = throws('H1* . H2', { H1: '+accurate' })
    expect(s.modifiers()).toContain('accurate +1')
    s.roll('pass', 6, 6)
  })
})

describe('dislike', () => {
  const HUMANS = { H2: { race: 'Human' }, H3: { race: 'Orc' } }
  const wary = (picture: string, skills = '+dislike-human'): Scene => {
    const s = sceneSecond(picture, { on, players: { H1: skills }, who: HUMANS })
    s.activate('H1', '')
    return s
  }

  rule(
    '[second 290] before he gives the ball to that race he rolls: on 4 or more he does not, and may try another',
    () => {
      const s = wary('H1* . H2 . H3')
      s.throwTo('H2')
      s.roll('dislike', 4)
      expect(s.holder()).toBe('H1')
      expect(s.answers('throw')).toEqual(['throw f14'])
      s.throwTo('H3')
      s.roll('pass', 6, 6)
      expect(s.holder()).toBe('H3')
    },
  )

  rule('[second 290] on 3 or less he throws', () => {
    const s = wary('H1* . H2')
    s.throwTo('H2')
    s.roll('dislike', 3)
    s.roll('pass', 6, 6)
    expect(s.holder()).toBe('H2')
  })

  rule('[second 290] the same for a hand-off, which he has then not made', () => {
    const s = wary('H3 H1* H2')
    s.handOff('H2')
    s.roll('dislike', 6)
    expect(s.answers('handOff')).toEqual(['handOff H3'])
  })

  rule('[second 289] Self Control: his dislikes do not matter', () => {
    const s = wary('H1* H2', '+dislike-human+self-control')
    s.handOff('H2')
    expect(s.holder()).toBe('H2')
  })

  rule('[second 436] players of other races do not dislike anybody', () => {
    const s = wary('H1* H2', '')
    s.handOff('H2')
    expect(s.holder()).toBe('H2')
  })
})

describe('throws in the weather', () => {
  const weather = (id: string): SecondOptions => ({ facts: `weather=${id}` })

  rule('[second 52] a gust takes 1 off the throw, and a Missed one scatters once more', () => {
    const s = throws('H1* . . H2', {}, weather('blustery'))
    expect(s.modifiers()).toContain('blustery -1')
    s.roll('pass', 2, 3)
    s.roll('scatter', 2)
    s.roll('scatter', 2)
    expect(s.ball()).toBe('ground d13')
  })

  rule('[second 52] heat takes 1 off TS and CL', () => {
    const s = throws('H1* . . H2', {}, weather('heatwave'))
    expect(s.modifiers().filter((one) => one.startsWith('heatwave'))).toEqual(['heatwave -1', 'heatwave -1'])
    s.roll('pass', 6, 6)
  })

  rule('[second 52] in a blizzard throws are Quick or Short', () => {
    const s = sceneSecond(row('H1*', dots(5), 'H2', 'H3'), { on, at: 'f3', ...weather('blizzard') })
    s.activate('H1', '')
    expect(s.answers('throw')).toEqual(['throw f9'])
  })
})
