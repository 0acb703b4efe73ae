// Ganging up: several attackers on one victim. Neighbours: examples.test.ts, push.test.ts.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { sceneSecond } from '../../support/second.ts'
import { lastRoll } from './lastRoll.ts'

const FACTS = 'act=h1:open:4.0'
const OGRE = ':5.1.7.2.-1.-1.11'

rule(
  '[second 24] nobody takes part who stands in the zone of another opponent, or has acted, or lies',
  () => {
    const s = sceneSecond('H1 H2 H3\nH5/ A1 H4\n. . A2', {
      ...{ facts: FACTS, on: ['gangUp'] },
      players: { A1: OGRE, H3: '.d' },
    })
    s.choose('gangUp', { player: 'A1' })
    expect(s.answers()).toEqual(['done', 'gangUp H2', 'activate H2', 'activate H4'])
  },
  'second',
)

rule(
  '[second 24] who stands in the zone of another opponent starts no gang, but may block',
  () => {
    const s = sceneSecond('H1 A1 H2\nA2 . .', { facts: FACTS, on: ['gangUp'] })
    expect([s.answers('gangUp'), s.answers('block')]).toEqual([[], ['block A1', 'block A2']])
  },
  'second',
)

rule(
  '[second 24] there is no gang without a team-mate who could come',
  () => {
    const s = sceneSecond('H1 A1 . . . . . H2', { facts: FACTS, on: ['gangUp'] })
    expect(s.answers('gangUp')).toEqual([])
  },
  'second',
)

rule(
  '[second 295] team-mates move in before the one roll, and use their action up, in the gang or not',
  () => {
    const s = sceneSecond('H1 A1 x . H2 . . . . H9\n. . . y H3', { facts: FACTS, on: ['gangUp'] })
    s.choose('gangUp', { player: 'A1' })
    s.choose('activate', { player: 'H2' })
    s.step('f13', 'x')
    s.endAction()
    s.choose('activate', { player: 'H3' })
    s.step('y')
    s.endAction()
    // Nobody is left who could join.
    s.roll('strike', 1, 3)
    expect(lastRoll(s, 'strike').modifiers).toEqual(['ST +3', 'ST +3', 'ST -3'])
    expect([s.player('H2').acted, s.player('H3').acted, s.waits()]).toEqual([true, true, 'home turn'])
  },
  'second',
)

rule(
  '[second 295] whoever moves in makes no attack of his own and does not sprint',
  () => {
    const s = sceneSecond('H1 A1 x . . . H2', { facts: FACTS, on: ['gangUp'] })
    s.choose('gangUp', { player: 'A1' })
    s.choose('activate', { player: 'H2' })
    s.step('f15', 'f14', 'f13')
    expect([...new Set(s.answers().map((one) => one.split(' ')[0]))]).toEqual(['endAction', 'step'])
    s.step('x')
    // He would have squares of a sprint left.
    expect(s.waits()).toBe('dice strike')
    s.roll('strike', 1, 3)
    expect(lastRoll(s, 'strike').modifiers).toHaveLength(3)
  },
  'second',
)

rule(
  '[second 25] the strengths are added up, all share the result, and whoever falls makes an armour roll',
  () => {
    const s = sceneSecond('H1 A1 H2\n. . .\n. . H9', { facts: FACTS, on: ['gangUp'], players: { A1: OGRE } })
    s.choose('gangUp', { player: 'A1' })
    s.choose('gangUp', { player: 'H2' })
    s.choose('done')
    s.roll('strike', 4, 1)
    expect(lastRoll(s, 'strike')).toMatchObject({
      ...{ modifiers: ['ST +3', 'ST +3', 'ST -7'], total: 4, table: 'multipleBlock', result: 'attackerDown' },
    })
    s.roll('armour', 1, 2).roll('armour', 1, 2)
    expect(['H1', 'H2', 'A1'].map((token) => s.posture(token))).toEqual(['faceDown', 'faceDown', 'standing'])
  },
  'second',
)

