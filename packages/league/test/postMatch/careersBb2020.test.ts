// After a match in bb2020: advancement, journeymen, re-rolls. Neighbours: injuriesBb2020.test.ts, support.ts.
import {
  bookOf,
  checkTeam,
  engageStaff,
  playerValue,
  profileOf,
  type Team,
  type TeamPlayer,
  teamValue,
  toLineUp,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { learnt, played, teamOf, with1 } from '../team/teams.ts'
import { after, linemenBb2020, playerReport, type Script } from './support.ts'

const away = linemenBb2020()
const plain = linemenBb2020()
const news = { away: { score: 1 } }

/** The first lineman after spending his points by the script; and all his options. */
const advanced = (change: Partial<TeamPlayer>, script: Script, home: Team = plain) => {
  const { result, steps } = after({ home: with1(home, change), away, news, script: { 'home most': [[11]], ...script } })
  const offered = steps.flatMap((step) =>
    step.kind === 'ask' && step.who === 'home' && step.question.includes('#1 ') ? [step.options] : [],
  )
  return { team: result.home, player: result.home.players[0], offered }
}
const spends = (...sources: string[]): Script => ({ 'home what #1 Human Lineman 1 spends': sources })

const ladder = ['tackle', 'fend', 'kick', 'pro', 'shadowing', 'wrestle']
const advances = (count: number) => ladder.slice(0, count).map((id) => learnt(id, 'randomPrimary', 10_000, 0))

const MUTATIONS = [
  ...['big-hand', 'claws', 'disturbing-presence', 'extra-arms', 'foul-appearance', 'horns'],
  ...['iron-hard-skin', 'monstrous-mouth', 'prehensile-tail', 'tentacles', 'two-heads', 'very-long-legs'],
]
const facesFor = (mutation: string): readonly number[] => {
  const place = MUTATIONS.indexOf(mutation)
  return [place < 6 ? 1 : 4, (place % 6) + 1]
}

/** A clanrat with AV 8+ and these mutation rolls: his gain, and how often the coach was asked. */
const rolledMutation = (mutations: readonly string[], change: Partial<TeamPlayer> = {}, script: Script = {}) => {
  const rats = teamOf({ edition: 'bb2020', roster: 'skaven', squad: [['Skaven Clanrat Lineman', 11]] })
  const { player, offered } = advanced(
    { points: 6, ...change },
    {
      'home what #1 Skaven Clanrat Lineman 1 spends': 'randomSecondary',
      'home from which category #1': 'M',
      'home random skill of #1': mutations.map(facesFor),
      ...script,
    },
    rats,
  )
  const asked = offered.filter((options) => options.includes('again')).length
  return { gained: player.advances.at(-1)?.gained, asked }
}

describe('advancement', () => {
  it('[bb2020 412] should cost so many points, by kind and level', () => {
    const prices = [0, 1, 2, 3, 4, 5].map((had) => {
      const offers = (points: number): readonly string[] =>
        advanced({ points, advances: advances(had) }, {}).offered[0] ?? []
      return ['randomPrimary', 'chosenPrimary', 'randomSecondary', 'chosenSecondary', 'characteristic'].map(
        (source) => {
          let points = 1
          while (!offers(points).includes(source)) points++
          return points
        },
      )
    })
    expect(prices).toEqual([
      [3, 6, 6, 12, 18],
      [4, 8, 8, 14, 20],
      [6, 12, 12, 18, 24],
      [8, 16, 16, 22, 28],
      [10, 20, 20, 26, 32],
      [15, 30, 30, 40, 50],
    ])
  })

  it('[bb2020 412] should take the points and leave the rest to be saved', () => {
    const { player, offered } = advanced(
      { points: 7 },
      { ...spends('chosenPrimary'), 'home what #1 Human Lineman 1 learns': 'block' },
    )
    expect(player).toMatchObject({ points: 7, advances: [learnt('block', 'chosenPrimary', 20_000, 6)] })
    expect(offered).toHaveLength(2)
    expect(offered[0]).toEqual(['randomPrimary', 'chosenPrimary', 'randomSecondary', 'nothing'])
    expect(advanced({ points: 7 }, spends('nothing')).player.advances).toEqual([])
  })

  it('[bb2020 413] should end with the sixth', () => {
    const { offered } = advanced({ points: 500, advances: advances(6) }, {})
    expect(offered).toEqual([])
  })

  it('[bb2020 414] should roll a random skill again that he has or cannot use', () => {
    const random = (faces: readonly (readonly number[])[], change: Partial<TeamPlayer> = {}) =>
      advanced({ points: 3, ...change }, { ...spends('randomPrimary'), 'home random skill of #1': faces })
    expect(random([[1, 1]]).player.advances).toEqual([learnt('block', 'randomPrimary', 10_000, 3)])
    expect(random([[3, 6]]).player.advances[0].gained).toBe('kick')
    expect(random([[4, 1]]).player.advances[0].gained).toBe('pro')
    expect(random([[6, 6]]).player.advances[0].gained).toBe('wrestle')
    const again = random(
      [
        [1, 1],
        [2, 2],
      ],
      { points: 4, advances: [learnt('block', 'chosenPrimary', 20_000, 0)] },
    )
    expect(again.player.advances.at(-1)?.gained).toBe('dauntless')
    const grabber = random(
      [
        [1, 5],
        [1, 6],
      ],
      { points: 4, advances: [learnt('grab', 'chosenSecondary', 40_000, 0)] },
    )
    expect(grabber.player.advances.at(-1)?.gained).toBe('kick')
  })

  it('[bb2020 414] should roll Catch again beside a Monstrous Mouth, and not the other way round', () => {
    const catches = { ...spends('randomSecondary'), 'home from which category #1': 'A' }
    const mouth = { points: 6, advances: [learnt('monstrous-mouth', 'gift', 0)] }
    const faces = [
      [1, 1],
      [1, 2],
    ]
    expect(advanced(mouth, { ...catches, 'home random skill of #1': faces }).player.advances[1].gained).toBe(
      'defensive',
    )
    expect(advanced({ points: 6 }, { ...catches, 'home random skill of #1': [[1, 1]] }).player.advances[0].gained).toBe(
      'catch',
    )
    const catcher = { advances: [learnt('catch', 'gift', 0)] }
    expect(rolledMutation(['monstrous-mouth'], catcher).gained).toBe('monstrous-mouth')
  })

  it('[bb2020 414] should leave it to the coach whether Iron Hard Skin is rolled again for AV 8+ or worse', () => {
    const coach = (answer: string): Script => ({ 'home Iron Hard Skin was rolled for #1': answer })
    expect(rolledMutation(['iron-hard-skin'], {}, coach('keep'))).toEqual({ gained: 'iron-hard-skin', asked: 1 })
    expect(rolledMutation(['iron-hard-skin', 'claws'], {}, coach('again'))).toEqual({ gained: 'claws', asked: 1 })
    const tough = { advances: [learnt('AV', 'gift', 0)] }
    expect(rolledMutation(['iron-hard-skin'], tough)).toEqual({ gained: 'iron-hard-skin', asked: 0 })
  })

  it('[bb2020 414] should ask for the category of a random secondary skill', () => {
    const script = {
      ...spends('randomSecondary'),
      'home from which category #1': 'S',
      'home random skill of #1': [[1, 1]],
    }
    const { player, offered } = advanced({ points: 6 }, script)
    expect(offered[1]).toEqual(['A', 'S'])
    expect(player.advances).toEqual([learnt('arm-bar', 'randomSecondary', 20_000, 6)])
  })

  it('[bb2020 415] should not let a player save who can afford a characteristic', () => {
    expect(advanced({ points: 17 }, {}).offered[0]).toContain('nothing')
    const { offered } = advanced({ points: 18 }, { ...spends('randomPrimary', 'nothing') })
    expect(offered[0]).not.toContain('nothing')
  })

  /** The options of a D16, and the player after taking one. */
  const raised = (face: number, gained: string, change: Partial<TeamPlayer> = {}) => {
    const script = {
      ...spends('characteristic'),
      'home characteristic of #1': [[face]],
      'home what #1 Human Lineman 1 gains': gained,
    }
    const { offered, ...rest } = advanced({ points: 18, ...change }, script)
    const options = offered[1]
    return {
      ...rest,
      rises: options.filter((one) => one === one.toUpperCase()),
      skills: options.filter((one) => one !== one.toUpperCase()),
    }
  }

  it('[bb2020 416] should raise what a D16 opens, or give a skill in its place', () => {
    for (const [faces, rises] of [
      [
        [1, 7],
        ['MA', 'AV'],
      ],
      [
        [8, 13],
        ['MA', 'PA', 'AV'],
      ],
      [[14], ['AG', 'PA']],
      [[15], ['ST', 'AG']],
      [[16], ['MA', 'ST', 'AG', 'PA', 'AV']],
    ] as const)
      for (const face of faces) expect(raised(face, rises[0]).rises).toEqual(rises)
    expect(raised(7, 'AV').skills).toEqual(expect.arrayContaining(['block', 'dodge', 'guard']))
    expect(raised(7, 'AV').skills).not.toContain('pass')
    expect(raised(16, 'ST').skills).toEqual([])
    const { player, team } = raised(15, 'AG')
    expect(player.advances).toEqual([learnt('AG', 'characteristic', 40_000, 18)])
    expect(profileOf(bookOf(team), team, player).stats).toMatchObject({ AG: 2 })
    expect(raised(1, 'guard').player.advances).toEqual([learnt('guard', 'chosenSecondary', 40_000, 18)])
    expect(raised(1, 'block').player.advances).toEqual([learnt('block', 'chosenPrimary', 20_000, 18)])
  })

  it('[bb2020 417] should raise none more than twice', () => {
    const twice = [learnt('AV', 'characteristic', 10_000, 0), learnt('AV', 'characteristic', 10_000, 0)]
    expect(raised(7, 'MA', { points: 24, advances: twice }).rises).toEqual(['MA'])
  })

  it('[bb2020 418] should raise a missing passing ability to 6+', () => {
    const zombies = teamOf({
      edition: 'bb2020',
      roster: 'shambling-undead',
      squad: [
        ['Zombie Lineman', 10],
        ['Ghoul Runner', 1],
      ],
    })
    const script = {
      'home what #1 Zombie Lineman 1 spends': ['characteristic'],
      'home characteristic of #1': [[13]],
      'home what #1 Zombie Lineman 1 gains': 'PA',
    }
    const { team, player } = advanced({ points: 18 }, script, zombies)
    expect(profileOf(bookOf(team), team, player).stats.PA).toBe(6)
  })

  it('[bb2020 419] should raise his value by kind', () => {
    const worth = ({ team, player }: { team: Team; player: TeamPlayer }): number =>
      playerValue(bookOf(team), player) - 50_000
    const chosen = (source: string, points: number, skill: string) =>
      advanced({ points }, { ...spends(source), 'home what #1 Human Lineman 1 learns': skill })
    expect(worth(advanced({ points: 3 }, spends('randomPrimary')))).toBe(10_000)
    expect(worth(chosen('chosenPrimary', 6, 'block'))).toBe(20_000)
    expect(worth(advanced({ points: 6 }, spends('randomSecondary')))).toBe(20_000)
    expect(worth(chosen('chosenSecondary', 12, 'guard'))).toBe(40_000)
    const characteristics = ['AV', 'MA', 'PA', 'AG', 'ST'].map((which) => worth(raised(16, which)))
    expect(characteristics).toEqual([10_000, 20_000, 20_000, 40_000, 80_000])
  })

  it('should leave a team that is right by all rules', () => {
    const { team } = advanced({ points: 60 }, spends('characteristic', 'chosenPrimary', 'chosenSecondary'))
    expect(checkTeam({ ...team, treasury: 0 }).map(({ kind }) => kind)).toEqual([])
  })
})

describe('a journeyman', () => {
  it('[bb2020 421] should be hired at his current value and be lonely no more', () => {
    const hans = playerReport(12, { engaged: 'journeyman', name: 'Hans', position: 'Human Lineman', points: 3 })
    const home = { ...played(plain), treasury: 100_000 }
    const { result } = after({
      home,
      away,
      news: { home: { guests: [hans] }, away: { score: 1 } },
      script: {
        'home most': [[1]],
        'home what #12': ['randomPrimary'],
        'home whom': ['keep guest1'],
      },
    })
    expect(result.home.players.at(-1)).toMatchObject({ name: 'Hans', kind: 'hired', points: 3 })
    expect(result.home.treasury).toBe(130_000 - 60_000)
    expect(toLineUp(result.home).players.at(-1)).toMatchObject({ skills: ['block'] })
    expect(toLineUp(result.home).players.at(-1)).not.toHaveProperty('engaged')
  })
})

describe('staff', () => {
  it('[bb2020 420] should sell re-rolls at double price, which count single', () => {
    const rich = { ...played(plain), treasury: 200_000 }
    const { result } = after({
      home: rich,
      away,
      news,
      script: { 'home whom': ['buy rerolls'], 'home expensive': [[6]] },
    })
    expect(result.home.treasury).toBe(230_000 - 100_000)
    expect(teamValue(result.home) - teamValue(plain)).toBe(50_000)
    expect(teamValue(engageStaff(rich, 'rerolls', 1))).toBe(teamValue(result.home))
  })
})
