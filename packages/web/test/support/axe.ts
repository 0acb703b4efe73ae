// Runs axe on a page and gives its findings, including the rule on accessible names that differ from the visible text.
// Neighbours: ../browser/access.test.ts, ../browser/layout.test.ts.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string }[]
}

/** Rules that axe leaves out by default. A voice user says what is written on a button. */
const MORE = { 'label-content-name-mismatch': { enabled: true } }

const looked = async (page: Page, options: object): Promise<readonly Finding[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Passed checks are not described: that would take as long as finding the violations.
  const wish = JSON.stringify({ ...options, resultTypes: ['violations'] })
  return (await page.evaluate(`axe.run(${wish}).then((report) => report.violations)`)) as readonly Finding[]
}

const told = ({ id, nodes }: Finding): string => `${id}: ${nodes[0].html.slice(0, 160)}`

/** All violations of the page, or those of its colours only. */
export const findings = async (page: Page, of: 'everything' | 'colours'): Promise<readonly string[]> => {
  const options = of === 'colours' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : { rules: MORE }
  return (await looked(page, options)).map(told)
}

export const serious = async (page: Page): Promise<readonly string[]> =>
  (await looked(page, { rules: MORE })).filter(({ impact }) => impact === 'serious' || impact === 'critical').map(told)
