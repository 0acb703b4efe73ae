// The cannon in its end zone: how it is set up and loaded, and the ruling on it. Neighbours: burst.test.ts has balls in it,
// smash.test.ts spikes it, shot.test.ts fires it, rulings.test.ts has the rulings.
import { describe, expect } from 'vitest'
import { stateFaults } from '../../../src/play/invariants.ts'
import { hasState } from '../../../src/procs/match/states.ts'
import { stopDrive } from '../../../src/procs/turn/turnover.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import {
  engineSecond,
  newSecond,
  openingSecond,
  plainSecond,
  type SecondOptions,
  sceneSecond,
} from '../../support/second.ts'

const on: readonly EditionOption[] = ['secretWeapons', 'standingUp', 'kickOff']
const CANNON = 'thing=cannon:g2:home:e:h9 weapons=cannon/'
const LOADED = 'h9@aboard+cannonball'

/** Both teams have a cannon; the Cannonball is number 2, the Gunner number 1. */
const opening = (ruling = 1, count = 11): Scene => {
  const armed = { ...plainSecond(count), weapons: [{ id: 'cannon', crew: { cannonball: [2], gunner: [1] } }] } as const
  const s = newSecond({ home: armed, away: armed }, ...on)
  s.roll('ruling', ruling).roll('ruling', 6)
  return openingSecond(s)
}

/** The home cannon on g2 with H9 in it, and a home player acts. The picture begins on f2. */
const acting = (picture: string, options: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, {
    ...{ on, at: 'f2', ...options },
    facts: `${CANNON} ${options.facts ?? ''}`.trim(),
    beside: `${LOADED} ${options.beside ?? 'a20@o20'}`,
  })
  s.activate('H1', '')
  return s
}

describe('setting up the cannon', () => {
  rule(
    '[second 186] on one square of the own end zone, facing the other half, before the team',
    () => {
      const s = opening()
      expect(s.waits()).toBe('home placeThing')
      const columns = new Set(s.home.answers().map((answer) => Number(answer.slice('place a'.length))))
      expect([...columns].sort()).toEqual([1, 2])
      expect(s.home.answers()).toHaveLength(30)
      s.home.choose('place', { square: 'g2' })
      expect(s.match.pieces).toMatchObject([{ kind: 'cannon', side: 'home', facing: 'E', solid: true, width: 1 }])
    },
    'second',
  )

  rule(
    '[second 186] its Cannonball is loaded then or not at all, and counts as one of the eleven',
    () => {
      const s = opening(1, 12)
      s.home.choose('place', { square: 'g2' })
      expect(s.waits()).toBe('home loadCannon')
      s.home.use()
      expect([s.where('H2'), s.match.pieces[0].load]).toEqual(['aboard', [s.player('H2').id]])
      s.home.choose('formation', { option: 'wall' })
      expect(s.match.players.filter(({ side, place }) => side === 'home' && place === 'pitch')).toHaveLength(10)
      expect(stateFaults(s.engine, s.match)).toEqual([])
    },
    'second',
  )

  rule(
    '[second 186] who is not loaded plays like anybody',
    () => {
      const s = opening()
      s.home.choose('place', { square: 'g2' })
      s.home.decline()
      s.home.choose('formation', { option: 'wall' })
      expect(s.player('H2').place).toBe('pitch')
    },
    'second',
  )

  rule(
    '[second 186] only with a kick-off are there cannons',
    () => {
      const weapons = (...options: readonly EditionOption[]) => [...engineSecond(...options).rules.weapons.keys()]
      expect(weapons('secretWeapons', 'kickOff')).toContain('cannon')
      expect(weapons('secretWeapons')).not.toContain('cannon')
    },
    'second',
  )
})

