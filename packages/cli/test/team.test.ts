// `skulls team`: files made, checked, shown, priced, printed and imported, and files that stay unchanged.
// Neighbours: packages/league/test/team for the rules, misuse.test.ts for the other commands.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suggestTeam, writeTeam } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { newFolder, skulls } from './runSkulls.ts'

const team = (...words: readonly string[]) => skulls('team', ...words)

interface TeamFile {
  name: string
  fans: number
  treasury: number
  players: { number: number; name: string; position: string; kind: string }[]
  staff: Record<string, number>
}
const fileOf = (path: string): TeamFile => JSON.parse(readFileSync(path, 'utf8')) as TeamFile

/** A team file, made without the command to save a process. */
const teamFile = (edition = 'crp', roster = 'skaven'): string => {
  const path = join(newFolder(), 'rats.json')
  writeFileSync(path, writeTeam(suggestTeam({ edition, roster, name: 'Warp Rats' })))
  return path
}

describe('skulls team new', () => {
  it('should write a team that may play, and nothing beside it', async () => {
    const path = join(newFolder(), 'rats.json')
    const words = ['--list', 'skaven', '--name', 'Warp Rats', '--coach', 'Ann']
    const { code, err } = await team('new', path, ...words)
    expect([code, err]).toEqual([0, ''])
    expect(fileOf(path)).toMatchObject({ name: 'Warp Rats', coach: 'Ann', edition: 'crp', roster: 'skaven' })
    expect(readdirSync(join(path, '..'))).toEqual(['rats.json'])
    const checked = await team('check', path)
    expect(checked).toEqual({ code: 0, out: 'Warp Rats may play.\n', err: '' })
  })

  it('should draft a team for single matches', async () => {
    const path = join(newFolder(), 'draft.json')
    const { code } = await team('new', path, '--edition', 'bb2020', '--list', 'human', '--exhibition')
    expect(code).toBe(0)
    expect(fileOf(path)).toMatchObject({ exhibition: true, budget: 1_100_000, treasury: 0 })
    expect((await team('new', `${path}x`, '--list', 'human', '--exhibition')).code).toBe(1)
  })

  it('should found a team for full campaigns, and roll for its stars', async () => {
    const path = join(newFolder(), 'valar.json')
    const campaign = ['--edition', 'second', '--campaign', '--list', 'elf', '--seed', '4']
    const squad = ['--players', '9 Lineman, 2 star Blitzer, Human Lineman', '--apothecary', '1']
    const { code, out, err } = await team('new', path, ...campaign, ...squad)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/Treasury +21,000/)
    expect(fileOf(path)).toMatchObject({ treasury: 21_000, fame: 0 })
    const again = join(newFolder(), 'valar.json')
    await team('new', again, ...campaign, ...squad)
    expect(fileOf(again)).toEqual(fileOf(path))
    expect((await team('edit', path, '--players', 'star Thrower', '--apothecary', '0')).code).toBe(0)
    expect(fileOf(path)).toMatchObject({ treasury: 18_000 })
    expect((await team('check', path)).out).toBe('Elf Team may play.\n')
    const crowded = await team('new', `${path}x`, ...campaign, '--players', '17 Blitzer')
    expect(crowded.err).toContain('the team costs 51000, and 50000 are there')
  })

  it('should buy what is asked for', async () => {
    const path = join(newFolder(), 'cup.json')
    const squad = ['--players', '8 Lineman, 2x Blitzer, Ogre', '--stars', 'Mighty Zug', '--rerolls', '2', '--fans', '9']
    const { code } = await team(
      'new',
      path,
      '--edition',
      'bugman',
      '--list',
      'Human',
      ...squad,
      '--apothecary',
      '1',
      '--sponsor',
      '1',
    )
    expect(code).toBe(0)
    const { players, staff, fans } = fileOf(path)
    expect(players.map(({ position }) => position).slice(-2)).toEqual(['Ogre', 'mighty-zug'])
    expect(staff).toMatchObject({ rerolls: 2, apothecaries: 1 })
    expect(fans).toBe(9)
    expect((await team('show', path)).out).toContain('*Leader')
  })

  it('should pay a wish first and buy the rest with what is left', async () => {
    const path = join(newFolder(), 'elves.json')
    const { code, err } = await team('new', path, '--edition', 'bb2020', '--list', 'wood-elf', '--apothecary', '1')
    expect([code, err]).toEqual([0, ''])
    const { players, staff } = fileOf(path)
    expect(staff).toMatchObject({ apothecaries: 1 })
    expect(players.filter(({ position }) => position === 'Wardancer')).toHaveLength(2)
    expect(players).toHaveLength(11)
  })

  it('should say by its flag which wish cannot be paid, and write nothing', async () => {
    const path = join(newFolder(), 'elves.json')
    const { code, out, err } = await team('new', path, '--list', 'dark-elf', '--rerolls', '8', '--apothecary', '1')
    expect([code, out]).toEqual([2, ''])
    expect(err).toBe(
      'skulls: --rerolls: Team re-rolls (8) would cost 400,000, and 230,000 of 1,000,000 are left after the cheapest 11 players; there is money for 4, or save 170,000 elsewhere\n',
    )
    expect(existsSync(path)).toBe(false)
  })

  it('should name every fault and write nothing', async () => {
    const path = join(newFolder(), 'bad.json')
    const { code, out, err } = await team(
      'new',
      path,
      '--list',
      'undead',
      '--players',
      '10 Zombie',
      '--apothecary',
      '1',
    )
    expect(code).toBe(1)
    expect(out.trimEnd().split('\n')).toEqual([
      'players: the team has 10 of at least 11 players; hire 1 more',
      'staff.apothecaries: Undead teams have no Apothecary; write 0',
    ])
    expect(err).toContain('was not written: 2 faults')
    expect(existsSync(path)).toBe(false)
  })

  it('should not replace a file unless told to', async () => {
    const path = teamFile()
    const before = readFileSync(path, 'utf8')
    const again = await team('new', path, '--list', 'orc')
    expect(again.code).toBe(2)
    expect(again.err).toContain('is there already; give another path, or --force to replace it')
    expect(readFileSync(path, 'utf8')).toBe(before)
    expect((await team('new', path, '--list', 'orc', '--force')).code).toBe(0)
    expect(fileOf(path)).toMatchObject({ roster: 'orc' })
  })
})

