// Mercenaries of no team list: their options, prices, and incompatible choices.
import { describe, expect } from 'vitest'
import type { LineUp } from '../../../src/lineUp.ts'
import { freebooterFor, freebooterNamed, freebooterOptions, freebooterPrice } from '../../../src/rosters/freebooter.ts'
import { startingLineUp } from '../../../src/rosters/roster.ts'
import { rule } from '../../support/rule.ts'
import { engineOf } from '../../support/scene.ts'

const { rules, start } = engineOf('bb2020')
const team = (): LineUp => {
  const human = rules.rosters.find(({ id }) => id === 'human')
  if (!human) throw new Error('no humans')
  return startingLineUp(human)
}
const price = (id: string, ...chosen: readonly string[]): number =>
  freebooterPrice(rules, freebooterNamed(rules, id), chosen)
const open = (id: string, ...chosen: readonly string[]): string[] =>
  freebooterOptions(rules, freebooterNamed(rules, id), chosen).map((option) => option.id)

describe('profiles', () => {
  rule('[bb2020 695] five kinds, each with its profile, its price and how many of them a team may have', () => {
    const rows = rules.freebooters.map(({ id, cost, max, stats, skills }) => [
      ...[id, cost, max, Object.values(stats).join('/')],
      skills.join(' '),
    ])
    expect(rows.slice(0, 5)).toEqual([
      ['stunty-superstar', 30_000, 2, '5/2/3/4/6', 'dodge loner-4 right-stuff stunty'],
      ['legendary-lineman', 50_000, 2, '6/3/3/4/9', 'loner-4'],
      ['brutal-blocker', 70_000, 1, '4/4/4/6/9', 'loner-4'],
      ['reliable-ringer', 70_000, 2, '6/3/2/3/8', 'loner-4'],
      ['bona-fide-big-guy', 130_000, 1, '4/5/4/5/9', 'bone-head loner-4 mighty-blow-1 throw-team-mate'],
    ])
    for (const { skills, packages } of rules.freebooters)
      for (const id of [...skills, ...packages.flatMap(({ adds }) => adds)]) expect(rules.skills.has(id)).toBe(true)
  })

  rule('[bb2020 694] the Giant is hired in the same way: 350,000, any team, one of them, no options', () => {
    const giant = freebooterFor(rules, team(), 'giant')
    expect(giant).toMatchObject({
      position: 'Giant',
      engaged: 'mercenary',
      stats: { MA: 6, ST: 7, AG: 5, PA: 5, AV: 11 },
    })
    expect(giant.skills).toEqual([
      ...['always-hungry', 'bone-head', 'break-tackle', 'juggernaut', 'loner-4', 'mighty-blow-2', 'multiple-block'],
      ...['stand-firm', 'throw-team-mate', 'giant'],
    ])
    expect([price('giant'), open('giant')]).toEqual([350_000, []])
    const two = { ...team(), players: [...team().players, giant] }
    expect(() => freebooterFor(rules, two, 'giant')).toThrow('have 1 of at most 1 "Giant"; hire somebody else')
    const both = { ...two, players: [...two.players, { ...giant, number: 90 }] }
    expect(() => start({ home: both, away: team() })).toThrow('home.players: hold 2 of at most 1 "Giant"; leave 1 out')
  })
})

