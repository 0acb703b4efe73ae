// Referees who see a foul: the line, alertness, the wrong man, penalties and their boxes. Neighbours: fouls.test.ts, arguing.test.ts.
import { describe, expect, it } from 'vitest'
import { refereesSeeing, sightLine, sightLines } from '../../../src/procs/foul/sightLine.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const refereed = (picture: string, options: SecondOptions = {}): Scene =>
  sceneSecond(picture, { on: ['fouls', 'referees'], ...options })

const fouled = (picture: string, option: string, die: number, options: SecondOptions = {}): Scene => {
  const s = refereed(picture, options)
  s.choose('activate', { player: 'H1' })
  s.choose('foul', { player: 'A1', option })
  return s.roll('foul', die)
}

const seeing = (picture: string, players: SecondOptions['players'] = {}): readonly string[] => {
  const s = refereed(picture, { players })
  const { match, engine } = s
  return refereesSeeing(engine.rules.pitch, match, s.player('H1')).map((id) => `N${match.players[id].who.number}`)
}

describe('a referee’s line of sight', () => {
  rule('[second 92] it is blocked by players who stand in it, of either side', () => {
    expect(seeing('H1 . . . N1')).toEqual(['N1'])
    expect(seeing('H1 . A1 . N1')).toEqual([])
    expect(seeing('H1 . H2 . N1')).toEqual([])
    expect(seeing('H1 . . . . \n . A1 . . . \n . . N1 . .')).toEqual([])
  })

  rule('[second 92] it is blocked neither by players who lie nor by referees', () => {
    expect(seeing('H1 A1/ A2_ N1 N2')).toEqual(['N1', 'N2'])
  })

  rule('[second 92] it goes from centre to centre: it must cross a square, and to touch a corner is not enough', () => {
    // One up, two across: the line goes through the squares on both sides of the middle.
    expect(seeing('H1 A1 . \n . . N1')).toEqual([])
    expect(seeing('H1 . . \n . A1 N1')).toEqual([])
    expect(seeing('H1 . A1 \n . . N1')).toEqual(['N1'])
    // Along a diagonal it only touches the corners beside it.
    expect(seeing('H1 A1 . \n A2 . A3 \n . A4 N1')).toEqual(['N1'])
    // Three across, one up: through the end of the second square and the beginning of the third.
    expect(seeing('H1 . A1 . \n . . . N1')).toEqual(['N1'])
    expect(seeing('H1 . . . \n . . A1 N1')).toEqual([])
  })

  rule('[second 92] of a big base the centre counts, and all its squares block', () => {
    const large = { H1: '+large' }
    // From the corner of the four squares, one and a half rows down.
    expect(seeing('H1 . . . . N1', large)).toEqual(['N1'])
    expect(seeing('H1 . . A1 . N1 \n . . . . .', large)).toEqual([])
    expect(seeing('H1 . . . . N1 \n . . . . A1', large)).toEqual(['N1'])
    expect(seeing('. . A1 . . \n H1 . . . N1', { A1: '+large' })).toEqual([])
  })

  rule('[second 93] a referee who lies sees nothing', () => {
    expect(seeing('H1 . N1/ . N2_')).toEqual([])
  })

  it('can be drawn: who stands in the way of which referee', () => {
    const s = refereed('N2 H1 . A1 H2 . N1')
    const { pitch } = s.engine.rules
    const lines = sightLines(pitch, s.match, s.player('H1'))
    expect(lines).toEqual([
      {
        referee: s.player('N1').id,
        player: s.player('H1').id,
        blockers: [s.player('H2').id, s.player('A1').id],
        things: [],
      },
      { referee: s.player('N2').id, player: s.player('H1').id, blockers: [], things: [] },
    ])
    expect(sightLine(pitch, s.match, s.player('N1'), s.player('H2')).blockers).toEqual([])
  })
})

