// One team for each kind of fault: it gets exactly that fault, with the field, the player and a remedy. Neighbours:
// building.test.ts for the rules behind them.
import {
  type Advance,
  changedSince,
  checkTeam,
  type Fault,
  type FaultKind,
  faultKinds,
  type Team,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { newApothecary } from '../../src/fullCampaign/campaignState.ts'
import { campaignTeam, withCareer, withState } from '../fullCampaign/teams.ts'
import { learnt, played, teamOf, with1 } from './teams.ts'

const good = teamOf({
  squad: [
    ['Lineman', 8],
    ['Blitzer', 4],
  ],
  staff: { rerolls: 2, apothecaries: 1 },
  fans: 3,
})
const cup = teamOf({
  edition: 'bugman',
  squad: [
    ['Lineman', 8],
    ['Blitzer', 4],
  ],
})
const star = (id: string, from: Team = cup): Team => with1(from, { kind: 'star', position: id, name: 'The star' }, 11)
const draft = teamOf({ edition: 'bb2020', squad: [['Human Lineman', 11]] })

const ogres = { edition: 'bugman', roster: 'ogre', squad: [['Snotling', 11]] } as const
const exhibition = { edition: 'bb2020', squad: [['Human Lineman', 11]], exhibition: true } as const

const raised = (times: number): Advance[] => Array.from({ length: times }, () => learnt('ST', 'characteristic', 50_000))

/** A team with one fault, the field that is named, and the player where it is about one. */
type Spoilt = readonly [team: Team, where: string, player?: string]

const chosen = (...big: readonly string[]): Team =>
  teamOf({
    edition: 'bb2020',
    roster: 'chaos-chosen',
    specialRule: 'Favoured of Khorne',
    squad: [['Beastman Runner Lineman', 11], ...big.map((name) => [name, 1] as const)],
  })

const spoilt: { readonly [K in Exclude<FaultKind, 'changed' | 'history' | 'records'>]: Spoilt } = {
  apothecary: [
    withState(played(campaignTeam([['Skeleton', 16]], 'undead')), { apothecary: newApothecary }),
    'campaign.apothecary',
  ],
  bench: [
    withCareer(campaignTeam([['Skeleton', 16]], 'undead'), 3, { bench: true }),
    'players[3].campaign.bench',
    'p4',
  ],
  book: [{ ...campaignTeam(), treasury: 1 }, 'treasury'],
  campaign: [withCareer(campaignTeam(), 0, { owed: 300 }), 'players[0].campaign.owed', 'p1'],
  mutant: [with1(campaignTeam(), { position: 'Elf Lineman with Claw' }), 'players[0].position', 'p1'],
  star: [withCareer(campaignTeam(), 0, { starPoints: 3 }), 'players[0].campaign.rank', 'p1'],
  edition: [{ ...good, edition: 'ninth' }, 'edition'],
  roster: [{ ...good, roster: 'martian' }, 'roster'],
  name: [with1(good, { name: 'Wulf\u202e' }, 2), 'players[2].name', 'p3'],
  closedList: [teamOf({ edition: 'bugman', roster: 'slann', squad: [['Lineman', 11]] }), 'roster'],
  specialRule: [{ ...good, specialRule: 'Favoured of Nobody' }, 'specialRule'],
  exhibition: [{ ...good, exhibition: true, treasury: 0 }, 'exhibition'],
  tooFewPlayers: [teamOf({ squad: [['Lineman', 10]] }), 'players'],
  tooManyPlayers: [
    teamOf({
      squad: [
        ['Lineman', 16],
        ['Thrower', 1],
      ],
    }),
    'players',
  ],
  identity: [with1(good, { id: 'p1' }, 1), 'players[1].id', 'p1'],
  shirtNumber: [with1(good, { number: 1 }, 1), 'players[1].number', 'p2'],
  position: [with1(good, { position: 'Wardancer' }, 5), 'players[5].position', 'p6'],
  positionLimit: [with1(good, { position: 'Blitzer' }, 0), 'players[11].position', 'p12'],
  bigGuys: [chosen('Minotaur', 'Chaos Troll'), 'players[12].position', 'p13'],
  guest: [with1(good, { kind: 'journeyman' }, 2), 'players[2].kind', 'p3'],
  starUnknown: [star('nobody-knows'), 'players[11].position', 'p12'],
  starTeam: [star('varag-ghoul-chewer'), 'players[11].position', 'p12'],
  starTwice: [
    with1(star('griff-oberwald'), { kind: 'star', position: 'griff-oberwald', name: 'The star' }, 0),
    'players[11].position',
    'p12',
  ],
  starPartner: [
    teamOf({ edition: 'bugman', roster: 'ogre', squad: [['Snotling', 11]], stars: ['grotty'] }),
    'players[11].position',
    'p12',
  ],
  starPerMatch: [star('griff-oberwald', good), 'players[11].kind', 'p12'],
  advanceSource: [
    with1(played(good), { points: 6, advances: [learnt('block', 'chosenPrimary')] }),
    'players[0].advances[0].source',
    'p1',
  ],
  advanceUnknown: [
    with1(played(good), { points: 6, advances: [learnt('regeneration')] }),
    'players[0].advances[0].gained',
    'p1',
  ],
  advanceTwice: [
    with1(played(good), { points: 6, advances: [learnt('block')] }, 8),
    'players[8].advances[0].gained',
    'p9',
  ],
  advanceCategory: [
    with1(played(good), { points: 6, advances: [learnt('dodge')] }),
    'players[0].advances[0].gained',
    'p1',
  ],
  advanceExcluded: [
    with1(played(good), { points: 16, advances: [learnt('frenzy'), learnt('grab', 'double', 30_000)] }),
    'players[0].advances[1].gained',
    'p1',
  ],
  advanceValue: [
    with1(played(good), { points: 6, advances: [learnt('block', 'normal', 30_000)] }),
    'players[0].advances[0].value',
    'p1',
  ],
  advanceLimit: [
    with1(played(good), {
      points: 176,
      advances: ['block', 'kick', 'pro', 'tackle', 'fend', 'wrestle', 'shadowing'].map((gained) => learnt(gained)),
    }),
    'players[0].advances',
    'p1',
  ],
  points: [with1(played(good), { points: 5, advances: [learnt('block')] }), 'players[0].points', 'p1'],
  injury: [with1(played(good), { lasting: ['PA'] }), 'players[0].lasting', 'p1'],
  staffUnknown: [{ ...good, staff: { ...good.staff, chefs: 1 } }, 'staff.chefs'],
  staffTeam: [teamOf({ roster: 'undead', squad: [['Zombie', 11]], staff: { apothecaries: 1 } }), 'staff.apothecaries'],
  staffLimit: [teamOf({ staff: { apothecaries: 2 } }), 'staff.apothecaries'],
  fans: [teamOf({ fans: 10 }), 'fans'],
  sponsor: [{ ...cup, sponsored: 'p99' }, 'sponsored'],
  trophy: [{ ...played(good), trophy: true }, 'trophy'],
  budget: [
    teamOf({
      squad: [
        ['Lineman', 12],
        ['Blitzer', 4],
      ],
      staff: { rerolls: 2 },
    }),
    'budget',
  ],
  treasury: [{ ...good, treasury: good.treasury + 10_000 }, 'treasury'],
}

const oneOf = (faults: readonly Fault[], kind: FaultKind): Fault => {
  expect(faults.map((fault) => fault.kind)).toEqual([kind])
  return faults[0]
}

describe('a team', () => {
  it('should have no fault when it has none', () => {
    for (const team of [good, cup, draft, chosen('Minotaur')]) expect(checkTeam(team)).toEqual([])
  })

  it('should be looked at for every kind of fault there is', () => {
    // The faults of an audit have their own tests.
    expect([...Object.keys(spoilt), 'changed', 'history', 'records'].sort()).toEqual([...faultKinds].sort())
  })

  it.each(Object.keys(spoilt) as (keyof typeof spoilt)[])('with the fault "%s" should get exactly that', (kind) => {
    const [team, where, player = ''] = spoilt[kind]
    const fault = oneOf(checkTeam(team), kind)
    expect(fault.where).toBe(where)
    expect(fault.player).toBe(player)
    expect(fault.remedy).not.toBe('')
    const wearer = team.players.find(({ id }) => id === player)
    if (wearer && kind !== 'identity') expect(fault.message).toContain(`#${wearer.number} "${wearer.name}"`)
  })

  it.each<readonly [kind: FaultKind, where: string, team: Team]>([
    ['specialRule', 'specialRule', { ...chosen(), specialRule: '' }],
    ['identity', 'players[11].id', { ...good, nextPlayer: 12 }],
    ['starPartner', 'players[12].position', teamOf({ ...ogres, stars: ['bomber-dribblesnot', 'grotty'] })],
    ['identity', 'players[0].id', { ...played(good), former: [{ ...good.players[0], departure: 'dead' }] }],
    ['advanceLimit', 'players[0].advances', with1(played(good), { points: 31, advances: raised(3) })],
    ['injury', 'players[0].lasting', with1(played(good), { lasting: ['ST', 'ST', 'ST'] })],
    ['injury', 'players[0].lasting', with1(played(draft), { lasting: ['AG', 'AG', 'AG', 'AG'] })],
    ['treasury', 'treasury', { ...played(good), treasury: -10_000 }],
    ['fans', 'fans', { ...played(draft), fans: 0 }],
    ['sponsor', 'sponsored', { ...good, sponsored: 'p1' }],
    [
      'advanceTwice',
      'players[0].advances[0].gained',
      { ...with1(played(cup), { advances: [learnt('leader', 'double', 0)] }), sponsored: 'p1' },
    ],
    ['trophy', 'trophy', { ...draft, trophy: true }],
    ['budget', 'budget', teamOf({ budget: 900_000 })],
    ['budget', 'budget', teamOf({ ...exhibition, budget: 1_000_000 })],
    ['treasury', 'treasury', { ...cup, treasury: 10_000 }],
    ['treasury', 'treasury', { ...teamOf(exhibition), treasury: 10_000 }],
  ])('with the fault "%s" of another sort should get exactly that at %s', (kind, where, team) => {
    const fault = oneOf(checkTeam(team), kind)
    expect(fault.where).toBe(where)
    expect(fault.remedy).not.toBe('')
  })

  it('changed after it was handed in should get exactly that fault', () => {
    const fault = oneOf(changedSince(cup, { ...cup, name: 'Others' }), 'changed')
    expect(fault).toMatchObject({ where: 'name', remedy: 'write "Reikland Rovers" again' })
  })

  it('should have none where an injury came between', () => {
    const mended = { points: 51, advances: raised(3), lasting: ['ST'] as const }
    expect(checkTeam(with1(played(good), mended))).toEqual([])
    expect(checkTeam(with1(played(good), { lasting: ['ST', 'ST', 'ST'], points: 6, advances: raised(1) }))).toEqual([])
  })

  it('should have all its faults told at once', () => {
    const bad = with1(with1({ ...teamOf({ fans: 10 }), specialRule: 'None' }, { number: 2 }), { kind: 'mercenary' }, 3)
    expect(checkTeam(bad).map(({ kind }) => kind)).toEqual(['specialRule', 'shirtNumber', 'guest', 'fans'])
  })
})

describe('the points of 2020', () => {
  it('should be enough for what was bought with them', () => {
    const bought = (points: number) =>
      checkTeam(with1(played(draft), { points, advances: [learnt('block', 'chosenPrimary', 20_000, 6)] }))
    expect(bought(6)).toEqual([])
    expect(oneOf(bought(5), 'points').message).toContain('his advances cost 6 Star Player points, and he earned 5')
  })

  it('[bb2020 413] should buy six advances at most', () => {
    const skills = ['block', 'dauntless', 'fend', 'kick', 'pro', 'tackle', 'wrestle']
    const advances = skills.map((gained) => learnt(gained, 'chosenPrimary', 20_000, 6))
    const of = (count: number) => checkTeam(with1(played(draft), { points: 99, advances: advances.slice(0, count) }))
    expect(of(6)).toEqual([])
    oneOf(of(7), 'advanceLimit')
  })

  it('should buy no skill that comes in another strength', () => {
    const ogre = teamOf({
      edition: 'bb2020',
      squad: [
        ['Human Lineman', 11],
        ['Ogre', 1],
      ],
    })
    const stronger = with1(
      played(ogre),
      { points: 6, advances: [learnt('mighty-blow-2', 'chosenPrimary', 20_000, 6)] },
      11,
    )
    oneOf(checkTeam(stronger), 'advanceTwice')
  })

  it('[bb2020 417] should buy characteristics at their own value, each twice at most', () => {
    const taller = (value: number) =>
      checkTeam(with1(played(draft), { points: 18, advances: [learnt('ST', 'characteristic', value, 18)] }))
    expect(taller(80_000)).toEqual([])
    oneOf(taller(10_000), 'advanceValue')
    const advances = [18, 20, 24].map((price) => learnt('AV', 'characteristic', 10_000, price))
    oneOf(checkTeam(with1(played(draft), { points: 62, advances })), 'advanceLimit')
    expect(checkTeam(with1(played(draft), { points: 62, advances: advances.slice(1) }))).toEqual([])
  })
})
