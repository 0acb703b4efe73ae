// Skills of a dodging player and his opponents: Break Tackle, Diving Tackle, Prehensile Tail, Titchy, Two Heads.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 has moved from f11 to x, out of A1's tackle zone: his dodge is pending. */
const dodging = (players: Record<string, string>, picture = 'x H1 A1\n. . .\nH2 . .', facts = ''): Scene =>
  scene(picture, { players, facts }).activate('H1', 'move').step('x')

const STRONG = ':6528+break-tackle'
const asked = (s: Scene): string =>
  s.waits().endsWith('useSkill') ? `${s.waits()} ${s.question().subject}` : s.waits()

describe('Break Tackle', () => {
  rule('[bugman 385] [crp 113] strength counts for agility in a dodge, chosen once the die is seen', () => {
    const s = dodging({ H1: STRONG })
    expect(s.needs()).toBe(4)
    s.roll('dodge', 3)
    expect([asked(s), s.question().roll?.faces]).toEqual(['home useSkill break-tackle', [3]])
    s.use()
    expect([s.waits(), s.posture('H1'), s.explain().base]).toEqual(['home activation', 'standing', 2])
    const declined = dodging({ H1: STRONG }).roll('dodge', 3)
    declined.decline()
    declined.roll('armour', 1, 1)
    expect([declined.posture('H1'), declined.turnovers()]).toEqual(['prone', ['knockedDown']])
  })

  rule('[bugman 385] not offered if it cannot help: a good roll, no more strength than agility, no dodge', () => {
    expect(dodging({ H1: STRONG }).roll('dodge', 4).waits()).toBe('home activation')
    const agile = dodging({ H1: ':6338+break-tackle' }).roll('dodge', 2)
    expect(agile.waits()).toBe('dice armour')
    agile.roll('armour', 1, 1)
    const leap = scene('x . H1 A1\nH2 . . .', { players: { H1: `${STRONG}+leap` } })
    leap.activate('H1', 'move').choose('leap', { square: 'x' })
    leap.roll('leap', 4).roll('armour', 1, 1)
    const far = scene('H1 x . A1\nH2 . . .', { players: { H1: STRONG }, facts: 'act=h1:move:0.2' })
    far.step('x').roll('goForIt', 1).roll('armour', 1, 1)
    expect([leap.posture('H1'), far.posture('H1')]).toEqual(['prone', 'prone'])
  })

  rule('[bugman 386] once a turn', () => {
    const s = dodging({ H1: STRONG }, '. A2 . .\ny x H1 A1\n. . . .\nH2 . . .')
    s.roll('dodge', 2).use()
    expect(s.where('H1')).toBe('x')
    s.step('y').roll('dodge', 2)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 1)
  })

  rule('[bugman 386] declined on the first roll, it may be used on the re-roll', () => {
    const s = dodging({ H1: STRONG }, undefined, 'rr=1/0').roll('dodge', 1)
    s.decline()
    s.reroll('team')
    s.roll('dodge', 2).use()
    expect([s.where('H1'), s.posture('H1'), s.waits()]).toEqual(['x', 'standing', 'home activation'])
  })

  rule('[bugman 385] used on the first roll, strength counts for the re-roll of that dodge too', () => {
    const s = dodging({ H1: STRONG }, undefined, 'rr=1/0').roll('dodge', 1)
    s.use()
    s.reroll('team')
    expect(s.needs()).toBe(2)
    s.roll('dodge', 2)
    expect([s.waits(), s.posture('H1')]).toEqual(['home activation', 'standing'])
  })

  rule('[bugman 385, 415] the dodger’s coach decides first; a good roll can be made safer against a dive', () => {
    const players = { H1: STRONG, A1: '+diving-tackle' }
    const safe = dodging(players).roll('dodge', 4)
    expect(asked(safe)).toBe('home useSkill break-tackle')
    safe.use()
    expect(asked(safe)).toBe('away useSkill diving-tackle')
    safe.away.use()
    expect([safe.posture('H1'), safe.posture('A1'), safe.waits()]).toEqual(['standing', 'prone', 'home activation'])
    const bold = dodging(players).roll('dodge', 4)
    bold.decline()
    bold.away.use()
    bold.roll('armour', 1, 1)
    expect(bold.posture('H1')).toBe('prone')
  })

  rule('[bugman 385, 415] Diving Tackle works against a dodge saved by it', () => {
    const s = dodging({ H1: STRONG, A1: '+diving-tackle' }).roll('dodge', 2)
    s.use()
    expect([asked(s), s.question().roll?.passed]).toEqual(['away useSkill diving-tackle', true])
    s.away.use()
    s.roll('armour', 1, 1)
    expect([s.posture('H1'), s.where('A1')]).toEqual(['prone', 'f11'])
  })
})

