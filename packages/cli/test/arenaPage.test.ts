// The page about the bots: tables and plot from real games, the text around them unchanged. Neighbours: arena.test.ts.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BEGIN, END, pageWith } from '../src/arena/botsPage.ts'
import { plotOf } from '../src/arena/plot.ts'
import { UsageError } from '../src/usage.ts'
import { newFolder, skulls } from './runSkulls.ts'

describe('skulls arena --page', () => {
  it('should write the tables and the plot of what it played', async () => {
    const folder = newFolder()
    const path = join(folder, 'bots.md')
    const words = ['arena', '--page', path, '--bots', 'random,rookie', '--games', '2', '--budgets', '10']
    const { code, out, err } = await skulls(...words)
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toBe(`Wrote ${path} and ${join(folder, 'bots-strength.svg')}.\n`)
    const page = readFileSync(path, 'utf8')
    expect(page).toMatch(/^\| random – rookie \| \d+ \| \d+ \| \d+ \| \d+\.\d % \(\d+\.\d–\d+\.\d\) \|$/m)
    expect(page).toMatch(/^\| humans, about \| 2\.2 \| 80 \| 22 \| 6 \|$/m)
    expect(page).toMatch(/^\| random against itself \| [\d.]+ \(\d+ %\) \|/m)
    expect(page).toMatch(/^\| 10 \| \d+ \| \d+ \| \d+ \|/m)
    expect(page).toContain('](bots-strength.svg)')
    expect(page).not.toMatch(/undefined|NaN/)
  })

  it('should refuse a page without its marks before it plays, and leave it alone', async () => {
    const folder = newFolder()
    const path = join(folder, 'bots.md')
    writeFileSync(path, '# Something else\n')
    const { code, err } = await skulls('arena', '--page', path, '--games', '100')
    expect(code).toBe(2)
    expect(err).toContain(BEGIN)
    expect(readFileSync(path, 'utf8')).toBe('# Something else\n')
    expect(existsSync(join(folder, 'bots-strength.svg'))).toBe(false)
  })
})

describe('the marks of the page', () => {
  it('should frame what is replaced', () => {
    expect(pageWith('p', `a\n${BEGIN}\nold\n${END}\nz\n`, 'new')).toBe(`a\n${BEGIN}\nnew\n${END}\nz\n`)
    expect(() => pageWith('p', `${END}\n${BEGIN}\n`, 'new')).toThrow(UsageError)
  })
})

describe('the plot', () => {
  const points = [
    { milliseconds: 1000, score: 0.75, low: 0.6, high: 0.85 },
    { milliseconds: 10, score: 0.5, low: 0.4, high: 0.6 },
    { milliseconds: 100, score: 0.625, low: 0.5, high: 0.7 },
  ]
  const svg = plotOf('a < b', points)
  const circles = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)])

  it('should put budgets in order and equal ratios equally far apart', () => {
    const xs = circles.map(([x]) => x)
    expect(xs).toHaveLength(3)
    expect(xs[1] - xs[0]).toBeGreaterThan(100)
    expect(xs[2] - xs[1]).toBeCloseTo(xs[1] - xs[0], 0)
  })

  it('should draw a higher score higher, in proportion', () => {
    const ys = circles.map(([, y]) => y)
    expect(ys[0] - ys[1]).toBeCloseTo(ys[1] - ys[2], 0)
    expect(ys[0]).toBeGreaterThan(ys[2])
  })

  it('should escape its title and stand alone with one point', () => {
    expect(svg).toContain('<title>a &lt; b</title>')
    expect(plotOf('one', points.slice(0, 1))).not.toMatch(/NaN|Infinity/)
  })
})
