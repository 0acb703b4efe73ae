// Teams of third that cannot be: each fault names the field and the remedy, and so does the audit; and their sheets. Neighbours:
// buildingThird.test.ts and listsThird.test.ts have what can be; ../audit/doctored.test.ts changes every field.
import {
  auditTeam,
  checkTeam,
  faultLine,
  fromCsv,
  rosterRows,
  rosterSheet,
  type Team,
  type TeamEvent,
  teamRating,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { third } from '../preMatch/third.ts'
import { learnt, played, with1 } from './teams.ts'

const faults = (team: Team): string[] => checkTeam(played(team)).map(faultLine)

describe('a player of third', () => {
  it.each([
    [learnt('dodge', 'normal', 0), 'Dodge (agility) is not open to a Lineman by "normal"; take a skill of G'],
    [learnt('frenzy', 'normal', 0), 'Frenzy (general) is a trait, and a trait is gained by a double only'],
    [learnt('jump-up', 'double', 0), 'traits of a Lineman are general only; take a trait of general, or a skill'],
    [learnt('grab', 'normal', 0), 'nobody can learn "grab" in third; take a skill that can be learnt'],
    [learnt('regeneration', 'double', 0), 'nobody can learn "regeneration" in third; take a skill that can be learnt'],
    [learnt('block', 'chosenPrimary', 0), 'in third; take one of normal, double, characteristic'],
    [learnt('PA', 'characteristic', 0), '"PA" is no characteristic that can be raised; take one of MA, ST, AG, AV'],
    [learnt('block', 'normal', 20_000), 'the advance "block" is worth 0, not 20,000; write 0'],
  ])('should not have gained %j', (advance, fault) => {
    const [line, ...more] = faults(with1(third(), { advances: [advance], points: 6 }))
    expect(line).toMatch(/^players\[0\]\.advances\[0\]\.(gained|source|value): #1 "Lineman 1": /)
    expect(line).toContain(fault)
    expect(more).toEqual([])
  })

  it.each([
    [{ lasting: ['PA'] }, 'players[0].lasting: #1 "Lineman 1": there is no PA in third; take one of MA, ST, AG, AV'],
    [
      { lasting: ['ST', 'ST', 'ST'] },
      'players[0].lasting: #1 "Lineman 1": his ST cannot fall so far below 3; take one ST off the list',
    ],
    [
      { advances: [learnt('block', 'normal', 0)], points: 5 },
      'players[0].points: #1 "Lineman 1": 5 Star Player points give 0 advances, and he has 1; correct his points or take advances back',
    ],
  ] as const)('should not be %j', (change, fault) => {
    expect(faults(with1(third(), change))).toEqual([fault])
  })
})

describe('staff that third does not have', () => {
  it('should be refused', () => {
    expect(faults(third({ staff: { chefs: 1, henchmen: 1 } }))).toEqual([
      'staff.henchmen: third has none to hire; write 0',
      'staff.chefs: third has none to hire; write 0',
    ])
  })
})

describe('a line of the history of third', () => {
  const match: TeamEvent = {
    ...{ what: 'match', at: 0, outcome: 'draw', by: 'touchdowns' },
    ...{ score: [0, 0], casualties: [0, 0] },
  }
  const found = (...lines: TeamEvent[]): string =>
    auditTeam({ ...third(), history: [match, { what: 'winnings', at: 1, amount: 0 }, ...lines] })
      .map(faultLine)
      .join('\n')
  const aged = (niggling: boolean, lowers: string): TeamEvent => ({
    ...{ what: 'aged', at: 1, player: '#1 Lineman 1', niggling, lowers },
  })
  const improved: TeamEvent = { what: 'improved', at: 1, player: '#1 Lineman 1', gained: ['block'] }

  it.each([
    [aged(true, 'ST'), 'history[3].lowers: age does not give a niggling injury and lower ST; it brings one of these:'],
    [aged(false, ''), 'history[3].lowers: age does not lower ""; it brings one of these: a niggling injury, AV is one'],
    [aged(false, 'PA'), 'history[3].lowers: age does not lower "PA"'],
  ])('should not tell an age that cannot be: %j', (line, fault) => {
    expect(found(improved, line)).toContain(fault)
  })

  it('should have a player age right after his own star roll only', () => {
    const line = 'history[2]: #1 Lineman 1 ages right after a star roll only'
    expect(found(aged(true, ''))).toContain(`${line}, and the line before this one is none of his; take the line out`)
    expect(found(improved, aged(true, ''))).not.toContain('ages right after')
  })

  it('should name handicaps that there are, and none twice', () => {
    const text = found({ what: 'handicaps', at: 1, rolled: ['luck', 'virus', '51', 'virus'] })
    expect(text).toContain('history[2].rolled[0]: there is no handicap "luck"; take one of appearance-fee, ')
    expect(text).toContain('history[2].rolled[2]: there is no handicap "51"; take one of appearance-fee, ')
    expect(text).toContain(
      'history[2].rolled[3]: "virus" is there twice, and nobody has a handicap twice; take one out',
    )
  })

  it('should not be in the history of an edition without ratings', () => {
    const team = { ...third(), edition: 'crp', history: [match, aged(true, '')] }
    expect(auditTeam(team).map(faultLine)).toContain('history[1].what: crp has no ageing; take the line out')
  })
})

describe('a roster sheet of third', () => {
  it('should have the rating, the wizard and traits, and what age has taken', () => {
    const old = { advances: [learnt('frenzy', 'double', 0), learnt('block', 'normal', 0)], points: 12 }
    const team = with1(third({ staff: { wizards: 1 }, fans: 1 }), { ...old, niggling: 1, lasting: ['MA'] })
    const { players, facts } = rosterRows(team)
    expect(players[0]).toMatchObject({ gained: ['Frenzy (trait)', 'Block'], injuries: 'niggling 1, −MA', points: '12' })
    expect(facts).toContainEqual(['Wizard', '1'])
    expect(facts.filter(([name]) => name === 'Team rating')).toEqual([['Team rating', String(teamRating(team))]])
    for (const text of ['Frenzy (trait)', 'Team rating', 'niggling 1, −MA']) expect(rosterSheet(team)).toContain(text)
  })
})

describe('a table of third', () => {
  const table = (skills: string) =>
    [
      ...['edition,third', 'team,Ogres and Men', 'roster,human', 'wizard,1', 'rerolls,1', 'fans,1'],
      ...['number,name,position,skills,spp', `1,Wulf,Lineman,${skills},16`],
      ...Array.from({ length: 10 }, (_, i) => `${i + 2},,Lineman,,`),
    ].join('\n')

  it('should know skills and traits by the roll that gives them', () => {
    const team = fromCsv(table('Block|Frenzy|Dodge'))
    expect(team.players[0].advances.map(({ gained, source }) => [gained, source])).toEqual([
      ['block', 'normal'],
      ['frenzy', 'double'],
      ['dodge', 'double'],
    ])
    expect(team.staff.wizards).toBe(1)
  })

  it('should be refused where nobody could have gained it', () => {
    expect(() => fromCsv(table('Claw'))).toThrow('a Lineman cannot gain "Claw" in third; leave it out')
  })
})
