// Imported teams: FUMBBL's JSON and CSV. Neighbours: src/format/fumbbl.ts, src/format/csv.ts, src/format/wording.ts.
import { BadTeam, bookOf, checkTeam, findPosition, fromCsv, fromFumbbl, teamValue } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'

const record = {
  seasons: 1,
  games: 4,
  completions: 0,
  touchdowns: 2,
  deflections: 1,
  interceptions: 0,
  casualties: 1,
  mvps: 1,
  spp: 14,
  extra_spp: 0,
  spent_spp: 6,
}
const rookie = {
  ...record,
  seasons: 0,
  games: 0,
  touchdowns: 0,
  deflections: 0,
  casualties: 0,
  mvps: 0,
  spp: 0,
  spent_spp: 0,
}

const player = (number: number, position: string, more: Record<string, unknown> = {}) => ({
  ...{ id: 9000 + number, number, status: 0, name: `Player ${number}`, gender: 'Neutral', hasBio: false, position },
  ...{ positionId: 1, record: rookie, injuries: '', skills: [], skillCosts: [], refundable: false },
  skillStatus: { status: 'none', maxLimit: 0, tier: 0 },
  ...more,
})

/** An answer of the site's team API, without most fields that are not read. */
const fumbbl = {
  id: 1234,
  coach: { id: 7, name: 'Ann' },
  roster: { id: 4960, name: 'Human' },
  name: 'Reikland Rovers',
  bio: { image: 0, htmlBio: '' },
  division: 'Competitive',
  ...{ league: 0, rerolls: 3, ruleset: 4, status: 'Active', teamValue: 1_000_000, currentTeamValue: 950_000 },
  ...{ treasury: 60_000, fanFactor: 4, assistantCoaches: 1, cheerleaders: 2, apothecary: 'Yes' },
  record: { games: 4, wins: 2, ties: 1, losses: 1 },
  specialRules: { 'Old World Classic': [] },
  players: [
    player(1, 'Human Lineman', { record, skills: ['Block'], skillCosts: [20_000], injuries: 'm,n,-ma' }),
    player(2, 'Human Blitzer', {
      record: { ...record, spp: 40, spent_spp: 26 },
      skills: ['Mighty Blow', '+ST'],
      skillCosts: [20_000, 80_000],
    }),
    player(3, 'Blitzer', { record, skills: ['Dodge'], skillCosts: [20_000] }),
    player(4, 'Thrower'),
    ...[5, 6, 7, 8, 9, 10, 11].map((number) => player(number, 'Human Lineman')),
    player(12, 'Human Lineman', { status: 11 }),
  ],
}
const json = (change: Record<string, unknown> = {}): string => JSON.stringify({ ...fumbbl, ...change })

