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
import { gridsOf } from '../src/editions/grids.ts'
import { labels } from '../src/editions/labels.ts'
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