describe('skulls team offers', () => {
  it('[second 434] should list the positions, and those of a mixed team under headings', async () => {
    const { code, out } = await team('offers', 'human', '--edition', 'second')
    expect(code).toBe(0)
    expect(out).toContain('at most 2 players of all races together with Kicker')
    expect(out).toContain('A mixed team: Skaven mutants')
    expect(out).toMatch(/Orc Blocker +16 +4 +\+1 +5 +2 +0 +0 +9 +2,500/)
    expect((await team('offers', 'undead', '--edition', 'second')).out).not.toContain('mixed')
    expect((await team('offers', 'martians', '--edition', 'second')).code).toBe(2)
  })

  it('[second 434] should build and keep a mixed team', async () => {
    const path = join(newFolder(), 'mixed.json')
    const squad = '8 Lineman, 2 Orc Blocker, Skaven Thrower with Claw'
    expect((await team('new', path, '--edition', 'second', '--list', 'human', '--players', squad)).code).toBe(0)
    expect((await team('check', path)).code).toBe(0)
    expect((await team('edit', path, '--players', '3 Elf Kicker')).out).toContain(
      'Elf Kicker number 3, and 2 is the most',
    )
  })
})

describe('skulls team edit', () => {
  it('should change names and numbers, and what was bought', async () => {
    const path = teamFile()
    const { code } = await team(
      'edit',
      path,
      '--rename',
      '7=Skrit',
      '--renumber',
      '7=17, 8=7',
      '--dismiss',
      '6',
      '--rerolls',
      '3',
    )
    expect(code).toBe(0)
    const { players, staff, treasury } = fileOf(path)
    expect(players.find(({ number }) => number === 17)).toMatchObject({ name: 'Skrit' })
    expect(players.find(({ number }) => number === 7)).toMatchObject({ name: 'Gutter Runner 8' })
    expect(players).toHaveLength(11)
    expect([staff.rerolls, treasury]).toEqual([3, 10_000])
  })

  it('should leave the file as it is when the team could not play', async () => {
    const path = teamFile()
    const before = readFileSync(path, 'utf8')
    expect((await team('edit', path, '--rerolls', '9')).code).toBe(1)
    expect((await team('edit', path, '--dismiss', '40')).code).toBe(2)
    expect(readFileSync(path, 'utf8')).toBe(before)
  })
})

