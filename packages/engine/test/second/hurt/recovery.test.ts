// Who comes back from the boxes of the dug-out when play restarts. Neighbours: src/procs/match/recovery.ts, armour.test.ts.
import { describe, expect, it } from 'vitest'
import { intoBox } from '../../../src/procs/hurt/boxes.ts'
import { injuryFrame } from '../../../src/procs/hurt/injury.ts'
import { races } from '../../../src/rosters/second/races.ts'
import { recoveriesSecond } from '../../../src/tables/recoveries.ts'
import { happening } from '../../support/hurting.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

/** H1 walks the ball into the end zone, and play restarts. */
const restart = (options: SecondOptions): Scene => {
  const s = sceneSecond('H1* x', { at: 'h24', ...options })
  score(s)
  return s
}

const score = (s: Scene): void => {
  s.choose('activate', { player: 'H1' })
  s.step('x')
}

const isBack = (s: Scene, token: string): boolean => ['reserves', 'pitch'].includes(s.player(token).place)

describe('at a restart', () => {
  rule(
    '[second 360] Stunned players go to the reserves without a roll',
    () => {
      const s = restart({ beside: 'a2@stunned a3@reserves' })
      expect([s.where('A2'), s.waits()]).toEqual(['reserves', 'away setUp'])
    },
    'second',
  )

  rule(
    '[second 361] KO’d players roll a D6 each: on 4 or more they go to the reserves',
    () => {
      const s = restart({ beside: 'a2@ko a3@ko a4@reserves' })
      s.roll('recover', 3)
      s.roll('recover', 4)
      expect([s.where('A2'), s.where('A3'), s.waits()]).toEqual(['ko', 'reserves', 'away setUp'])
    },
    'second',
  )

  rule(
    '[second 361] who stays knocked out rolls again at the next one',
    () => {
      const s = restart({ beside: 'a2@ko a3@reserves', facts: 'score=0-0' })
      s.roll('recover', 1)
      s.away.choose('formation', { option: 'wall' })
      s.home.choose('formation', { option: 'wall' })
      expect(s.where('A2')).toBe('ko')
    },
    'second',
  )

  rule(
    '[second 362] injured and dead players stay out',
    () => {
      const s = restart({ beside: 'a2@injured a3@dead a4@reserves' })
      expect([s.where('A2'), s.where('A3'), s.waits()]).toEqual(['injured', 'dead', 'away setUp'])
    },
    'second',
  )

  rule(
    '[second 363, 409] Dwarfs come back from the KO’d box on 3 or more, and from no worse one',
    () => {
      const dwarf = { race: 'Dwarf' }
      const s = restart({
        beside: 'a2@ko a3@ko a4@reserves a5@injured a6@stunned',
        who: { A2: dwarf, A3: dwarf, A5: dwarf, A6: dwarf },
      })
      s.roll('recover', 2).roll('recover', 3)
      expect(['A2', 'A3', 'A5', 'A6'].map((token) => s.where(token))).toEqual(['ko', 'reserves', 'injured', 'reserves'])
    },
    'second',
  )

  rule(
    '[second 364, 418] Skeletons always come back from the Stunned and KO’d boxes, and on 4 or more from the others',
    () => {
      const who = Object.fromEntries(['A2', 'A3', 'A4', 'A5', 'A6'].map((token) => [token, { race: 'Skeleton' }]))
      const s = restart({ beside: 'a2@stunned a3@ko a4@injured a5@dead a6@dead', who })
      s.roll('recover', 4).roll('recover', 3).roll('recover', 6)
      expect(['A2', 'A3', 'A4', 'A5', 'A6'].map((token) => s.where(token))).toEqual([
        ...['reserves', 'reserves', 'reserves', 'dead', 'reserves'],
      ])
    },
    'second',
  )

  rule(
    '[second 364, 420] a Skeleton whom a Werewolf has injured or killed never comes back; knocked out he does',
    () => {
      const hurt = (dice: readonly [number, number], by: string) => {
        const s = happening('A1 H1 .', (_c, id) => injuryFrame(id('H1'), id('A1'), 'block'), {
          who: { H1: { race: 'Skeleton' }, A1: { race: by } },
          beside: 'h2@reserves',
        })
        s.roll('injury', ...dice)
        return s.player('H1')
      }
      const states = (player: { states: readonly { state: string }[] }) => player.states.map(({ state }) => state)
      expect(states(hurt([5, 5], 'Werewolf'))).toEqual(['clawed'])
      expect(states(hurt([6, 6], 'Werewolf'))).toEqual(['clawed'])
      expect(states(hurt([4, 4], 'Werewolf'))).toEqual([])
      expect(states(hurt([5, 5], 'Human'))).toEqual([])
      const s = restart({
        beside: 'a2@injured~clawed a3@injured a4@reserves',
        who: { A2: { race: 'Skeleton' }, A3: { race: 'Skeleton' } },
      })
      s.roll('recover', 4)
      expect([s.where('A2'), s.where('A3'), s.waits()]).toEqual(['injured', 'reserves', 'away setUp'])
    },
    'second',
  )

  rule(
    '[second 96] a penalised player recovers by the standard rules, whatever his race',
    () => {
      const s = happening(
        'H1 A1 A2 A3 A4',
        (c, id) => {
          intoBox(c, c.match.players[id('A1')], 'ko', 'penalty')
          intoBox(c, c.match.players[id('A2')], 'injured', 'arguing')
          intoBox(c, c.match.players[id('A3')], 'ko', 'block')
          return null
        },
        { who: { A1: { race: 'Skeleton' }, A2: { race: 'Skeleton' }, A3: { race: 'Skeleton' } } },
      )
      expect(s.player('A1').states.map(({ state }) => state)).toEqual(['penalised'])
      const later = restart({
        beside: 'a2@ko~penalised a3@injured~penalised a4@ko a5@reserves',
        who: { A2: { race: 'Skeleton' }, A3: { race: 'Skeleton' }, A4: { race: 'Dwarf' } },
      })
      // The Skeleton needs the roll of everybody, and does not come back from worse.
      later.roll('recover', 3).roll('recover', 3)
      expect(['A2', 'A3', 'A4'].map((token) => later.where(token))).toEqual(['ko', 'injured', 'reserves'])
    },
    'second',
  )

  rule(
    '[second 96] the penalty is over once he is back',
    () => {
      const s = restart({ beside: 'a2@stunned~penalised a3@ko~penalised a4@reserves', who: { A3: { race: 'Dwarf' } } })
      expect([isBack(s, 'A2'), s.player('A2').states]).toEqual([true, []])
      s.roll('recover', 4)
      expect([isBack(s, 'A3'), s.player('A3').states]).toEqual([true, []])
    },
    'second',
  )

  rule(
    'nobody recovers before the first drive, and nobody without a box rolls',
    () => {
      const s = restart({ beside: 'a2@reserves a3@reserves' })
      expect(s.waits()).toBe('away setUp')
      expect(s.happened('returned')).toEqual([])
    },
    'second',
  )
})

describe('the table of recoveries', () => {
  it('names races that there are', () => {
    const names = Object.values(races).map(({ name }): string => name)
    for (const race of [...Object.keys(recoveriesSecond.races), ...Object.values(recoveriesSecond.forGood)])
      expect(names).toContain(race)
  })
})