describe('Diving Tackle', () => {
  const DIVER = { A1: '+diving-tackle' }

  rule('[bugman 415] -2 on a dodge out of his zone, if his coach wants to, once he has seen the roll', () => {
    const s = dodging(DIVER)
    expect(s.modifiers()).toEqual(['dodge +1'])
    s.roll('dodge', 4)
    expect([asked(s), s.question().roll?.faces]).toEqual(['away useSkill diving-tackle', [4]])
    s.away.use()
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 1)
    expect([s.where('H1'), s.posture('H1'), s.turnovers()]).toEqual(['x', 'prone', ['knockedDown']])
    const spared = dodging(DIVER).roll('dodge', 4)
    spared.away.decline()
    expect([spared.posture('H1'), spared.where('A1'), spared.waits()]).toEqual(['standing', 'f12', 'home activation'])
  })

  rule('[bugman 415] not against a leap, nor for one whose zone was not left, nor with a ball and chain', () => {
    const leap = scene('x . H1 A1\nH2 . . .', { players: { ...DIVER, H1: '+leap' } })
    leap.activate('H1', 'move').choose('leap', { square: 'x' })
    leap.roll('leap', 4)
    expect(leap.waits()).toBe('home activation')
    const apart = dodging({ A2: '+diving-tackle' }, 'x H1 A1\n. . .\nH2 . A2').roll('dodge', 3)
    expect(apart.waits()).toBe('home activation')
    const chained = dodging({ A1: '+ball-and-chain+diving-tackle' }).roll('dodge', 3)
    expect(chained.waits()).toBe('home activation')
  })

  rule('[bugman 416] one diver a dodge; the next is asked only if the first one will not', () => {
    const both = { A1: '+diving-tackle', A2: '+diving-tackle' }
    const s = dodging(both, 'x H1 A1\n. . A2\nH2 . .').roll('dodge', 4)
    s.away.use()
    s.roll('armour', 1, 1)
    expect([s.posture('A1'), s.posture('A2')].sort()).toEqual(['prone', 'standing'])
    const second = dodging(both, 'x H1 A1\n. . A2\nH2 . .').roll('dodge', 4)
    const first = second.question().player
    second.away.decline()
    expect([asked(second), second.question().player === first]).toEqual(['away useSkill diving-tackle', false])
    second.away.decline()
    expect(second.waits()).toBe('home activation')
  })

  rule('[bugman 417] not used on the first roll, it may be used on the re-roll', () => {
    const s = dodging({ ...DIVER, H1: '+dodge' }).roll('dodge', 2)
    s.reroll('dodge')
    s.roll('dodge', 4)
    expect(asked(s)).toBe('away useSkill diving-tackle')
    s.away.use()
    s.roll('armour', 1, 1)
    const waited = dodging({ ...DIVER, H1: '+pro' }).roll('dodge', 4)
    waited.away.decline()
    waited.reroll('pro')
    waited.roll('pro', 4).roll('dodge', 3)
    expect(asked(waited)).toBe('away useSkill diving-tackle')
  })

  rule('[bugman 417] used on the first roll, it counts on the re-roll too and nobody is asked again', () => {
    for (const face of [4, 5]) {
      const s = dodging({ ...DIVER, H1: '+dodge' }).roll('dodge', 4)
      s.away.use()
      s.reroll('dodge')
      expect([s.needs(), s.modifiers()]).toEqual([5, ['dodge +1', 'diving-tackle -2']])
      s.roll('dodge', face)
      if (face === 4) s.roll('armour', 1, 1)
      expect([s.posture('H1'), s.where('A1')]).toEqual([face === 4 ? 'prone' : 'standing', 'f11'])
      expect(s.happened('moved').filter((event) => 'how' in event && event.how === 'diving-tackle')).toHaveLength(1)
    }
  })

  rule('[bugman 418] he lies in the square that was left before any armour roll, and rolls none himself', () => {
    const s = dodging(DIVER).roll('dodge', 4)
    s.away.use()
    expect([s.waits(), s.where('A1'), s.posture('A1')]).toEqual(['dice armour', 'f11', 'prone'])
    expect(s.explain().player).toBe(s.player('H1').id)
    s.roll('armour', 1, 1)
    s.expectTurnOf('away')
  })

  rule('[bugman 418] he lies there too when the dodge still succeeds', () => {
    const s = dodging(DIVER).roll('dodge', 6)
    s.away.use()
    expect([s.where('A1'), s.posture('A1'), s.posture('H1')]).toEqual(['f11', 'prone', 'standing'])
    s.step('e10')
    expect([s.waits(), s.turnovers()]).toEqual(['home activation', []])
  })

  rule('[bugman 418] a ball he held bounces from there, after the dodger’s armour roll', () => {
    const s = dodging(DIVER, 'x H1 A1*\n. . .\nH2 . .').roll('dodge', 6)
    s.away.use()
    s.roll('bounce', 2)
    expect([s.ball(), s.waits(), s.turnovers()]).toEqual(['ground e11', 'home activation', []])
    const falls = dodging(DIVER, 'x H1 A1*\n. . .\nH2 . .').roll('dodge', 3)
    falls.away.use()
    falls.roll('armour', 1, 1).roll('bounce', 2)
    expect(falls.ball()).toBe('ground e11')
  })
})

