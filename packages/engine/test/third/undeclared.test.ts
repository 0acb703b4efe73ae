// The option `undeclared`: no action is declared, and what a player does decides which of his team's actions it is.
import { describe, expect } from 'vitest'
import { beginningOf } from '../../src/forecast/beginning.ts'
import { forecastBlock, forecastMove } from '../../src/forecast/index.ts'
import { readPosition, writePosition } from '../../src/play/position.ts'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const edition = 'third:undeclared'
const open = (picture: string, more: SceneOptions = {}): Scene => scene(picture, { edition, ...more })
const acting = (picture: string, more: SceneOptions = {}): Scene => {
  const s = open(picture, more)
  s.activate('H1', '')
  return s
}
const declared = (s: Scene): readonly string[] => s.match.turn.declared

describe('what a deed decides', () => {
  rule('[third 4] with the option a player acts without an action; without it he declares one', () => {
    expect(open('H1 . A1').answers('activate')).toEqual(['activate H1'])
    expect(scene('H1 . A1').answers('activate')).toContain('activate H1 move')
  })

  rule('[third 4] walking is a Move, and uses up nothing of the team’s', () => {
    const s = acting('H1 x y .\n. . . .\nH2 . . A1', { players: { H1: ':2338' } })
    s.step('x', 'y')
    s.endAction()
    expect([declared(s), s.waits(), s.answers('activate')]).toEqual([[], 'home turn', ['activate H2']])
  })

  rule(
    '[third 4] a block without a step is a Block action: it costs nothing, ends the action, and leaves the Blitz',
    () => {
      const s = acting('H1 A1 x\n. . .\nH2 . .')
      expect(s.answers('block')).toEqual(['block A1', 'block A1 blitz'])
      s.choose('block', { player: 'A1', option: '' })
      s.roll('block', 3).push('x')
      s.stay()
      expect([s.waits(), declared(s)]).toEqual(['home turn', []])
    },
  )

  rule('[third 4] or the team’s Blitz, if its coach wants: then he may move on', () => {
    const s = acting('H1 A1 x\ny . .\nH2 A2 .', { players: { H1: ':3338+horns' } })
    s.choose('block', { player: 'A1', option: 'blitz' })
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 3, 3).push('x')
    s.stay()
    expect([s.waits(), declared(s), s.answers('block')]).toEqual(['home activation', ['blitz'], []])
    s.step('y')
    s.endAction()
    // The one Blitz is used up: who stands beside an opponent makes a Block, who walks blocks nobody.
    s.activate('H2', '')
    expect(s.answers('block')).toEqual(['block A2'])
  })

  rule('[third 4] a block after walking is the Blitz, which the team has once', () => {
    const s = acting('H1 x A1 z\n. . . .\nH2 y A2 .')
    expect(s.answers('block')).toEqual([])
    s.step('x')
    expect(s.answers('block')).toEqual(['block A1'])
    s.block('A1')
    s.roll('block', 3).push('z')
    s.stay()
    expect(declared(s)).toEqual(['blitz'])
    s.endAction()
    s.activate('H2', '').step('y')
    expect(s.answers('block')).toEqual([])
  })

  rule('[third 4] whoever stands up has moved', () => {
    const s = acting('H1/ A1 x')
    s.standUp()
    expect(s.question().subject).toBe('walking')
    s.block('A1')
    expect(declared(s)).toEqual(['blitz'])
    s.roll('block', 3).push('x')
  })

  rule('[third 4] [third 218] with Jump Up he may also stand up for a Block action, by its roll', () => {
    const s = acting('H1/ A1 x', { players: { H1: '+jump-up' } })
    expect(s.answers('standUp')).toEqual(['standUp', 'standUp block'])
    s.choose('standUp', { option: 'block' })
    s.roll('jumpUp', 6)
    expect([declared(s), s.answers()]).toEqual([[], ['endAction', 'block A1']])
  })

  rule('[third 4] a throw is the Pass, a hand-off the Hand-Off, a foul the Foul, each once a turn', () => {
    for (const [verb, kind] of [
      ['throw', 'pass'],
      ['handOff', 'handOff'],
      ['foul', 'foul'],
    ] as const) {
      const s = acting('H1* x A1/\n. H2 .')
      s.step('x')
      expect(s.answers(verb).length).toBeGreaterThan(0)
      if (verb === 'throw') s.throwTo('H2')
      else s.choose(verb)
      expect(declared(s)).toEqual([kind])
      if (verb === 'throw') s.roll('pass', 6).roll('catch', 6)
      else if (verb === 'handOff') s.roll('catch', 6)
      else s.roll('armour', 1, 1).roll('referee', 1)
      expect(s.waits()).toBe('home turn')
      s.activate('H2', '')
      expect(s.answers(verb)).toEqual([])
    }
  })

  rule('[third 4] a stunned player who acts turns over', () => {
    const s = acting('H1= . .\nH2 . A1')
    expect([s.posture('H1'), s.waits(), s.answers('activate')]).toEqual(['prone', 'home turn', ['activate H2']])
  })
})