describe('options', () => {
  rule(
    '[bb2020 695] a characteristic is changed once, better or worse, each at its price and within its limits',
    () => {
      const blocker = freebooterFor(rules, team(), 'brutal-blocker', ['MA+2', 'AG-1', 'AV+1'])
      expect([blocker.stats, price('brutal-blocker', 'MA+2', 'AG-1', 'AV+1')]).toEqual([
        { MA: 6, ST: 4, AG: 5, PA: 6, AV: 10 },
        130_000,
      ])
      expect(open('brutal-blocker', 'MA+1')).not.toContain('MA+2')
      expect(open('brutal-blocker', 'MA+1')).not.toContain('MA-1')
      // PA 6+ cannot get worse, AG 2+ cannot improve by two points.
      expect(open('brutal-blocker')).not.toContain('PA-1')
      expect([open('reliable-ringer').includes('AG+1'), open('reliable-ringer').includes('AG+2')]).toEqual([
        true,
        false,
      ])
    },
  )

  rule('[bb2020 695] one package of traits, which replaces others and may change the profile', () => {
    const guy = freebooterFor(rules, team(), 'bona-fide-big-guy', ['troll'])
    expect([guy.skills, guy.stats.AG, price('bona-fide-big-guy', 'troll')]).toEqual([
      [
        ...['loner-4', 'mighty-blow-1', 'throw-team-mate', 'always-hungry', 'projectile-vomit', 'really-stupid'],
        'regeneration',
      ],
      5,
      120_000,
    ])
    expect(open('bona-fide-big-guy', 'troll')).not.toContain('minotaur')
    const fanatic = freebooterFor(rules, team(), 'stunty-superstar', ['fanatic'])
    expect([fanatic.skills, fanatic.stats.ST, fanatic.stats.MA, price('stunty-superstar', 'fanatic')]).toEqual([
      ['loner-4', 'stunty', 'ball-and-chain', 'no-hands', 'secret-weapon'],
      ...[5, 3, 90_000],
    ])
    const fouler = freebooterFor(rules, team(), 'legendary-lineman', ['fouler-2'])
    expect(fouler.skills).toEqual(['dirty-player-2', 'sneaky-git', 'loner-5'])
  })

  rule('[bb2020 695] one skill of a category; any number from his own, dearer from the second on', () => {
    expect(price('legendary-lineman', 'block')).toBe(70_000)
    expect(price('legendary-lineman', 'block', 'tackle')).toBe(110_000)
    expect(price('legendary-lineman', 'block', 'tackle', 'dodge')).toBe(140_000)
    expect(open('legendary-lineman', 'dodge')).not.toContain('catch')
    expect(open('legendary-lineman', 'block')).toContain('tackle')
    expect(price('reliable-ringer', 'extra-arms')).toBe(90_000)
    expect(open('reliable-ringer')).not.toContain('claws')
    expect(open('stunty-superstar')).not.toContain('guard')
  })

  rule('[bb2020 695] what he has, or what it excludes, is no option, in either order', () => {
    expect(open('bona-fide-big-guy')).not.toContain('mighty-blow-1')
    expect(open('legendary-lineman', 'frenzy')).not.toContain('grab')
    expect(open('bona-fide-big-guy', 'grab')).not.toContain('minotaur')
    expect(open('brutal-blocker', 'mighty-blow-1')).not.toContain('hard-hitter')
  })

  rule('[bb2020 695] an option that does not fit is named, with those that would', () => {
    const hire =
      (id: string, ...chosen: readonly string[]) =>
      () =>
        freebooterFor(rules, team(), id, chosen)
    expect(hire('ogre-king')).toThrow('there is no freebooter "ogre-king"; take one of stunty-superstar')
    expect(hire('legendary-lineman')).toThrow('"Legendary Lineman" needs 1 option at least; he has 0')
    expect(hire('legendary-lineman', 'block', 'MA+9')).toThrow('"MA+9" is no option of "Legendary Lineman" with block;')
    expect(hire('legendary-lineman', 'block', 'block')).toThrow('"block" is no option')
  })

  rule('[bb2020 695] such a player takes part in a match', () => {
    let home: LineUp = { ...team(), players: team().players.slice(0, 10) }
    for (const { id, least } of rules.freebooters) {
      const chosen = least > 0 ? [open(id)[0]] : []
      home = { ...home, players: [...home.players, freebooterFor(rules, home, id, chosen)] }
    }
    expect(home.players).toHaveLength(16)
    expect(() => start({ home, away: team() })).not.toThrow()
  })
})