describe('a FUMBBL team', () => {
  const { team, notes } = fromFumbbl(json())

  it('should keep names, numbers, staff and money', () => {
    expect(team).toMatchObject({
      ...{ edition: 'bb2020', roster: 'human', name: 'Reikland Rovers', coach: 'Ann', treasury: 60_000, fans: 4 },
      staff: { rerolls: 3, assistantCoaches: 1, cheerleaders: 2, apothecaries: 1, chefs: 0 },
    })
    expect(team.players.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(checkTeam(team)).toEqual([])
  })

  it('should keep careers: advances with how they were gained, injuries, points, deeds', () => {
    expect(team.players[0]).toMatchObject({
      ...{ position: 'Human Lineman', niggling: 1, lasting: ['MA'], missesNextGame: true, points: 14, seasons: 1 },
      advances: [{ source: 'chosenPrimary', gained: 'block', value: 20_000, points: 6 }],
      statistics: { games: 4, touchdowns: 2, deflections: 1, casualties: 1, mostValuable: 1 },
    })
    expect(team.players[1]).toMatchObject({
      position: 'Blitzer',
      advances: [
        { source: 'chosenPrimary', gained: 'mighty-blow-1', value: 20_000, points: 6 },
        { source: 'characteristic', gained: 'ST', value: 80_000, points: 20 },
      ],
    })
    // Agility is a secondary category of the Blitzer: 20,000 can only be a random one.
    expect(team.players[2].advances).toMatchObject([{ source: 'randomSecondary', gained: 'dodge', value: 20_000 }])
    expect(teamValue(team)).toBe(
      8 * 50_000 + 2 * 85_000 + 80_000 + 20_000 + 100_000 + 20_000 + 150_000 + 30_000 + 50_000,
    )
  })

  it('should say whom it left out', () => {
    expect(notes).toEqual(['#12 Player 12 was left out: his status is 11, not active.'])
  })

  it('should say where the points differ', () => {
    const odd = json({
      players: [player(1, 'Human Lineman', { record: { ...record, spent_spp: 3 }, skills: ['Block'] })],
    })
    expect(fromFumbbl(odd).notes).toEqual([
      '#1 Player 1: FUMBBL counts 3 points spent, the advances found here cost 6.',
    ])
  })

  it('should find the special rule that was chosen', () => {
    const chaos = (specialRules: unknown) =>
      fromFumbbl(json({ roster: { name: 'Chaos Chosen' }, specialRules, players: [] })).team.specialRule
    expect(chaos({ 'Favoured of Khorne': [] })).toBe('Favoured of Khorne')
    expect(chaos({ 'Favoured of...': ['Nurgle'] })).toBe('Favoured of Nurgle')
    expect(chaos([])).toBe('')
  })

  it.each<[string, string, RegExp]>([
    ['no JSON', 'x', /^file: it is no JSON .*; give a file of a FUMBBL team/],
    ['no players', JSON.stringify({ ...fumbbl, players: undefined }), /^players: wants to be there/],
    [
      'an unknown rule set',
      json({ ruleset: 9 }),
      /^ruleset: FUMBBL's rule set 9 is not known here; name the edition yourself/,
    ],
    [
      'an unknown list',
      json({ roster: { name: 'Bretonnian' } }),
      /^roster: bb2020 has no team list "Bretonnian"; take one of amazon/,
    ],
    [
      'an unknown position',
      json({ players: [player(1, 'Grail Knight')] }),
      /^players\[0\]\.position: Human has no position "Grail Knight"; take one of Human Lineman/,
    ],
    [
      'an unknown skill',
      json({ players: [player(1, 'Thrower', { skills: ['Juggling'] })] }),
      /^players\[0\]\.skills\[0\]: bb2020 has no skill "Juggling"/,
    ],
    [
      'a skill nobody learns',
      json({ players: [player(1, 'Thrower', { skills: ['Regeneration'] })] }),
      /skills\[0\]: a Thrower cannot gain "Regeneration"/,
    ],
    [
      'an unknown injury',
      json({ players: [player(1, 'Thrower', { injuries: 'q' })] }),
      /^players\[0\]\.injuries: "q" is no injury we know/,
    ],
    [
      'a number too high',
      json({ players: [player(100, 'Thrower')] }),
      /^players\[0\]\.number: wants a whole number from 1 to 99/,
    ],
  ])('should be refused with %s', (_, text, message) => {
    expect(() => fromFumbbl(text)).toThrow(BadTeam)
    expect(() => fromFumbbl(text)).toThrow(message)
  })

  it('should be read by the edition one names, under the names of that time', () => {
    const old = fromFumbbl(
      json({ ruleset: 1, roster: { name: 'Shambling Undead' }, players: [player(1, 'Ghouls'), player(2, 'Mummy')] }),
      { edition: 'crp' },
    )
    expect(old.team).toMatchObject({
      edition: 'crp',
      roster: 'undead',
      players: [{ position: 'Ghoul' }, { position: 'Mummy' }],
    })
  })

  it.each(['second', 'third', 'third:illegalProcedure'])(
    'should be refused for %s, which is older than FUMBBL',
    (edition) => {
      const text = json({ players: [player(1, 'Thrower')] })
      expect(() => fromFumbbl(text, { edition })).toThrow(BadTeam)
      expect(() => fromFumbbl(text, { edition })).toThrow(
        `edition: FUMBBL has no teams of "${edition}": its lists, skills and prices are of later editions; import for one of bugman, crp, bb2020, or give the team as a table (CSV)`,
      )
    },
  )
})

describe('positions by other names', () => {
  it.each([
    ['bb2020', 'dwarf', 'Dwarf Lineman', 'Dwarf Blocker Lineman'],
    ['bb2020', 'dwarf', 'Dwarf Blitzer', 'Blitzer'],
    ['bb2020', 'underworld-denizens', 'Underworld Snotlings', 'Underworld Snotling'],
    ['bb2020', 'norse', 'Norse Raider', 'Norse Raider Lineman'],
    ['crp', 'orc', 'Black Orc', 'Black Orc Blocker'],
  ])('%s %s: %s should be %s', (edition, roster, name, position) => {
    expect(findPosition(bookOf({ edition, roster }), name, 'here')).toBe(position)
  })

  it('should never be guessed between two', () => {
    expect(() => findPosition(bookOf({ edition: 'bb2020', roster: 'old-world-alliance' }), 'Dwarf', 'here')).toThrow(
      /^here: "Dwarf" could be .* or .*; write the one that is meant$/,
    )
  })
})

const table = `team,Warp Rats
edition,bugman
roster,Skaven
coach,"Ann ""the Rat"" Doe"
rerolls,2
apothecary,yes
fan factor,4
sponsored,9

number,name,position,skills
1,One,Lineman,
2,,Lineman,
3,Three,Lineman,
4,Four,Lineman,
5,Five,Lineman,
6,Six,Lineman,
7,Seven,Blitzer,
8,Eight,Blitzer,
9,Nine,Thrower,
10,Ten,Gutter Runner,
11,Eleven,Gutter Runner,
12,Twelve,Headsplitter,
`

describe('a table', () => {
  it('should make a team, with stars by their names', () => {
    const team = fromCsv(table)
    expect(checkTeam(team)).toEqual([])
    expect(team).toMatchObject({
      ...{
        name: 'Warp Rats',
        edition: 'bugman',
        roster: 'skaven',
        coach: 'Ann "the Rat" Doe',
        fans: 4,
        sponsored: 'p9',
      },
      staff: { rerolls: 2, apothecaries: 1 },
      history: [],
    })
    expect(team.players[1]).toMatchObject({ number: 2, name: 'Lineman 2', position: 'Lineman' })
    expect(team.players[11]).toMatchObject({ kind: 'star', position: 'headsplitter', name: 'Twelve' })
  })

  it('should bring careers along', () => {
    const lines = Array.from({ length: 10 }, (_, i) => `${i + 2};;Lineman;;;;;`)
    const text = [
      'Number;Name;Position;Skills;Niggling;Lasting;MNG;SPP',
      '1;Wulf;Blitzer;Tackle|+ST;1;-MA;yes;16',
      ...lines,
    ].join('\r\n')
    const team = fromCsv(`\uFEFF${text}`, { edition: 'crp', roster: 'human', name: 'Rovers' })
    expect(team.players[0]).toMatchObject({
      ...{ name: 'Wulf', niggling: 1, lasting: ['MA'], missesNextGame: true, points: 16 },
      advances: [
        { source: 'normal', gained: 'tackle', value: 20_000 },
        { source: 'characteristic', gained: 'ST', value: 50_000 },
      ],
    })
    expect(checkTeam(team)).toEqual([])
  })

  it.each<[string, string, RegExp]>([
    ['no heading', 'team,X\n', /^file: no line says what the columns of the players are; write one such as/],
    ['no edition', 'team,X\nroster,human\nnumber,position\n', /^edition: it is not given; write a line "edition,…"/],
    [
      'a strange setting',
      'team,X\nstadium,Big\nnumber,position\n',
      /^line 2: there is no setting "stadium"; take one of/,
    ],
    ['a setting twice', 'team,X\nteam,Y\nnumber,position\n', /^line 2: the setting "team" is there twice/],
    ['a strange position', table.replace('Thrower', 'Warlock'), /^line 19 position: Skaven has no position "Warlock"/],
    ['a strange number', table.replace('9,Nine', 'nine,Nine'), /^line 19 number: wants a whole number, not "nine"/],
    ['a strange count', table.replace('rerolls,2', 'rerolls,two'), /^rerolls: wants a whole number, not "two"/],
    ['a number nobody wears', table.replace('sponsored,9', 'sponsored,40'), /^sponsored: nobody wears the number 40/],
    ['an open quotation mark', table.replace('Doe"', 'Doe'), /^line 4: a quotation mark is never closed/],
  ])('should be refused with %s', (_, text, message) => {
    expect(() => fromCsv(text)).toThrow(BadTeam)
    expect(() => fromCsv(text)).toThrow(message)
  })
})
