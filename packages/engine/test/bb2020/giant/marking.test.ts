// The Giant's base and facing: four squares, eight that he marks, four behind him. Pictures show his top left square.
import { describe, expect } from 'vitest'
import { lineUpBb2020 } from '../../support/bb2020.ts'
import { newGame } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const GIANT = ':6.7.5.5.11+giant'

/** H1 is a Giant on g11, g12, h11 and h12. */
const around = (square: string, more = ''): Scene =>
  scene('. . . .\n. H1 . .\n. . . .\n. . . .', { players: { H1: `${GIANT}${more}` }, beside: `a1@${square}` })

/** Whether the opponent must dodge to leave. */
const isMarked = (square: string, facing: string): boolean => {
  const s = scene('. . . .\n. H1 . .\n. . . .\n. . . .', {
    players: { H1: `${GIANT}${facing}` },
    beside: `a1@${square}`,
    facts: 'turn=away:1/1',
  })
  s.activate('A1', 'move')
  const step = s.answers('step')[0].split(' ')[1]
  s.step(step)
  return s.waits() === 'dice dodge' && s.roll('dodge', 6) !== null
}

const RING = 'f10 f11 f12 f13 g10 g13 h10 h13 i10 i11 i12 i13'.split(' ')

describe('his base', () => {
  rule('[bb2020 694] he takes up four squares, standing, prone and stunned', () => {
    for (const flag of ['', '.p', '.s'])
      for (const square of ['g11', 'g12', 'h11', 'h12']) expect(() => around(square, flag)).toThrow('is taken')
    expect(() => around('i11')).not.toThrow()
    expect(() => scene('H1', { at: 'o10', players: { H1: GIANT } })).toThrow('taken or off the pitch')
  })

  rule('[bb2020 694] seven traits never go with his size', () => {
    const squad = (...skills: string[]) => lineUpBb2020(11, {}, { 1: ['giant', ...skills] })
    for (const trait of ['ball-and-chain', 'right-stuff', 'swarming', 'swoop', 'leap', 'pogo-stick', 'trickster'])
      expect(() => newGame({ home: squad(trait) })).toThrow(`"giant" and "${trait}" exclude each other`)
    newGame({ home: squad('block'), away: lineUpBb2020() })
      .roll('fans', 1)
      .roll('fans', 1)
      .roll('weather', 3, 4)
      .roll('coinToss', 1)
  })

  rule('[bb2020 694] nobody can enter any of them', () => {
    const s = around('g13', '^w')
    s.endTurn()
    s.activate('A1', 'move')
    expect(s.answers('step').sort()).toEqual(['step f12', 'step f13', 'step f14', 'step g14', 'step h13', 'step h14'])
  })
})

describe('his tackle zone', () => {
  rule('[bb2020 694] covers the eight squares in front and at his sides, not the four behind him', () => {
    const behind = {
      '^n': ['i10', 'i11', 'i12', 'i13'],
      '^s': ['f10', 'f11', 'f12', 'f13'],
      '^e': ['f10', 'g10', 'h10', 'i10'],
      '^w': ['f13', 'g13', 'h13', 'i13'],
    }
    for (const [facing, squares] of Object.entries(behind))
      for (const square of RING)
        expect([facing, square, isMarked(square, facing)]).toEqual([facing, square, !squares.includes(square)])
  })

  rule('[bb2020 694] by default he faces the opponents’ end zone', () => {
    expect([around('n20').player('H1').facing, isMarked('g13', ''), isMarked('g10', '')]).toEqual(['E', true, false])
  })

  rule('[bb2020 694] he blocks only players he marks, but players behind him may block him', () => {
    const s = scene('. . . .\nA1 H1 . A2\n. . . .', { players: { H1: GIANT } })
    expect(s.answers('activate')).toContain('activate H1 block')
    s.activate('H1', 'block')
    expect(s.answers('block')).toEqual(['block A2'])
    const back = scene('. . . .\nA1 H1 . .\n. . . .', { players: { H1: GIANT } })
    expect(back.answers('activate')).not.toContain('activate H1 block')
    back.endTurn()
    back.activate('A1', 'block')
    expect(back.answers('block')).toEqual(['block H1'])
  })

  rule('[bb2020 694] he fouls and hands the ball to anybody next to him, behind him too', () => {
    const foul = scene('. . . .\nA1/ H1 . .\n. . . .', { players: { H1: GIANT } })
    foul.activate('H1', 'foul')
    foul.choose('nominate', { player: 'A1' })
    expect(foul.answers('foul')).toEqual(['foul A1'])
    const give = scene('. . . .\nH2 H1* . .\n. . . H3', { players: { H1: GIANT } })
    give.activate('H1', 'handOff')
    expect(give.answers('handOff').sort()).toEqual(['handOff H2', 'handOff H3'])
  })

  rule('[bb2020 694] he assists only against players he marks', () => {
    const dice = (facing: string): readonly string[] => {
      const s = scene('H1 . .\n. . A1 H2', { players: { H1: `${GIANT}${facing}`, A1: ':6.4.3.4.9' } })
      s.activate('H2', 'block').block('A1')
      const thrown = s.dice()
      s.roll('block', ...thrown.map(() => 3))
      return thrown
    }
    // ST 3 and an assist against ST 4, or ST 3 alone.
    expect([dice('^e').length, dice('^w').length]).toEqual([1, 2])
  })
})

describe('turning', () => {
  rule('[bb2020 694] after his Move action he may turn, even if he has not moved', () => {
    const s = scene('. . . .\n. H1 . .\n. . . .', { players: { H1: GIANT } })
    s.activate('H1', 'move').step('g12')
    s.endAction()
    expect([s.waits(), s.answers(), s.question().subject]).toEqual([
      'home facing',
      ['face N', 'face E', 'face S', 'face W'],
      'E',
    ])
    s.choose('face', { option: 'N' })
    expect([s.player('H1').facing, s.happened('turned').length]).toEqual(['N', 1])
    const still = scene('H1 .\n. .', { players: { H1: GIANT } })
    still.activate('H1', 'move')
    still.endAction()
    still.choose('face', { option: 'E' })
    expect(still.happened('turned')).toEqual([])
  })

  rule('[bb2020 694] after a follow-up he may turn, but must keep marking the player he blocked', () => {
    const s = scene('. . . . . .\n. H1 . A1 . .\n. . . . . .', { players: { H1: GIANT }, beside: 'h9@o1' })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3, 3, 3)
    s.push('g14')
    s.followUp()
    // A1 is in front of him: he cannot turn his back on him.
    expect([s.where('H1'), s.waits(), s.answers()]).toEqual(['g12', 'home facing', ['face N', 'face E', 'face S']])
    s.choose('face', { option: 'S' })
    s.expectTurnOf('home')
  })

  rule('[bb2020 694] a Block action without a follow-up does not change his facing', () => {
    const s = scene('. . . . . .\n. H1 . A1 . .\n. . . . . .', { players: { H1: GIANT }, beside: 'h9@o1' })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3, 3, 3)
    s.push('g14')
    s.stay()
    s.expectTurnOf('home')
  })
})