describe('skulls team check', () => {
  it('should tell faults by field, and as JSON', async () => {
    const path = teamFile()
    const file = fileOf(path)
    writeFileSync(path, JSON.stringify({ ...file, players: file.players.map((one) => ({ ...one, number: 1 })) }))
    const { code, out } = await team('check', path, '--json')
    expect(code).toBe(1)
    const { faults } = JSON.parse(out) as { faults: { kind: string; where: string }[] }
    expect(faults).toHaveLength(file.players.length - 1)
    expect(faults[0]).toMatchObject({ kind: 'shirtNumber', where: 'players[1].number' })
    expect((await team('check', path)).out).toContain(
      'players[1].number: #1 "Lineman 2" wears the number of a team-mate; give him another one',
    )
  })

  it('should compare with the roster that was handed in', async () => {
    const path = teamFile('bugman', 'orc')
    const later = join(newFolder(), 'later.json')
    const file = fileOf(path)
    writeFileSync(later, JSON.stringify({ ...file, staff: { ...file.staff, rerolls: 0 } }))
    const { code, out } = await team('check', later, '--since', path)
    expect(code).toBe(1)
    expect(out).toContain('staff.rerolls: was 4 when the roster was handed in, and is 0 now; write 4 again')
    expect((await team('check', path, '--since', path)).code).toBe(0)
  })

  it('should refuse a file that is no team, in one line', async () => {
    const path = join(newFolder(), 'x.json')
    for (const [text, fault] of [
      ['{', 'file: it is no JSON'],
      ['{}', 'format: it must be "double-skulls-team"'],
      ['{"format":"double-skulls-team","version":1}', 'edition: wants to be there'],
    ]) {
      writeFileSync(path, text)
      const { code, out, err } = await team('check', path)
      expect([code, out, err.split('\n').length]).toEqual([2, '', 2])
      expect(err).toContain(fault)
    }
  })
})

describe('skulls team value', () => {
  it('should print the bill', async () => {
    const { out } = await team('value', teamFile())
    expect(out).toMatch(/4 {2}Gutter Runner {2}80,000 +320,000/)
    expect(out).toContain('Team value 1,000,000, for the next match 1,000,000.')
  })

  it('should give it as JSON', async () => {
    const { out } = await team('value', teamFile(), '--json')
    expect(JSON.parse(out)).toMatchObject({ team: 'Warp Rats', teamValue: 1_000_000, currentTeamValue: 1_000_000 })
  })
})

describe('skulls team print, import and schema', () => {
  it('should write a sheet to print', async () => {
    const path = teamFile()
    expect((await team('print', path)).code).toBe(0)
    expect(readFileSync(path.replace('.json', '.html'), 'utf8')).toContain('<title>Warp Rats</title>')
  })

  it('should import a table, and refuse a broken one without writing', async () => {
    const folder = newFolder()
    const source = join(folder, 'orcs.csv')
    const players = Array.from({ length: 11 }, (_, i) => `${i + 1},Orc ${i + 1},Lineman`).join('\n')
    writeFileSync(source, `team,Gouged Eye\nroster,orc\nrerolls,3\nnumber,name,position\n${players}\n`)
    expect((await team('import', source, '--edition', 'crp')).code).toBe(0)
    expect(fileOf(join(folder, 'orcs.team.json'))).toMatchObject({ name: 'Gouged Eye', staff: { rerolls: 3 } })
    writeFileSync(source, `team,Gouged Eye\nroster,orc\nnumber,name,position\n1,Elf,Wardancer\n`)
    const { code, err } = await team('import', source, '--edition', 'crp', '--out', join(folder, 'other.json'))
    expect(code).toBe(2)
    expect(err).toContain('line 4 position: Orc has no position "Wardancer"; take one of Lineman')
    expect(existsSync(join(folder, 'other.json'))).toBe(false)
  })

  it('should write the schema', async () => {
    const path = join(newFolder(), 'team.schema.json')
    expect((await team('schema', path)).code).toBe(0)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ type: 'object', additionalProperties: false })
  })

  it('should name its actions', async () => {
    const { code, err } = await team('chek', 'x.json')
    expect(code).toBe(2)
    expect(err).toContain('unknown action of team "chek"; did you mean "check"?')
  })
})
