// Blocks in bb2020: targets, assists, dice, faces and the follow-up. Chapter L of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const LINE = 'H9 . H1 A1 x'

/** H1 blocks A1; dice are pending. */
const block = (picture = LINE, options: SceneOptions = {}): Scene => {
  const s = scene(picture, options)
  s.activate('H1', 'block').block('A1')
  return s
}

/** How many dice H1 rolls against A1, and which coach chooses; both ST 3 by default. */
const dice = (picture: string, options: SceneOptions = {}): string => {
  const s = block(picture, options)
  const [declared] = s.happened('blockDeclared')
  if (declared?.type !== 'blockDeclared') throw new Error('no block was declared')
  s.roll('block', ...s.dice().map(() => 3))
  return `${declared.dice} ${declared.chooser}`
}

describe('whom, and with how many dice', () => {
  rule('[bb2020 196, 197] a standing player blocks a standing opponent next to him', () => {
    const s = scene(`
      A1 A2/ A3= .
      H2 H1  .   A4
      H3/ .  .   .
    `)
    expect(s.answers('activate').filter((one) => one.endsWith('block'))).toEqual([
      'activate H2 block',
      'activate H1 block',
    ])
    s.activate('H1', 'block')
    expect(s.answers()).toEqual(['endAction', 'block A1'])
  })

  rule(
    '[bb2020 198, 199, 202] a team-mate who marks the target helps, unless a third player marks him or he is down',
    () => {
      expect(dice('H1 A1 H2')).toBe('2 home')
      expect(dice('H1 A1 H2 A2')).toBe('1 home')
      expect(dice('H1 A1 H2 A2/')).toBe('2 home')
      expect(dice('H1 A1 H2/')).toBe('1 home')
      expect(dice('H1 A1 H2=')).toBe('1 home')
      expect(dice('H1 A1 H2', { players: { H2: '.z' } })).toBe('1 home')
      expect(dice('H2 H1 A1')).toBe('1 home')
    },
  )

  rule('[bb2020 200, 201, 202] so does a team-mate of the target who marks the blocker', () => {
    expect(dice('A2 H1 A1')).toBe('2 away')
    expect(dice('H2 A2 H1 A1')).toBe('1 home')
    expect(dice('A2/ H1 A1')).toBe('1 home')
    expect(dice('H1 A1 A2')).toBe('1 home')
  })

  rule('[bb2020 203, 204, 205, 206, 207] strengths give the number of dice, and the stronger coach picks', () => {
    const rows: readonly (readonly [ours: number, theirs: number, dice: number, chooser: string])[] = [
      [3, 3, 1, ''],
      [4, 3, 2, 'home'],
      [6, 3, 2, 'home'],
      [7, 3, 3, 'home'],
      [3, 4, 2, 'away'],
      [3, 6, 2, 'away'],
      [3, 7, 3, 'away'],
    ]
    for (const [ours, theirs, count, chooser] of rows) {
      const s = block(LINE, { players: { H1: `:6${ours}349`, A1: `:6${theirs}349` } })
      expect(s.dice(), `ST ${ours} against ST ${theirs}`).toEqual(new Array(count).fill('block'))
      s.roll('block', ...[3, 6, 6].slice(0, count))
      expect(s.waits()).toBe(count === 1 ? 'home pushSquare' : `${chooser} blockDie`)
    }
  })
})

