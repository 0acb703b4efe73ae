// Stars of full campaigns are rolled for. Neighbours: ../../src/fullCampaign/starGeneration.ts, starTables.ts.
import { readFileSync } from 'node:fs'
import { editionNamed, seededRoller } from '@double-skulls/engine'
import { checkTeam, decide, generateStar, profileOf, sensibleCoach, type Team, toLineUp } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { bookOf, skillIn } from '../../src/book.ts'
import { proposalsCampaign } from '../../src/fullCampaign/proposals.ts'
import { anyPlayerSkill, choosable, hasLevels, positionSkill } from '../../src/fullCampaign/starTables.ts'
import { type Script, scripted } from '../postMatch/support.ts'
import { campaignTeam, careerOf } from './teams.ts'

const unrolled = (position = 'Blitzer', roster = 'elf'): Team => {
  const team = campaignTeam(
    [
      ['Lineman', 10],
      [position, 1, 'star'],
    ],
    roster,
  )
  const players = team.players.map((player) =>
    player.campaign?.rank === 'star'
      ? { ...player, advances: [], campaign: { ...player.campaign, starPoints: 0 } }
      : player,
  )
  return { ...team, players }
}

const born = (script: Script, team = unrolled()) => {
  const { result, steps } = scripted(() => generateStar('home', team, 'p11'), script)
  const [star] = result.players.slice(-1)
  return { star, gained: star.advances.map(({ gained, points }) => `${gained}/${points}`), steps, team: result }
}