rule(
  '[second 25] a gang that nobody joins is a block',
  () => {
    const s = sceneSecond('H1 A1 H2', { facts: FACTS, on: ['gangUp'] })
    s.choose('gangUp', { player: 'A1' })
    s.choose('done')
    s.roll('strike', 6, 6)
    expect(lastRoll(s, 'strike')).toMatchObject({ table: 'block', result: 'defenderStunned' })
  },
  'second',
)

rule(
  '[second 26] a gang makes no shoulder charge: its action is over',
  () => {
    const s = sceneSecond('H1 A1 H2\n. . .\n. . H9', {
      facts: FACTS,
      on: ['gangUp', 'shoulderCharge', 'multipleBlock'],
    })
    s.choose('gangUp', { player: 'A1', option: '' })
    s.choose('gangUp', { player: 'H2' })
    s.choose('done')
    s.roll('strike', 5, 5).roll('armour', 1, 2)
    expect([lastRoll(s, 'strike').modifiers.includes('charge -1'), s.waits()]).toEqual([false, 'home turn'])
  },
  'second',
)

rule(
  '[second 288] the levels of Block of a gang are added up',
  () => {
    const players = { H1: '+block-1', H2: '+block-1', A1: `${OGRE}+block-1` }
    const s = sceneSecond('H1 A1 H2', { facts: FACTS, on: ['gangUp'], players })
    s.choose('gangUp', { player: 'A1' })
    s.choose('gangUp', { player: 'H2' })
    s.roll('strike', 3, 3)
    expect(lastRoll(s, 'strike').modifiers.slice(3)).toEqual(['block-1 +1'])
  },
  'second',
)

rule(
  '[second 25, 288] the victim of a gang suffers from the mightiest blow in it',
  () => {
    const s = sceneSecond('H1 A1 H2', {
      facts: FACTS,
      on: ['gangUp'],
      players: { H1: '+mighty-blow-1', H2: '+mighty-blow-3' },
    })
    s.choose('gangUp', { player: 'A1' })
    s.choose('gangUp', { player: 'H2' })
    s.roll('strike', 5, 5).roll('armour', 1, 2)
    expect(lastRoll(s, 'armour').modifiers).toEqual(['mighty-blow-3 +3'])
  },
  'second',
)

rule(
  '[second 443, 444] a gang pushes only with both options',
  () => {
    const answers = (...on: ('gangUp' | 'push')[]) => sceneSecond('H1 A1 H2', { facts: FACTS, on }).answers('gangUp')
    expect([answers('gangUp'), answers('push'), answers('gangUp', 'push')]).toEqual([
      ['gangUp A1'],
      [],
      ['gangUp A1', 'gangUp A1 push'],
    ])
  },
  'second',
)

rule(
  '[second 25] a gang whose move ends the turn attacks nobody',
  () => {
    const s = sceneSecond('H1 A1 . H2*', { at: 'h21', facts: FACTS, on: ['gangUp'] })
    s.choose('gangUp', { player: 'A1' })
    s.choose('activate', { player: 'H2' })
    s.step('h25')
    expect([s.happened('touchdown').length, s.happened('attacked')]).toEqual([1, []])
  },
  'second',
)

rule(
  '[second 24] nobody joins any more when the victim has fallen by a tackle of his own',
  () => {
    const s = sceneSecond('. . . . .\nH1 A1 x y H2\n. . z . H3', { facts: FACTS, on: ['gangUp', 'tackleZones'] })
    s.choose('gangUp', { player: 'A1' })
    s.choose('activate', { player: 'H2' })
    s.step('y', 'x', 'z')
    s.away.choose('tackle')
    s.roll('tackle', 2, 2).roll('armour', 1, 2)
    s.endAction()
    expect([s.posture('A1'), s.waits(), s.answers('activate')]).toEqual(['faceDown', 'home turn', ['activate H3']])
  },
  'second',
)
