// Skills of second that change armour and injury rolls, by the numbers of the star cards. Neighbours: src/skills/hurting.ts,
// armour.test.ts.
import { describe, expect } from 'vitest'
import { intoBox } from '../../../src/procs/hurt/boxes.ts'
import { knockDownFrame } from '../../../src/procs/hurt/knockDown.ts'
import { happening } from '../../support/hurting.ts'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'

/** A1 goes down because of H1: the modifiers of his armour and injury rolls. */
const blow = (skills: string, why: string, victim = ''): readonly (readonly string[])[] => {
  const s = happening('H1 A1 .', (_c, id) => knockDownFrame(id('A1'), why, { by: id('H1') }), {
    players: { H1: skills, A1: victim },
  })
  const armour = s.modifiers()
  s.roll('armour', 6, 6)
  const injury = s.modifiers()
  s.roll('injury', 1, 3)
  return [armour, injury]
}

describe('Mighty Blow', () => {
  rule(
    '[second 288] takes its level off the AV and adds half of it, rounding up, to the injury: 1/1, 2/1 and 3/2 as on the cards',
    () => {
      const of = (level: number) => blow(`+mighty-blow-${level}`, 'block')
      expect(of(1)).toEqual([['mighty-blow-1 +1'], ['mighty-blow-1 +1']])
      expect(of(2)).toEqual([['mighty-blow-2 +2'], ['mighty-blow-2 +1']])
      expect(of(3)).toEqual([['mighty-blow-3 +3'], ['mighty-blow-3 +2']])
      expect(of(4)).toEqual([['mighty-blow-4 +4'], ['mighty-blow-4 +2']])
    },
    'second',
  )

  rule(
    "[second 287] Borg'th's own is of level 2 and adds 2 to injuries",
    () => {
      expect(blow('+mighty-blow-2-grave', 'block')).toEqual([['mighty-blow-2-grave +2'], ['mighty-blow-2-grave +2']])
    },
    'second',
  )

  rule(
    '[second 91] counts in fouls and spearings as in blocks and charges',
    () => {
      for (const why of ['block', 'charge', 'evade', 'foul', 'spear'])
        expect(blow('+mighty-blow-1', why), why).toEqual([['mighty-blow-1 +1'], ['mighty-blow-1 +1']])
    },
    'second',
  )

  rule(
    '[second 288] does not count in a push, a tackle or a boot',
    () => {
      for (const why of ['push', 'tackle', 'boot']) expect(blow('+mighty-blow-1', why), why).toEqual([[], []])
    },
    'second',
  )
})

describe('Dirty Tackle', () => {
  rule(
    '[second 288] takes its level off the AV after the own tackle, and adds 1 to the injury; it counts in no block',
    () => {
      expect(blow('+dirty-tackle-1', 'tackle')).toEqual([['dirty-tackle-1 +1'], ['dirty-tackle-1 +1']])
      expect(blow('+dirty-tackle-1', 'block')).toEqual([[], []])
    },
    'second',
  )

  rule(
    '[second 288] it counts though the tackler has fallen too, and nobody but the tackler has it',
    () => {
      const s = happening('H1/ A1 .', (_c, id) => knockDownFrame(id('A1'), 'tackle', { by: id('H1') }), {
        on: ['standingUp'],
        players: { H1: '+dirty-tackle-2' },
      })
      expect(s.modifiers()).toEqual(['dirty-tackle-2 +2'])
      s.roll('armour', 1, 2)
      const other = happening('H1 A1 H2', (_c, id) => knockDownFrame(id('A1'), 'tackle', { by: id('H2') }), {
        players: { H1: '+dirty-tackle-2' },
      })
      expect(other.modifiers()).toEqual([])
      other.roll('armour', 1, 2)
    },
    'second',
  )
})

describe('Toughness and Thick Skull', () => {
  rule(
    '[second 288] Toughness takes its level off injury rolls, and leaves armour as it is',
    () => {
      expect(blow('', 'block', '+toughness-3')).toEqual([[], ['toughness-3 -3']])
    },
    'second',
  )

  /** Where a player with Thick Skull ends after a result. */
  const box = (to: 'stunnedBox' | 'ko' | 'injured' | 'dead', why: string): string => {
    const s = happening(
      'H1 A1 .',
      (c, id) => {
        intoBox(c, c.match.players[id('A1')], to, why)
        return null
      },
      { players: { A1: '+thick-skull' } },
    )
    return s.where('A1')
  }

  rule(
    '[second 289] Thick Skull: stunned he goes to the reserves, knocked out to the Stunned box; worse is as for everybody',
    () => {
      expect([box('stunnedBox', 'block'), box('ko', 'block')]).toEqual(['reserves', 'stunnedBox'])
      expect([box('injured', 'block'), box('dead', 'block')]).toEqual(['injured', 'dead'])
      const rolled = happening('H1 A1 .', (_c, id) => knockDownFrame(id('A1'), 'block', { by: id('H1') }), {
        players: { A1: '+thick-skull' },
      })
      rolled.roll('armour', 6, 6).roll('injury', 4, 4)
      expect(rolled.where('A1')).toBe('stunnedBox')
    },
    'second',
  )

  rule(
    '[second 289, 376] who was stunned and has a Thick Skull comes on again on his feet as his next turn starts',
    () => {
      const s = sceneSecond('H1 x . H2 . A1', {
        on: ['standingUp'],
        facts: 'act=h1:walking:0.2',
        players: { H1: '+thick-skull' },
      })
      s.step('x').roll('goForIt', 1).roll('armour', 6, 6).roll('injury', 2, 3)
      expect(s.where('H1')).toBe('reserves')
      s.home.endTurn()
      s.away.endTurn()
      expect(s.waits()).toBe('home substitute')
      s.home.choose('place', { player: 'H1', square: s.home.answers('place')[0].split(' ')[2] })
      expect([s.posture('H1'), s.home.answers('activate')]).toEqual(['standing', ['activate H1', 'activate H2']])
    },
    'second',
  )

  rule(
    '[second 96] a penalty is no blow: Thick Skull does not shorten it',
    () => {
      expect([box('stunnedBox', 'penalty'), box('ko', 'arguing')]).toEqual(['stunnedBox', 'ko'])
    },
    'second',
  )
})
