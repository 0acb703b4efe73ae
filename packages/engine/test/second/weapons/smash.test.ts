// Opponents next to a see-saw smash it, and next to a cannon they spike it. Neighbours: seeSaw.test.ts, cannon.test.ts.
import { describe, expect } from 'vitest'
import { weapons } from '../../../src/procs/match/weapons.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['secretWeapons', 'standingUp', 'kickOff']
const CANNON = 'thing=cannon:g2:home:e:h9 weapons=cannon/'
const LOADED = 'h9@aboard+cannonball'

describe('smashing the see-saw', () => {
  const beside = (players: SecondOptions['players'] = {}): Scene => {
    const s = sceneSecond('A1 . .\n. . .', {
      ...{ on, at: 'f9', facts: 'turn=away:1/1 thing=seeSaw:g10:home weapons=seeSaw/', beside: 'h20@o20', players },
    })
    s.activate('A1', '')
    return s
  }

  rule(
    '[second 185] an opponent beside it rolls a D6 with his ST instead of a block: 8 destroys it',
    () => {
      const s = beside({ A1: ':4.2.4.3.0.0.9' })
      s.choose('smash', { square: 'g10', option: 'seeSaw' })
      expect([s.needs(), s.modifiers()]).toEqual([4, ['ST +4']])
      s.roll('smash', 4)
      expect(s.match.pieces[0].at).toBe(-1)
      expect(weapons.of(s.match.squads.home)).toEqual([])
      expect(s.happened('thingRemoved')).toMatchObject([{ why: 'destroyed' }])
      expect(s.happened('actionEnded')).toHaveLength(1)
    },
    'second',
  )

  rule(
    '[second 185] less does nothing, and it was his attack',
    () => {
      const s = beside()
      s.choose('smash')
      s.roll('smash', 4)
      expect(s.match.pieces[0].at).toBe(s.square('g10'))
      expect(s.happened('actionEnded')).toHaveLength(1)
    },
    'second',
  )

  rule(
    '[second 185] its own team does not attack it, nor does anybody from farther away or after a sprint',
    () => {
      const own = sceneSecond('. . . .\n. . . H1', {
        ...{ on, at: 'f9', facts: 'thing=seeSaw:g10:home weapons=seeSaw/', beside: 'a20@o20' },
      })
      own.activate('H1', '')
      expect(own.answers('smash')).toEqual([])
      const s = sceneSecond('A1 . . . .', {
        ...{ on, at: 'f6', facts: 'turn=away:1/1 thing=seeSaw:g10:home weapons=seeSaw/', beside: 'h20@o20' },
        players: { A1: ':2.4.3.3.0.0.9' },
      })
      s.activate('A1', '')
      expect(s.answers('smash')).toEqual([])
      s.step('f7', 'f8', 'f9')
      expect(s.answers('smash')).toEqual([])
    },
    'second',
  )
})

describe('spiking the cannon', () => {
  const attacked = (facts = CANNON): Scene => {
    const s = sceneSecond('. A1 .', {
      ...{ on, at: 'f2', facts: `turn=away:1/1 ${facts}`, beside: `${LOADED} h1@f1+gunner` },
    })
    s.activate('A1', '')
    s.choose('smash', { square: 'g2', option: 'cannon' })
    return s
  }

  for (const face of [5, 6])
    rule(
      `[second 190] an opponent next to it, instead of a block: a D6 of ${face} does it, and nobody fires it again`,
      () => {
        const s = attacked()
        expect([s.needs(), s.modifiers()]).toEqual([5, []])
        s.roll('spikeCannon', face)
        expect(s.match.pieces[0].marks).toEqual(['spiked'])
        expect(s.happened('actionEnded')).toHaveLength(1)
        s.expectTurnOf('home')
        s.endTurn()
        s.expectTurnOf('away')
        s.activate('A1', '')
        expect(s.answers('smash')).toEqual([])
      },
      'second',
    )

  rule(
    '[second 190] on less nothing happens',
    () => {
      const s = attacked()
      s.roll('spikeCannon', 4)
      expect(s.match.pieces[0].marks).toEqual([])
      s.endTurn()
      expect(s.waits()).toBe('home fireCannon')
    },
    'second',
  )

  rule(
    '[second 190] its own team never does, and nobody from farther away',
    () => {
      const own = sceneSecond('. H1 .', { on, at: 'f2', facts: CANNON, beside: `${LOADED} a20@o20` })
      own.activate('H1', '')
      expect(own.answers('smash')).toEqual([])
      const s = sceneSecond('. . A1 .', { on, at: 'f2', facts: `turn=away:1/1 ${CANNON}`, beside: `${LOADED} h1@o1` })
      s.activate('A1', '')
      expect(s.answers('smash')).toEqual([])
    },
    'second',
  )
})