describe('what still binds', () => {
  rule('[third 4] [third 71] opponents under scrutiny find no foul in their action', () => {
    const picture = 'H1 A1/ .\n. . A2'
    expect(acting(picture).answers('foul')).toEqual(['foul A1'])
    expect(acting(picture, { facts: 'hold=/under-scrutiny' }).answers('foul')).toEqual([])
  })

  rule('[third 4] [third 117] a Wild Animal beside an opponent must block, or step so that he still can', () => {
    const WILD = { H1: '+wild-animal' }
    const s = acting('x H1 A1\ny . .\n. A2/ .', { players: WILD })
    expect(s.answers().filter((answer) => !answer.startsWith('step'))).toEqual(['block A1', 'block A1 blitz'])
    expect(s.answers('step').length).toBeGreaterThan(0)
    const late = acting('x H1 A1\ny . .\n. A2/ .', { players: WILD, facts: 'used=blitz' })
    expect(late.answers()).toEqual(['block A1'])
    const prone = acting('x H1/ A1\ny . .\n. A2/ .', { players: WILD })
    expect(prone.answers()).toEqual(['standUp'])
    prone.standUp()
    expect(prone.answers()).not.toContain('endAction')
    const alone = acting('x H1 .\ny . .\n. . A1', { players: WILD })
    expect(alone.answers()).toContain('endAction')
    alone.step('g11')
    expect(alone.answers()).toEqual(expect.arrayContaining(['endAction', 'block A1']))
  })

  rule('[third 4] in the bonus turn of a kick-off only its actions are open', () => {
    const s = open('H1 A1 x\n. . .\nH2/ . .')
    s.match.turn.bonus = true
    const kinds = ['move', 'block', 'blitz', 'handOff', 'pass', 'foul'].filter(
      (kind) => beginningOf(s.engine, s.match, s.player('H1').id, kind) !== null,
    )
    expect(kinds).toEqual(
      ['move', 'block', 'blitz', 'foul'].filter((kind) => s.engine.rules.kickOff.bonusActions.includes(kind)),
    )
  })

  rule('[third 4] a trait that costs a player his action costs his team none', () => {
    const s = open('H1 A1 x\nH2 . .', { players: { H1: '+bone-head' } })
    s.activate('H1', '').roll('boneHead', 1)
    expect([s.waits(), declared(s)]).toEqual(['home turn', []])
  })
})

describe('what is asked beforehand', () => {
  rule('[third 4] which kinds of action a player may come to, before his action and in it', () => {
    const s = open('H1 x A1\n. . .\nH2 . .', { facts: 'used=foul' })
    const id = s.player('H1').id
    const kinds = () =>
      ['move', 'block', 'blitz', 'pass', 'foul'].filter((kind) => beginningOf(s.engine, s.match, id, kind) !== null)
    expect(kinds()).toEqual(['move', 'blitz', 'pass'])
    expect(beginningOf(s.engine, s.match, id, 'blitz')?.action?.option).toBe('')
    s.activate('H1', '').step('x')
    expect(kinds()).toEqual(['move', 'blitz', 'pass'])
    expect(beginningOf(s.engine, s.match, id, 'blitz')?.action).toBeNull()
    s.block('A1')
    s.roll('block', 3).push('f13')
    s.stay()
    expect(kinds()).toEqual(['blitz'])
  })

  rule('[third 4] forecasts take the action that is asked about: a Blitz pays for its block', () => {
    const s = open('H1 . A1\n. . .\nH2 . .', { players: { H1: ':1338' } })
    const id = s.player('H1').id
    expect(forecastMove(s.engine, s.match, id).moves).toBe(1)
    expect(forecastMove(s.engine, s.match, id, { action: 'blitz' }).deedRushes(1)).toBe(1)
    expect(forecastMove(s.engine, s.match, id).deedRushes(1)).toBe(0)
    const near = open('H1 A1 .\n. . .\nH2 . .', { players: { H1: ':3338+horns' } })
    const dice = (action: 'block' | 'blitz'): number =>
      forecastBlock(near.engine, near.match, near.player('H1').id, near.player('A1').id, { action }).dice
    expect([dice('block'), dice('blitz')]).toEqual([1, 2])
  })

  rule('[third 4] a position says that nothing is decided yet', () => {
    const s = acting('H1 x A1')
    expect(writePosition(s.match)).toContain('act=h1:open:')
    s.step('x')
    const text = writePosition(s.match)
    expect(text).toContain('act=h1:walking:')
    expect(writePosition(readPosition(text).match)).toBe(text)
    expect(() => readPosition(text.replace(edition, 'third'))).toThrow(
      /^act: in third an action is declared; write which instead of "walking", such as act=h1:move:\d\.2$/,
    )
  })
})