describe('the faces', () => {
  rule('[bb2020 208, 234, 346] Player Down: the blocker is knocked down where he stands, and the turn is over', () => {
    const s = block().roll('block', 1)
    expect([s.waits(), s.explain().player, s.needs()]).toEqual(['dice armour', s.player('H1').id, 9])
    s.roll('armour', 4, 4)
    expect([s.where('H1'), s.posture('H1'), s.posture('A1')]).toEqual(['f12', 'prone', 'standing'])
    expect(s.turnovers()).toEqual(['knockedDown'])
    s.expectTurnOf('away')
  })

  rule("[bb2020 209] Both Down: both are knocked down, the target's armour is rolled first", () => {
    const s = block().roll('block', 2)
    expect(s.explain().player).toBe(s.player('A1').id)
    s.roll('armour', 1, 2)
    expect(s.explain().player).toBe(s.player('H1').id)
    s.roll('armour', 1, 2)
    expect([s.posture('H1'), s.posture('A1'), s.where('A1')]).toEqual(['prone', 'prone', 'f13'])
    s.expectTurnOf('away')
  })

  rule('[bb2020 210] Both Down: a player with Block may ignore it, on either side', () => {
    const both = block(LINE, { players: { H1: '+block', A1: '+block' } }).roll('block', 2)
    expect(both.waits()).toBe('home useSkill')
    both.use()
    expect(both.waits()).toBe('away useSkill')
    both.away.use()
    expect([both.posture('H1'), both.posture('A1'), both.turnovers()]).toEqual(['standing', 'standing', []])
    both.expectTurnOf('home')
    const one = block(LINE, { players: { A1: '+block' } }).roll('block', 2)
    one.away.use()
    one.roll('armour', 1, 2)
    expect([one.posture('H1'), one.posture('A1')]).toEqual(['prone', 'standing'])
    one.expectTurnOf('away')
  })

  rule('[bb2020 211] Push Back: one square further, nobody falls', () => {
    for (const face of [3, 4]) {
      const s = block().roll('block', face)
      s.push('x')
      s.stay()
      expect([s.where('A1'), s.posture('A1'), s.where('H1')]).toEqual(['x', 'standing', 'f12'])
      s.expectTurnOf('home')
    }
  })

  rule('[bb2020 212, 213] Stumble: with Dodge only a push, otherwise he falls', () => {
    const dodged = block(LINE, { players: { A1: '+dodge' } }).roll('block', 5)
    expect([dodged.waits(), dodged.question().subject]).toEqual(['away useSkill', 'dodge'])
    dodged.away.use()
    dodged.push('x')
    dodged.stay()
    expect([dodged.where('A1'), dodged.posture('A1')]).toEqual(['x', 'standing'])
    const plain = block().roll('block', 5)
    plain.push('x')
    plain.stay()
    plain.roll('armour', 1, 2)
    expect([plain.where('A1'), plain.posture('A1')]).toEqual(['x', 'prone'])
    plain.expectTurnOf('home')
  })

  rule('[bb2020 214, 233] POW: pushed, knocked down there, and his ball bounces after armour and injury', () => {
    const s = block('H9 . H1 A1* x').roll('block', 6)
    s.push('x')
    s.stay()
    expect([s.waits(), s.where('A1'), s.posture('A1')]).toEqual(['dice armour', 'x', 'prone'])
    s.roll('armour', 4, 5).roll('injury', 3, 4)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect([s.posture('A1'), s.ball(), s.turnovers()]).toEqual(['stunned', 'ground f15', []])
    s.expectTurnOf('home')
  })
})

describe('the follow-up', () => {
  rule('[bb2020 230] it is his choice, made before armour, and costs a blitzer nothing', () => {
    const s = scene('H9 . H1 . A1 x', { players: { H1: ':33349' } })
    s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    s.step('f13').block('A1')
    s.roll('block', 6)
    s.push('x')
    expect([s.waits(), s.answers()]).toEqual(['home followUp', ['followUp f14', 'stay']])
    s.followUp()
    expect(s.where('H1')).toBe('f14')
    s.roll('armour', 1, 2)
    s.step('f13')
    expect(s.waits()).toBe('home activation')
    s.step('f12')
    expect(s.waits()).toBe('dice goForIt')
    s.roll('goForIt', 2)
  })

  rule('[bb2020 231] it needs no dodge, out of a tackle zone or into one', () => {
    const s = block(`
      A2 .  .  .
      H1 A1 x  .
      .  .  A3 .
      .  .  .  .
      H9 .  .  .
    `).roll('block', 3, 3)
    s.push('x')
    s.followUp()
    expect([s.where('H1'), s.waits()]).toEqual(['g11', 'home turn'])
  })

  rule('[bb2020 232] a player who must and may not follow up does not', () => {
    const s = block(LINE, { players: { H1: '+frenzy', A1: '+fend' } }).roll('block', 3)
    s.push('x')
    expect([s.waits(), s.question().subject]).toEqual(['away useSkill', 'fend'])
    s.away.use()
    expect([s.where('H1'), s.where('A1'), s.waits()]).toEqual(['f12', 'x', 'home turn'])
  })
})
