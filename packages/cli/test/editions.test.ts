// The comparison of the editions agrees with the manifests, and docs/editions.md is current. Neighbours:
// src/editions/editionsPage.ts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Edition, editionNamed, editions } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../src/command.ts'
import { editions as command } from '../src/commands/editions.ts'
import { changesBetween } from '../src/editions/changes.ts'
import { compare, pageOf } from '../src/editions/editionsPage.ts'
import { fullest } from '../src/editions/fullest.ts'
import { gridsOf } from '../src/editions/grids.ts'
import { labels } from '../src/editions/labels.ts'
import { onlyHere } from '../src/editions/only.ts'
import { packagesDir } from '../src/ledger.ts'
import { UsageError } from '../src/usage.ts'
import { newFolder, skulls } from './runSkulls.ts'

const edition = (id: string): Edition => {
  const found = editionNamed(id)
  if (!found) throw new Error(`no edition ${id}`)
  return found
}
const crp = edition('crp')
const bugman = edition('bugman')
const bb2020 = edition('bb2020')

/** The cells of crp and bb2020 in a row of a grid. */
const rowOf = (title: string, label: string, pair: readonly Edition[] = [crp, bb2020]): readonly string[] | undefined =>
  gridsOf(pair)
    .find((grid) => grid.title === title)
    ?.rows.find((row) => row.label === label)?.cells

describe('docs/editions.md', () => {
  it('should be the page that the manifests make today', () => {
    const kept = readFileSync(join(packagesDir, '..', 'docs', 'editions.md'), 'utf8')
    expect(
      kept === pageOf(compare(editions)),
      'docs/editions.md is out of date: run "npx skulls editions --write docs/editions.md" and commit it',
    ).toBe(true)
  })
})

describe('side by side', () => {
  it.each([
    ['Pass ranges', 'quick', ['+1 (1–3)', '0 (1–3)']],
    ['Pass ranges', 'bomb', ['−2 (11–13)', '−3 (11–13)']],
    ['Pass ranges', '13 one way, 2 the other', ['out of range', 'bomb']],
    ['Catching', 'bounce', ['0', '−1']],
    ['Kick-off', '3', ['riot', 'time out']],
    ['Casualties', 'dice', ['D6 and D8', 'D16']],
    ['Numbers', 'team re-rolls in one turn', ['1', 'as many as there are']],
    ['Numbers', 'turns of each team in a half', ['8', '8']],
    ['Weather', 'by a special play', ['–', 'Drainage Issues: go for it −1, pick up −1']],
  ])('%s, %s', (title, label, cells) => {
    expect(rowOf(title, label)).toEqual(cells)
  })

  it('should show both casualty rolls of an edition that has two', () => {
    const pair = [edition('third'), crp]
    expect(rowOf('Casualties', 'Seriously Injured', pair)).toEqual(['4–5: D6 and D6 for the injury', '–'])
    expect(rowOf('Casualties', 'Smashed Hand', pair)).toEqual([
      'second roll 44–46: misses the next game, niggling',
      '47: misses the next game',
    ])
    expect(rowOf('Casualties', 'Fractured Skull', pair)).toEqual([
      'second roll 66: misses the next game, AV worse by 1',
      '56: misses the next game, AV worse by 1',
    ])
  })

  it('should find the formula of a test by asking the edition', () => {
    const first = (cells: readonly string[] = []): string[] => cells.map((cell) => cell.split(';')[0])
    expect(first(rowOf('Tests', 'dodge'))).toEqual(['7 − AG with +1', 'AG'])
    expect(first(rowOf('Tests', 'pass'))).toEqual(['7 − AG', 'PA'])
    expect(rowOf('Tests', 'armour')).toEqual(['2D6; AV + 1', '2D6; AV'])
    expect(rowOf('Tests', 'loner')).toEqual(['4+', '4+; by skill 2+ 3+ 5+'])
    expect(rowOf('Tests', 'wild animal')).toEqual(['4+; team re-roll', '–'])
  })

  it('should have a label of its own for every number', () => {
    for (const { rules } of editions)
      for (const topic of Object.keys(rules) as (keyof typeof rules)[])
        expect(Object.keys(rules[topic] ?? {}).sort()).toEqual(Object.keys(labels[topic]).sort())
    const all = Object.values(labels).flatMap((topic): { label: string }[] => Object.values(topic))
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
  })

  it('should show a number that a house edition changes', () => {
    const north: Edition = { ...crp, rules: { ...crp.rules, move: { ...crp.rules.move, goForIts: 3 } } }
    expect(rowOf('Numbers', 'squares a player may go for it (rush)', [crp, north])).toEqual(['2', '3'])
  })

  it('should show a topic where an edition has it, and not where none has', () => {
    const barred = [{ skill: 'sure-feet', option: 'undeclared' }] as const
    const lineUp = { barred, starsWith: null, apart: [], pure: null, mutants: null, weapons: 0 }
    const north: Edition = { ...crp, rules: { ...crp.rules, lineUp } }
    const label = 'skills that play only with an option of the match'
    expect(rowOf('Numbers', label, [crp, north])).toEqual(['–', 'sure feet'])
    expect(rowOf('Numbers', label, [crp, crp])).toBeUndefined()
  })
})