describe('what else counts', () => {
  rule('[bugman 508] [crp 126] [third 233] each tail whose tackle zone is left takes 1 off the dodge', () => {
    const picture = 'x H1 A1\n. . A2\nH2 . A3'
    const tail = '+prehensile-tail'
    expect(dodging({ A1: tail }, picture).roll('dodge', 6).modifiers()).toEqual(['dodge +1', 'prehensile-tail -1'])
    const two = dodging({ A1: tail, A2: tail, A3: tail }, picture)
    expect([two.needs(), two.modifiers()]).toEqual([5, ['dodge +1', 'prehensile-tail -1', 'prehensile-tail -1']])
    two.roll('dodge', 4).roll('armour', 1, 1)
    for (const state of ['.p', '.s', '~confused.z']) {
      const none = dodging({ A1: `${tail}${state}` }, picture)
      expect(none.modifiers(), state).toEqual(['dodge +1'])
      none.roll('dodge', 6)
    }
  })

  rule('[bugman 509] a tail does nothing to a leap, nor to a step that needs no dodge', () => {
    const s = scene('x . H1 A1\nH2 . . .', { players: { H1: '+leap', A1: '+prehensile-tail' } })
    s.activate('H1', 'move').choose('leap', { square: 'x' })
    expect([s.needs(), s.modifiers()]).toEqual([4, []])
    s.roll('leap', 4)
    const follow = scene('. A2 .\nH1 A1 x\nH2 . .', { players: { A2: '+prehensile-tail' } })
    follow.activate('H1', 'block').block('A1')
    follow.roll('block', 4).push('x')
    follow.followUp()
    expect([follow.where('H1'), follow.happened('rolled')]).toMatchObject(['g11', [{ roll: { roll: 'block' } }]])
  })

  rule('[bugman 581] Titchy adds 1 to his own dodges', () => {
    const s = dodging({ H1: '+titchy' })
    expect([s.needs(), s.modifiers()]).toEqual([2, ['dodge +1', 'titchy +1']])
    s.roll('dodge', 2)
  })

  rule('[bugman 582] dodging into his zone costs nothing, but leaving it needs a roll', () => {
    const s = dodging({ A2: '+titchy', A3: '+titchy' }, 'A3 . .\nx H1 A1\nA2 . .\nH2 . .')
    expect([s.needs(), s.modifiers()]).toEqual([3, ['dodge +1']])
    s.roll('dodge', 3).step('f11')
    expect(s.waits()).toBe('dice dodge')
    s.roll('dodge', 6)
  })

  rule('[bugman 583, 584] Two Heads adds 1, on top of Titchy, but not to a leap', () => {
    expect(dodging({ H1: '+two-heads' }).roll('dodge', 2).modifiers()).toEqual(['dodge +1', 'two-heads +1'])
    const both = dodging({ H1: ':6328+two-heads+titchy' })
    expect([both.needs(), both.modifiers()]).toEqual([2, ['dodge +1', 'two-heads +1', 'titchy +1']])
    both.roll('dodge', 2)
    const leap = scene('x . H1 A1\nH2 . . .', { players: { H1: '+leap+two-heads+titchy' } })
    leap.activate('H1', 'move').choose('leap', { square: 'x' })
    expect([leap.needs(), leap.modifiers()]).toEqual([4, []])
    leap.roll('leap', 4)
  })

  rule('[crp 85] all of it adds up', () => {
    const players = { H1: '+titchy+two-heads', A1: '+prehensile-tail+diving-tackle', A3: '+titchy' }
    const s = dodging(players, '. A2 .\nx H1 A1\nH2 A3 .')
    const before = ['dodge +1', 'tackleZone -1', 'titchy +1', 'two-heads +1', 'prehensile-tail -1']
    expect([s.needs(), s.modifiers()]).toEqual([3, before])
    s.roll('dodge', 5).away.use()
    expect([s.modifiers(), s.needs(), s.posture('H1')]).toEqual([[...before, 'diving-tackle -2'], 5, 'standing'])
    const small = dodging({ ...players, H1: '+stunty' }, '. A2 .\nx H1 A1\nH2 A3 .')
    expect(small.modifiers()).toEqual(['dodge +1', 'prehensile-tail -1'])
    small.roll('dodge', 5).away.use()
    small.roll('armour', 1, 1)
  })
})