describe('a star of a campaign', () => {
  it('[second 247] rolls for his points, for a skill with each and for its level', () => {
    const { star, gained, steps, team } = born({
      'Star Player Points of': [1],
      'a Star Player Point for': ['anyTable', 'positionTable', 'positionTable'],
      'home a skill for': [[2, 1], [1], [5]],
      'Star Player Points for a better block': '0',
      'the level of block': [4],
    })
    expect(careerOf(star).starPoints).toBe(3)
    expect(gained).toEqual(['thick-skull/1', 'block-2/1', 'heroic-leap/1'])
    expect(checkTeam(team)).toEqual([])
    expect(steps.every(({ who }) => who === 'home')).toBe(true)
    expect(toLineUp(team).players.at(-1)?.skills).toEqual(['thick-skull', 'block-2', 'heroic-leap'])
  })

  it('[second 247] spends further points on a better level before the die is thrown', () => {
    const { gained, steps } = born({
      'Star Player Points of': [6],
      'a Star Player Point for': ['positionTable', 'ST'],
      'home a skill for': [[2]],
      'Star Player Points for a better mighty-blow': '2',
      'the level of mighty-blow': [5],
    })
    expect(gained).toEqual(['mighty-blow-4/3', 'ST/2'])
    const asked = steps.find((step) => step.kind === 'ask' && step.question.includes('better'))
    expect(asked?.kind === 'ask' && asked.options).toEqual(['0', '1', '2', '3', '4'])
  })

  it('[second 247] raises each characteristic once, for two points', () => {
    const { star, steps, team } = born({
      'Star Player Points of': [5],
      'a Star Player Point for': ['ST', 'MA', 'anyTable'],
      'home a skill for': [[3, 4]],
    })
    const { stats } = profileOf(bookOf(team), team, star)
    expect([stats.MA, stats.ST]).toEqual([5, 5])
    const options = steps.flatMap((step) => (step.kind === 'ask' ? [step.options] : []))
    expect(options[1]).not.toContain('ST')
    expect(options[2]).toEqual(['anyTable', 'positionTable'])
  })

  it('[second 247] rolls again for nothing what he has, and raises a level that he rolls again', () => {
    const { gained } = born({
      'Star Player Points of': [1],
      'a Star Player Point for': ['anyTable', 'anyTable', 'anyTable'],
      'home a skill for': [
        [2, 2],
        [2, 3],
        [1, 1],
        [1, 2],
      ],
      'the level of toughness': [1],
      'for a better': '0',
    })
    expect(gained).toEqual(['thick-skull/1', 'toughness-1/1', 'toughness-2/1'])
  })

  it('[second 247] has a flaw beside another skill, and never one against his own team', () => {
    const { gained } = born({
      'Star Player Points of': [1],
      'a Star Player Point for': ['anyTable', 'anyTable', 'anyTable'],
      // Itchy Feet, a dislike of Humans, and an animosity that he cannot have: he is an Elf among Elves.
      'home a skill for': [
        [6, 3],
        [2, 1],
        [6, 4],
        [2, 4],
        [6, 5],
        [6, 1],
      ],
    })
    expect(gained).toEqual(['itchy-feet/0', 'thick-skull/1', 'dislike-human/0', 'nerves-of-steel/1', 'self-control/1'])
    const dwarf = born(
      {
        'Star Player Points of': [1],
        'a Star Player Point for': ['anyTable'],
        'home a skill for': [
          [6, 5],
          [2, 1],
        ],
      },
      unrolled('Blocker', 'dwarf'),
    )
    expect(dwarf.gained.slice(0, 2)).toEqual(['animosity-elf/0', 'thick-skull/1'])
  })

  it('[second 247] chooses on a 66', () => {
    const { gained, steps } = born({
      'Star Player Points of': [1],
      'a Star Player Point for': ['anyTable', 'anyTable', 'anyTable'],
      'home a skill for': [
        [6, 6],
        [2, 1],
        [2, 4],
      ],
      'a skill of choice': 'heroic-leap',
    })
    expect(gained[0]).toBe('heroic-leap/1')
    const chosen = steps.find((step) => step.kind === 'ask' && step.question === 'a skill of choice')
    expect(chosen?.kind === 'ask' && chosen.options).not.toContain('itchy-feet')
  })

  it('[second 247] leads to what the engine knows, in every row of every table', () => {
    const skills = editionNamed('second')?.skills.map(({ id }) => id) ?? []
    const faces = [1, 2, 3, 4, 5, 6]
    const positions = ['Lineman', 'Blocker', 'Kicker', 'Catcher', 'Thrower', 'Blitzer', 'Berserker'] as const
    const families = [
      ...faces.flatMap((tens) => faces.map((units) => anyPlayerSkill(tens, units))),
      ...positions.flatMap((position) => [
        ...faces.map((face) => positionSkill(position, face)),
        ...choosable(position),
      ]),
    ]
    const unknown = families.filter(
      (family) =>
        !['choose', 'dislike', 'animosity'].includes(family) &&
        ![1, 2, 3, 4].every((level) => skills.includes(hasLevels(family) ? `${family}-${level}` : family)),
    )
    expect(unknown).toEqual([])
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is legal by dice %i', (seed) => {
    for (const [position, roster] of [
      ['Thrower', 'human'],
      ['Ogre', 'orc'],
      ['Skaven Catcher with Claw', 'elf'],
    ] as const) {
      const { result } = decide(
        () => generateStar('home', unrolled(position, roster), 'p11'),
        sensibleCoach(seededRoller(seed)),
      )
      expect(checkTeam(result)).toEqual([])
      const star = result.players[10]
      const spent = star.advances.reduce((sum, { points }) => sum + points, 0)
      expect(spent).toBe(careerOf(star).starPoints)
      expect(star.advances.every(({ gained }) => gained.length === 2 || skillIn(bookOf(result), gained))).toBe(true)
    }
  })
})

describe('values that no text of campaigns gives', () => {
  it('name a ruling of the chapter', () => {
    const chapter = readFileSync(new URL('../../../../docs/rulings/second-campaign.md', import.meta.url), 'utf8')
    const missing = Object.values(proposalsCampaign).filter(({ ruling }) => !chapter.includes(`</a>${ruling} `))
    expect(missing).toEqual([])
  })
})