describe('the cannon at a restart', () => {
  /** H1 scores; the cannon is loaded with H9. */
  const scored = (ruling: number, facts = CANNON): Scene => {
    const s = sceneSecond('H1* x', {
      ...{ on, at: 'h24', facts, beside: `${LOADED} h2@reserves+gunner a1@a2 a2@reserves` },
    })
    s.activate('H1', '')
    s.step('x')
    s.roll('ruling', ruling)
    return s
  }

  rule(
    '[second 186] it stays where it is, and its Cannonball is asked again',
    () => {
      const s = scored(1)
      expect(s.where('H9')).toBe('reserves')
      s.away.choose('formation', { option: 'wall' })
      expect(s.waits()).toBe('home loadCannon')
      s.home.use()
      expect([s.where('H9'), s.match.pieces[0].at]).toEqual(['aboard', s.square('g2')])
    },
    'second',
  )

  rule(
    '[second 307] ruled off it leaves with its Cannonball; the Gunner stays',
    () => {
      const s = scored(4)
      expect(s.match.pieces[0].at).toBe(-1)
      expect([s.where('H9'), s.where('H2')]).toEqual(['ruledOff', 'reserves'])
      s.away.choose('formation', { option: 'wall' })
      expect(s.waits()).toBe('home setUp')
    },
    'second',
  )

  rule(
    '[second 307] allowed again it is set up anew, and he is back',
    () => {
      const s = sceneSecond('H1* x', {
        ...{ on, at: 'h24', facts: 'weapons=cannon:off/' },
        beside: 'h9@ruled+cannonball h2@reserves a1@a2 a2@reserves',
      })
      s.activate('H1', '')
      s.step('x')
      s.roll('ruling', 3)
      expect(s.where('H9')).toBe('reserves')
      s.away.choose('formation', { option: 'wall' })
      s.home.choose('place', { square: 'a1' })
      s.home.use()
      expect(s.where('H9')).toBe('aboard')
    },
    'second',
  )

  const SPIKED = 'thing=cannon:g2:home:e:!spiked:h9 weapons=cannon:0/'

  rule(
    '[second 190] a spiked one keeps whoever is in it, at a restart too',
    () => {
      const s = scored(1, SPIKED)
      expect(s.where('H9')).toBe('aboard')
      s.away.choose('formation', { option: 'wall' })
      expect(s.waits()).toBe('home setUp')
    },
    'second',
  )

  rule(
    '[second 307] spiked and ruled off he leaves in it, and comes back in it',
    () => {
      const s = scored(5, SPIKED)
      expect([s.where('H9'), s.match.pieces[0].at]).toEqual(['ruledOff', -1])
      const back = sceneSecond('H1* x', {
        ...{ on, at: 'h24', facts: 'weapons=cannon:off:0/' },
        beside: 'h9@ruled+cannonball~trapped h2@reserves a1@a2 a2@reserves',
      })
      back.activate('H1', '')
      back.step('x')
      back.roll('ruling', 3)
      back.away.choose('formation', { option: 'wall' })
      back.home.choose('place', { square: 'a1' })
      expect([back.where('H9'), back.match.pieces[0].marks, back.waits()]).toEqual(['aboard', ['spiked'], 'home setUp'])
    },
    'second',
  )

  rule(
    '[second 186] nobody is asked about a Cannonball who is hurt',
    () => {
      const s = sceneSecond('H1* x', {
        ...{ on, at: 'h24', facts: CANNON.replace(':h9', '') },
        beside: 'h9@injured+cannonball h2@reserves a1@a2 a2@reserves',
      })
      s.activate('H1', '')
      s.step('x')
      s.roll('ruling', 1)
      s.away.choose('formation', { option: 'wall' })
      expect(s.waits()).toBe('home setUp')
    },
    'second',
  )

  rule(
    '[second 307] spiked in this match, ruled off and allowed again, it has its Cannonball still',
    () => {
      const s = sceneSecond('. A1 . . \n . . . . \n . . . .', {
        ...{ on, at: 'f2', facts: `${CANNON} turn=away:1/1`, beside: `${LOADED} h2@a24.o a2@reserves` },
      })
      s.activate('A1', '')
      s.choose('smash', { square: 'g2' })
      s.roll('spikeCannon', 5)
      expect(hasState(s.player('H9'), 'trapped')).toBe(true)
    },
    'second',
  )

  rule(
    '[second 307] one that was spiked while it was empty comes back empty, and its Cannonball plays',
    () => {
      const s = sceneSecond('H1* x', {
        ...{ on, at: 'h24', facts: 'weapons=cannon:off:0/' },
        beside: 'h9@ruled+cannonball h2@reserves a1@a2 a2@reserves',
      })
      s.activate('H1', '')
      s.step('x')
      s.roll('ruling', 3)
      s.away.choose('formation', { option: 'wall' })
      s.home.choose('place', { square: 'a1' })
      expect([s.where('H9'), s.match.pieces[0].load, s.waits()]).toEqual(['reserves', [], 'home setUp'])
    },
    'second',
  )

  rule(
    '[second 186] a player who is all that is left does not climb in',
    () => {
      const s = sceneSecond('H9* x', {
        ...{ on, at: 'h24', facts: 'thing=cannon:g2:home:e weapons=cannon/' },
        players: { H9: '+cannonball' },
        beside: 'a1@a2 a2@reserves',
      })
      s.activate('H9', '')
      s.step('x')
      s.roll('ruling', 1)
      s.away.choose('formation', { option: 'wall' })
      expect(s.waits()).toBe('home setUp')
    },
    'second',
  )

  rule(
    '[second 186] after a restart without a touchdown it may be loaded as well',
    () => {
      const s = acting('. H1 .', { beside: 'h2@reserves a1@a2 a2@reserves' })
      stopDrive({ rules: s.engine.rules, match: s.match, events: [] })
      s.endAction()
      expect(s.waits()).toBe('home loadCannon')
    },
    'second',
  )
})