describe('a foul that is seen', () => {
  rule(
    '[second 93] each standing referee with a line rolls: on 2 and 3 he misses it, on 4 the fouler is penalised',
    () => {
      const s = fouled('N2 H1 A1/ . N1 \n H2 . N3/ . .', 'sneaky', 3)
      expect(s.modifiers()).toEqual([])
      s.roll('alertness', 2).roll('alertness', 3)
      s.expectTurnOf('home')
      expect(s.happened('penalised')).toEqual([])
      const seen = fouled('H1 A1/ . N1 \n H2 .', 'sneaky', 3).roll('alertness', 4).roll('penalty', 3)
      expect([seen.where('H1'), seen.where('A1')]).toEqual(['stunnedBox', 'f11'])
      expect(seen.happened('penalised')).toMatchObject([{ why: 'foul', to: 'stunnedBox', by: seen.player('N1').id }])
      seen.expectTurnOf('home')
    },
  )

  rule('[second 93] a blatant foul is seen on 3', () => {
    const s = fouled('H1 A1/ . N1 \n H2 .', 'blatant', 3)
    expect(s.modifiers()).toEqual(['blatant +1'])
    s.roll('alertness', 3).roll('penalty', 1)
    expect(s.where('H1')).toBe('stunnedBox')
  })

  rule('[second 93] what the foul did comes first, and the line is looked along afterwards', () => {
    // The fouler lies on his face, and is seen.
    const s = fouled('H1 A1/ . N1 \n H2 .', 'sneaky', 1).roll('armour', 1, 1).roll('alertness', 6).roll('penalty', 1)
    expect(s.where('H1')).toBe('stunnedBox')
    // Who has left the pitch is not seen.
    const gone = fouled('H1 A1/ . N1 \n H2 .', 'sneaky', 1).roll('armour', 6, 6).roll('injury', 1, 1)
    gone.expectTurnOf('home')
  })

  rule('[second 94] on 1 the victim is penalised instead', () => {
    const s = fouled('H1 A1/ . N1 \n H2 .', 'sneaky', 3).roll('alertness', 1)
    expect(s.modifiers()).toEqual([])
    s.roll('penalty', 4)
    expect([s.where('H1'), s.where('A1')]).toEqual(['f10', 'ko'])
    expect(s.happened('penalised')).toMatchObject([{ player: s.player('A1').id, why: 'wrongMan', to: 'ko' }])
  })

  rule('[second 94] the worse of his injury and the penalty counts', () => {
    const crushed = (injury: readonly [number, number], penalty: number): Scene =>
      fouled('H1 A1/ . N1 \n H2 .', 'sneaky', 6)
        .roll('injury', ...injury)
        .roll('alertness', 1)
        .roll('penalty', penalty)
    const states = (s: Scene): readonly string[] => s.player('A1').states.map(({ state }) => state)
    const milder = crushed([5, 5], 5)
    expect([milder.where('A1'), states(milder)]).toEqual(['injured', []])
    const worse = crushed([1, 1], 6)
    expect([worse.where('A1'), states(worse)]).toEqual(['injured', ['penalised']])
    expect(crushed([6, 6], 6).where('A1')).toBe('dead')
    // Of two that are alike the injury counts: he recovers by his own rules.
    const alike = crushed([4, 4], 4)
    expect([alike.where('A1'), states(alike)]).toEqual(['ko', []])
  })

  rule('[second 93] of the penalties that several referees give the worst counts', () => {
    const s = fouled('N2 H1 A1/ . N1 \n H2 .', 'sneaky', 3)
    s.roll('alertness', 5).roll('penalty', 6).roll('alertness', 5).roll('penalty', 1)
    expect(s.where('H1')).toBe('injured')
    expect(s.happened('removed')).toHaveLength(1)
  })

  rule('[second 93] [second 94] so too if several take the victim for the fouler', () => {
    const s = fouled('N2 H1 A1/ . N1 \n H2 .', 'sneaky', 3)
    s.roll('alertness', 1).roll('penalty', 5).roll('alertness', 1).roll('penalty', 1)
    expect([s.where('H1'), s.where('A1')]).toEqual(['f11', 'ko'])
  })

  rule('[second 93] [second 94] one referee may penalise the fouler and another the victim', () => {
    const s = fouled('N2 H1 A1/ . N1 \n H2 .', 'sneaky', 3)
    s.roll('alertness', 5).roll('penalty', 1).roll('alertness', 1).roll('penalty', 4)
    expect([s.where('H1'), s.where('A1')]).toEqual(['stunnedBox', 'ko'])
  })

  rule('[second 95] a penalty is Stunned on 1 to 3, KO’d on 4 and 5 and Injured on 6', () => {
    const boxes = [1, 2, 3, 4, 5, 6].map((die) =>
      fouled('H1 A1/ . N1 \n H2 .', 'sneaky', 3).roll('alertness', 4).roll('penalty', die).where('H1'),
    )
    expect(boxes).toEqual(['stunnedBox', 'stunnedBox', 'stunnedBox', 'ko', 'ko', 'injured'])
  })

  rule('[second 95] a blatant foul adds 1 to it', () => {
    const boxes = [2, 3, 5, 6].map((die) => {
      const s = fouled('H1 A1/ . N1 \n H2 .', 'blatant', 3).roll('alertness', 4)
      expect(s.modifiers()).toEqual(['blatant +1'])
      return s.roll('penalty', die).where('H1')
    })
    expect(boxes).toEqual(['stunnedBox', 'ko', 'injured', 'injured'])
  })

  rule('[second 96] penalised players recover by the standard rules, whatever their race', () => {
    const s = fouled('H1 A1/ . N1 \n H2 .', 'sneaky', 3, { who: { H1: { race: 'Skeleton' } } })
    s.roll('alertness', 4).roll('penalty', 6)
    expect(s.player('H1').states).toEqual([{ state: 'penalised', until: 'recovery' }])
    const restart = sceneSecond('H1 \n A1', {
      on: ['referees'],
      facts: 'referees=0 act=h2:open:4.0',
      beside: 'h2@h24.o h3@ko~penalised h4@injured~penalised h5@injured h6@stunned~penalised',
      who: { H3: { race: 'Dwarf' }, H4: { race: 'Skeleton' }, H5: { race: 'Skeleton' }, H6: { race: 'Skeleton' } },
    })
    restart.step('h25')
    // A Dwarf would wake on 3; a Skeleton would be put together again.
    restart.roll('recover', 3).roll('recover', 4)
    expect(['H3', 'H4', 'H5', 'H6'].map((token) => restart.where(token))).toEqual([
      ...['ko', 'injured', 'reserves', 'reserves'],
    ])
    expect(restart.player('H6').states).toEqual([])
  })

  rule('what referees roll affects those whom they judge: their own re-rolls may be used', () => {
    const on = ['fouls', 'referees', 'rerolls'] as const
    const s = fouled('H1 A1/ . N1 \n H2 .', 'sneaky', 3, { on, players: { H1: '+luck-1' } })
    s.home.choose('keep')
    s.roll('alertness', 4)
    s.home.choose('keep')
    s.roll('penalty', 6)
    s.home.choose('reroll', { player: 'H1' })
    s.roll('penalty', 1)
    expect(s.where('H1')).toBe('stunnedBox')
  })

  rule('a carrier who is sent off drops the ball, which scatters once', () => {
    const s = fouled('H1* A1/ . N1 \n H2 .', 'sneaky', 3).roll('alertness', 4).roll('penalty', 1).roll('bounce', 2)
    expect([s.where('H1'), s.ball(), s.turnover()]).toEqual(['stunnedBox', 'ground e10', ''])
    s.expectTurnOf('home')
  })
})
