// Kits and the pitch's leap tables agree with the slow computation they replace.
import { describe, expect, it } from 'vitest'
import { compile } from '../../src/compile.ts'
import type { Ctx } from '../../src/edition.ts'
import { bb2020 } from '../../src/editions/bb2020.ts'
import { crp } from '../../src/editions/crp.ts'
import { engineFor } from '../../src/engine.ts'
import { windowNames } from '../../src/hooks.ts'
import { distance, OFF } from '../../src/kernel/pitch.ts'
import { kitOf, listsOf, may, mayNow, numbersOf } from '../../src/kit.ts'
import { permissions } from '../../src/permissions.ts'
import { startingLineUp } from '../../src/rosters/roster.ts'
import { skillLists } from '../../src/skillLists.ts'
import { combined, skillNumberNames } from '../../src/skillNumbers.ts'

const engine = engineFor(bb2020)
const team = startingLineUp(engine.rules.rosters[0])
const newContext = (): Ctx => ({
  rules: engine.rules,
  match: engine.start({ home: team, away: team }),
  events: [],
})

describe('a kit', () => {
  it('says for every single skill what the skill says itself', () => {
    const c = newContext()
    const player = c.match.players[0]
    for (const skill of engine.rules.skills.values()) {
      player.skills = [skill.id]
      const kit = kitOf(c, player)
      for (const name of permissions)
        expect([skill.id, name, kit[name]]).toEqual([skill.id, name, skill.permits?.includes(name) === true])
      for (const name of skillNumberNames)
        expect([skill.id, name, kit[name]]).toEqual([skill.id, name, skill.numbers?.[name]])
      for (const name of skillLists) expect([skill.id, name, kit[name]]).toEqual([skill.id, name, skill[name] ?? []])
      for (const whose of ['own', 'foes', 'victims'] as const) {
        const changes = skill.modifiers?.[whose]
        expect(kit[whose]).toEqual(changes ? [{ id: skill.id, changes }] : [])
      }
      expect(kit.conditional.length).toBe(skill.permitsIf ? 1 : 0)
      expect(kit.windows).toEqual(windowNames.filter((name) => skill.windows?.[name]))
      expect(kit.rerolls.length).toBe(skill.rerolls ? 1 : 0)
    }
  })

  it('joins the lists of several skills in their order', () => {
    const c = newContext()
    const player = c.match.players[0]
    player.skills = ['very-long-legs', 'loner-4', 'sure-hands', 'tackle']
    const { immuneTo, deniesLeaving, mayDeclare } = listsOf(c, player)
    expect([immuneTo, deniesLeaving, mayDeclare]).toEqual([['cloud-burster', 'strip-ball'], ['dodge'], []])
  })

  it('permits some things only in the state that the skill demands', () => {
    const c = newContext()
    const player = c.match.players[0]
    player.skills = ['throw-team-mate', 'right-stuff']
    const now = (ST: number): boolean[] => {
      player.stats = { ...player.stats, ST }
      return [mayNow(c, player, 'throwsTeamMates'), mayNow(c, player, 'canBeThrown'), mayNow(c, player, 'robsQuietly')]
    }
    expect(now(3)).toEqual([false, true, false])
    expect(now(5)).toEqual([true, false, false])
  })

  it('permits what any of several skills permits', () => {
    const c = newContext()
    const player = c.match.players[0]
    player.skills = ['loner-4', 'pogo-stick', 'ball-and-chain']
    const permitted = permissions.filter((name) => may(c, player)[name])
    expect(new Set(permitted)).toEqual(
      new Set(['leaps', 'jumpsFreely', 'swings', 'swingsAtWill', 'noArmourRoll', 'stunnedIsKnockedOut']),
    )
  })

  it('adds up the numbers of several skills, or takes the first of them', () => {
    const c = newContext()
    const player = c.match.players[0]
    player.skills = ['very-long-legs', 'loner-5', 'leap', 'loner-3']
    const { jumpEase, teamRerollNeeds, standUpCost } = numbersOf(c, player)
    expect([jumpEase, teamRerollNeeds, standUpCost]).toEqual([2, 5, undefined])
  })

  it('combines the numbers of several skills as each number says', () => {
    expect(combined('fame', [1, 2])).toBe(3)
    expect(combined('standUpCost', [2, 0, 1])).toBe(0)
    expect(combined('baseSize', [1, 3, 2])).toBe(3)
    expect(combined('teamRerollNeeds', [4, 2])).toBe(4)
    expect(combined('standUpCost', [])).toBeUndefined()
  })

  it('is another one as soon as the skills differ, with other players asked about in between', () => {
    const one = newContext()
    const other = newContext()
    const [his, theirs] = [one.match.players[3], other.match.players[3]]
    his.skills = ['leap']
    theirs.skills = ['ball-and-chain']
    for (let round = 0; round < 3; round++) {
      expect([may(one, his).leaps, may(one, his).swings]).toEqual([true, false])
      expect([may(other, theirs).leaps, may(other, theirs).swings]).toEqual([false, true])
    }
    his.skills = []
    expect(may(one, his).leaps).toBe(false)
  })
})

describe('the tables of a pitch', () => {
  const { pitch } = compile(crp)
  const all = [...Array(pitch.squares).keys()]

  it('hold all squares within two of a square', () => {
    for (const from of all)
      expect(pitch.withinTwo[from]).toEqual(all.filter((to) => to !== from && distance(pitch, from, to) <= 2))
  })

  it('hold every square beyond a neighbour once', () => {
    for (const from of all) {
      const beyond = new Set<number>()
      for (let d = 0; d < 8; d++) {
        const over = pitch.step[from * 8 + d]
        if (over !== OFF) for (const to of pitch.beyond[over * 8 + d]) if (to !== OFF) beyond.add(to)
      }
      expect(pitch.overNeighbours[from]).toEqual([...beyond])
    }
  })
})