describe('what no other edition has', () => {
  const only = (id: string, what: string): readonly string[] =>
    onlyHere(editions)
      .find((one) => one.edition === id)
      ?.lists.find((one) => one.what === what)?.names ?? []

  it('should be found for the third edition', () => {
    expect(only('third', 'rules')).toEqual(
      expect.arrayContaining([
        'traits, which a player gains by a double only',
        'ageing',
        'contests, in which both players roll',
        'I’ve Got My Eye On You',
      ]),
    )
    expect(only('third', 'rules')).not.toContain('Get the Ref')
    expect(only('third', 'options of a match').map((option) => option.split(' (')[0])).toEqual([
      'Illegal procedure',
      'Undeclared actions',
    ])
    expect(only('third', 'turnovers')).toEqual(['illegal procedure was called'])
    expect(only('third', 'kick-off results')).toEqual(['bad kick'])
    expect(only('third', 'handicaps')).toHaveLength(36)
    expect(only('third', 'handicaps')[0]).toBe('11 Appearance Fee')
  })

  it('should leave out what another edition has, be it under another name', () => {
    expect(only('third', 'skills')).toContain('Spikes')
    expect(only('third', 'skills')).not.toContain('Side Step')
    expect(only('bb2020', 'skills')).toContain('Brawler')
    for (const name of ['Sidestep', 'Claws', 'Ball and Chain', 'Mighty Blow (+1)'])
      expect(only('bb2020', 'skills')).not.toContain(name)
    expect(only('bb2020', 'team lists')).not.toContain('Lizardmen')
  })

  it('should be nothing among editions that are the same', () => {
    expect(onlyHere([crp, { ...crp, id: 'crp' }]).map(({ lists }) => lists)).toEqual([[], []])
  })
})

describe('an edition with options', () => {
  const second = edition('second')
  const cells = (title: string, label: string): readonly string[] | undefined =>
    compare([second, crp])
      .grids.find((grid) => grid.title === title)
      ?.rows.find((row) => row.label === label)?.cells

  it('should be compared with its largest named set, which the page names', () => {
    const { editions: compared } = compare([second, crp])
    expect(compared.map(({ id }) => id)).toEqual(['second', 'crp'])
    expect(compared[0].set).not.toBe('')
    expect(compared[1].set).toBe('')
    expect(pageOf(compare([second, crp]))).toContain(`second with *${compared[0].set}*`)
    expect(pageOf(compare([crp, bb2020]))).not.toContain('(option')
  })

  it('should tell what is an option, and what is played without it', () => {
    expect(cells('Numbers', 'referees on the pitch')).toEqual(['2 (option)', '–'])
    expect(cells('Numbers', 'team re-rolls in one turn')?.[0]).toBe('as many as there are (option; without: 0)')
    expect(cells('Numbers', 'option without which nobody has stars')?.[0]).toBe('star cards (without options)')
    expect(cells('Weather', '2–12')).toEqual(['Nice (without options)', '–'])
    const weather = onlyHere([fullest(second), crp], [second, crp])[0].lists.find(({ what }) => what === 'weather')
    expect(weather?.names).toContain('Blustery (option)')
  })
})

describe('from one edition to the next', () => {
  it('should find nothing between an edition and itself', () => {
    const nothing = { added: [], removed: [], changed: [] }
    expect(changesBetween(crp, crp)).toMatchObject({
      ...{ skills: nothing, teams: nothing, stars: nothing, inducements: nothing, procedures: nothing },
    })
  })

  it('should find the procedures that bugman and crp play in their own ways, and no others', () => {
    const changed = changesBetween(bugman, crp).procedures.changed.map(({ name }) => name)
    expect(changed).toContain('apothecary')
    expect(changed).not.toContain('block')
  })

  it('should tell skills that were added, changed, removed and left alone', () => {
    const { skills } = changesBetween(crp, bb2020)
    const names = (groups: typeof skills.added): string[] => groups.flatMap(([, list]) => list)
    expect(names(skills.added)).toEqual(expect.arrayContaining(['Brawler', 'Claws', 'Animal Savagery', 'Ram']))
    expect(names(skills.removed)).toEqual(expect.arrayContaining(['Claw', 'Piling On', 'Wild Animal']))
    expect(skills.added.find(([group]) => group === 'only star players')?.[1]).toContain('Ram')
    const what = (name: string) => skills.changed.find((skill) => skill.name === name)?.what
    expect(what('Dodge')).toEqual(['different: re-roll'])
    expect(what('Titchy')).toEqual(['extraordinary → trait'])
    expect(what('Block')).toBeUndefined()
    expect(what('Leap')?.[0]).toMatch(/^new: /)
  })

  it('should call the category of physical traits by its name', () => {
    const { skills } = changesBetween(edition('third'), crp)
    expect(skills.removed).toEqual(
      expect.arrayContaining([
        ['Physical', ['Razor Sharp Claws', 'Spikes']],
        ['by a handicap, for a match', expect.arrayContaining(['Queasy', 'Unpaid'])],
      ]),
    )
    const what = (name: string) => skills.changed.find((skill) => skill.name === name)?.what ?? []
    expect(what('Thick Skull')[0]).toBe('Physical → strength')
    expect(what('Frenzy')).toEqual(['gone: gained by a double only', 'different: at "block settled"'])
  })

  it('should count the positions of a team list that changed', () => {
    const human = changesBetween(crp, bb2020).teams.changed.find(({ name }) => name === 'Human')?.what ?? []
    expect(human).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^4 of 4 positions changed \(.*PA 4/),
        'new: Human Lineman, Halfling Hopeful',
        'gone: Lineman',
      ]),
    )
  })
})

describe('turnovers and leagues', () => {
  const cells = (title: string, label: string): readonly string[] | undefined =>
    compare([edition('third'), crp])
      .grids.find((grid) => grid.title === title)
      ?.rows.find((row) => row.label === label)?.cells

  it('should stand side by side too', () => {
    expect(cells('Turnovers', 'a player was sent off')).toEqual(['no', 'yes'])
    expect(cells('Turnovers', 'touchdown')).toEqual(['yes', 'yes'])
    expect(cells('Leagues', 'a team is measured by')).toEqual(['team rating', 'team value'])
    expect(cells('Leagues', 'players age')).toEqual(['yes', 'no'])
    expect(cells('Leagues', 'points at which a player grows')).toEqual([
      '6, 11, 26, 51, 101, 151, 251',
      '6, 16, 31, 51, 76, 176',
    ])
  })
})

describe('skulls editions', () => {
  it('should print the page, write it, and give the same as JSON', async () => {
    const file = join(newFolder(), 'page.md')
    const [printed, written, json] = await Promise.all([
      skulls('editions'),
      skulls('editions', '--write', file),
      skulls('editions', '--json'),
    ])
    expect([printed.code, written.code, json.code]).toEqual([0, 0, 0])
    expect(printed.out).toBe(readFileSync(file, 'utf8'))
    expect(written.out).toContain(file)
    expect(JSON.parse(json.out)).toEqual(JSON.parse(JSON.stringify(compare(editions))))
  })

  it.each([
    [['--write', 'page.md', '--json'], 'give one of them'],
    [['--write', ''], 'path of a file'],
    [['--write', 'no/such/folder/page.md'], 'no such file or folder'],
    [['crp'], 'skulls help editions'],
  ])('should refuse %j', async (words, remedy) => {
    const run = async () => command.run(readArguments(command, words))
    await expect(run).rejects.toThrow(UsageError)
    await expect(run).rejects.toThrow(remedy)
  })
})
